import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import { ActionLink } from '../ActionLink'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { priceOf } from '../product/price-of'
import { useSite } from '../site-context'
import { drawings } from '../stage/drawings'
import { isFreeToBegin } from './cost'

/** What each product costs, what is included, and where to begin: those that cost nothing to begin first. */
export function TrialList() {
  const { products } = useSite()
  const free = products.filter(isFreeToBegin)
  return (
    <ul className="price-rows wide">
      {[...free, ...products.filter(product => !free.includes(product))].map(product => (
        <Row key={product.slug} product={product} />
      ))}
    </ul>
  )
}

function Row({ product }: { product: Entity<Product> }) {
  const { slug, name, url, features, status } = product
  const { amount, terms } = priceOf(product)
  // The line beside it says that the days are free.
  const [, figure = amount, unit] = /^(\$\d+|\d+ days)(\/month)?/.exec(amount) ?? []
  const remarks = [terms, status !== 'Live' && status].filter(Boolean).join('. ')
  return (
    <li className={`ground world-${slug}`}>
      <svg viewBox="0 0 100 64" aria-hidden="true">
        {drawings[slug as keyof typeof drawings]}
      </svg>
      <div>
        <h3>
          <a href={url}>{name}</a>
        </h3>
        <p>
          Includes:{' '}
          {features.map((feature, index) => (
            <span key={feature}>
              {index > 0 && '; '}
              <InlineMarkdown text={feature} />
            </span>
          ))}
        </p>
      </div>
      <p className={/\d/.test(figure) ? 'is-figure' : 'is-words'}>
        {figure}
        {unit && <span>{unit}</span>}
      </p>
      <p>{remarks}</p>
      <p>
        <Begin product={product} />
      </p>
    </li>
  )
}

/** Where to begin: on the product's own site, or with a question to us that names the product. */
function Begin({ product }: { product: Entity<Product> }) {
  const { slug, name, externalLink } = product
  const open = externalLink && <ActionLink action={{ label: `Open ${name}`, href: externalLink }} look="text-link" />
  if (open && isFreeToBegin(product)) return open
  const label = isFreeToBegin(product) ? 'Ask for the trial' : 'Ask for a price'
  return (
    <>
      <ActionLink action={{ label, href: `/contactUs/?about=${slug}` }} look="text-link" about={`of ${name}`} />
      {open}
    </>
  )
}
