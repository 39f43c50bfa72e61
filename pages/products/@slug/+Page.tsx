import { Body } from '../../../renderer/site/Body'
import { costOf } from '../../../renderer/site/components/catalogue/cost'
import { Status } from '../../../renderer/site/components/catalogue/Status'
import { ProductStrip } from '../../../renderer/site/components/product/ProductStrip'
import type { PageOf } from '../../+data'
import { Hero } from '../../layouts/Hero'

/**
 * A product's page: its stage, its text, and the way to the other products. The text has the figure, what the product
 * shows, its numbers, its limits and its price, each product in an order of its own.
 */
export default function ProductPage({ entity: product, site, body }: PageOf<'products'>) {
  const { slug, status, color, hero } = product
  const { first, besides } = costOf(product)
  return (
    <div className={`product own-${color}`}>
      <Hero
        title={hero.title}
        lead={hero.lead}
        actions={[hero.primary, hero.secondary]}
        isOnStage
        isWide
        badge={
          <>
            <span className="font-650">{hero.badge}</span>
            <Status status={status} />
            <span>{[first, besides].filter(Boolean).join('. ')}</span>
          </>
        }
      />
      <Body body={body} site={site} />
      <ProductStrip site={site} current={slug} />
    </div>
  )
}
