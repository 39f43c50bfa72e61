import type { Entity } from '@proofsheet/engine/content/entity'
import type { ComponentType } from 'react'
import type { Product } from '../../../../content/types/product'
import { ActionLink } from '../ActionLink'
import { demos, figureOf } from '../demos'
import { useSite } from '../site-context'
import { breakable } from '../stage/ToolStrip'
import { DemoRecording } from './DemoRecording'
import { Status } from './Status'

/** Every product’s live example, each on its own ground. On phones an example shows its beginning until it is chosen. */
export function ProductFigures() {
  return (
    <div className="tryout wide">
      {useSite().products.map(product => (
        <Entry key={product.slug} product={product} />
      ))}
    </div>
  )
}

/** An example that phones crop is shown whole when a link leads to it. */
function Entry({ product }: { product: Entity<Product> }) {
  const { slug, url, name, status, tagline, externalLink } = product
  const figure = figureOf[slug]
  const Figure: ComponentType | undefined = figure && demos[figure]
  return (
    <section id={`try-${slug}`} className={`world-${slug} ground`} aria-label={name}>
      <div className="tryout-head">
        <h3>{breakable(name)}</h3>
        <p>
          {tagline} <Status status={status} />
        </p>
      </div>
      <div className="tryout-example">
        {Figure ? <Figure /> : <p>{name} has no live example yet. Its page shows what it does.</p>}
      </div>
      <a className="btn tryout-open" href={`#try-${slug}`}>
        Try {name} here
      </a>
      <div className="tryout-more">
        <p>
          <a className="text-link" href={url}>
            How {name} works
          </a>
          {externalLink && <ActionLink action={{ label: `Open ${name}`, href: externalLink }} look="text-link" />}
        </p>
        <DemoRecording product={product} />
      </div>
    </section>
  )
}
