import type { Entity } from '@proofsheet/engine/content/entity'
import type { ComponentType } from 'react'
import type { Product } from '../../../../content/types/product'
import { ActionLink } from '../ActionLink'
import { demos } from '../demos'
import { useSite } from '../site-context'
import { DemoRecording } from './DemoRecording'
import { ProductName } from './ProductName'
import { figureOf } from './product-figures'
import { Status } from './Status'

/** Every product's worked figure under its name, after an index that leads to each. */
export function ProductFigures() {
  const { products } = useSite()
  return (
    <div className="wide mb-8">
      <nav aria-label="Demonstrations">
        <ul className="nav grid sm:grid-cols-2 gap-x-16 border-0 border-b border-solid border-rule">
          {products.map(({ slug, name, color, tagline }) => (
            <li key={slug} className={`own-${color} border-0 border-t border-solid border-rule`}>
              <a
                className="grid grid-cols-[0.625rem_minmax(0,9.5rem)_minmax(4rem,1fr)] items-center gap-x-3 min-h-11 py-1 leading-snug text-ink no-underline hover:text-pine"
                href={`#try-${slug}`}
              >
                <span className="own-square" aria-hidden="true" />
                <b className="font-650">{name}</b>
                <span className="text-note text-ink-2">{tagline}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {products.map(product => (
        <Entry key={product.slug} product={product} />
      ))}
    </div>
  )
}

function Entry({ product }: { product: Entity<Product> }) {
  const { slug, url, name, status, tagline, externalLink } = product
  const figure = figureOf[slug]
  const Figure: ComponentType | undefined = figure && demos[figure]
  return (
    <section aria-labelledby={`try-${slug}`} className="mt-gap">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h3 id={`try-${slug}`}>
            <ProductName product={product} />
          </h3>
          <p className="text-ink-2">
            {tagline} <Status status={status} />
          </p>
        </div>
        <p className="flex flex-wrap gap-x-6 text-note">
          <a className="text-link" href={url}>
            How {name} works
          </a>
          {externalLink && <ActionLink action={{ label: `Open ${name}`, href: externalLink }} look="text-link" />}
        </p>
      </div>
      {Figure ? (
        <Figure />
      ) : (
        <p className="bg-paper-sunk p-6 text-ink-2">
          {name} has no figure to try here yet. Its page shows what it does.
        </p>
      )}
      <DemoRecording product={product} />
    </section>
  )
}
