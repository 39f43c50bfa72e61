import type { Entity } from '@proofsheet/engine/content/entity'
import type { ComponentType } from 'react'
import type { Product } from '../../../../content/types/product'
import { ActionLink } from '../ActionLink'
import { demos } from '../demos'
import { useSite } from '../site-context'
import { DemoRecording } from './DemoRecording'
import { figureOf } from './product-figures'
import { Status } from './Status'

/** Every product's live example on its own ground, beside an index that stays in view. */
export function ProductFigures() {
  const { products } = useSite()
  return (
    <div className="tryout wide">
      <nav aria-label="Demonstrations">
        <ul className="nav">
          {products.map(({ slug, name }) => (
            <li key={slug} className={`world-${slug}`}>
              <a href={`#try-${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {products.map(product => (
          <Entry key={product.slug} product={product} />
        ))}
      </div>
    </div>
  )
}

function Entry({ product }: { product: Entity<Product> }) {
  const { slug, url, name, status, tagline, externalLink } = product
  const figure = figureOf[slug]
  const Figure: ComponentType | undefined = figure && demos[figure]
  return (
    <section aria-labelledby={`try-${slug}`} className={`world-${slug} ground`}>
      <div className="tryout-head">
        <h3 id={`try-${slug}`}>{name}</h3>
        <p>
          {tagline} <Status status={status} />
        </p>
        <p className="flex flex-wrap gap-x-6 text-note">
          <a className="text-link" href={url}>
            How {name} works
          </a>
          {externalLink && <ActionLink action={{ label: `Open ${name}`, href: externalLink }} look="text-link" />}
        </p>
      </div>
      {Figure ? <Figure /> : <p>{name} has no live example yet. Its page shows what it does.</p>}
      <DemoRecording product={product} />
    </section>
  )
}
