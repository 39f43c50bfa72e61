import type { Entity } from '@proofsheet/engine/content/entity'
import type { ComponentType } from 'react'
import type { Product } from '../../../../content/types/product'
import { DisclosureIcon } from '../../islands/DisclosureIcon'
import { ActionLink } from '../ActionLink'
import { demos } from '../demos'
import { useSite } from '../site-context'
import { breakable } from '../stage/ToolStrip'
import { DemoRecording } from './DemoRecording'
import { figureOf } from './product-figures'
import { Status } from './Status'

/** Every product's live example on its own ground. A closed one shows its beginning, cropped; it opens in place. */
export function ProductFigures() {
  return (
    <div className="tryout wide">
      {useSite().products.map(product => (
        <Entry key={product.slug} product={product} />
      ))}
    </div>
  )
}

/** A link to the anchor opens the example, since the anchor is on what is closed. */
function Entry({ product }: { product: Entity<Product> }) {
  const { slug, url, name, status, tagline, externalLink } = product
  const figure = figureOf[slug]
  const Figure: ComponentType | undefined = figure && demos[figure]
  return (
    <details className={`world-${slug} ground`}>
      <summary>
        <h3>{breakable(name)}</h3>
        <span>
          {tagline} <Status status={status} />
        </span>
        <span className="tryout-switch">
          <b>Try it here</b> <DisclosureIcon />
        </span>
      </summary>
      <section id={`try-${slug}`} className="tryout-example">
        {Figure ? <Figure /> : <p>{name} has no live example yet. Its page shows what it does.</p>}
        <div className="tryout-more">
          <p className="flex flex-wrap gap-x-6 mt-3 text-note">
            <a className="text-link" href={url}>
              How {name} works
            </a>
            {externalLink && <ActionLink action={{ label: `Open ${name}`, href: externalLink }} look="text-link" />}
          </p>
          <DemoRecording product={product} />
        </div>
      </section>
    </details>
  )
}
