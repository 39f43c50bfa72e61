import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import { ActionLink } from '../ActionLink'
import { Entries } from '../lists/Entries'
import { priceOf } from '../product/price-of'
import { useSite } from '../site-context'
import { Preview } from '../stage/previews'
import { isFreeToBegin } from './cost'

/** What each product costs, what is included, and where to begin: a row for each that costs nothing to begin, then the others. */
export function TrialList() {
  const { products } = useSite()
  const free = products.filter(isFreeToBegin)
  return (
    <>
      <ul className="price-rows wide">
        {free.map(product => (
          <Row key={product.slug} product={product} />
        ))}
      </ul>
      <ul className="price-columns wide">
        {products
          .filter(product => !free.includes(product))
          .map(product => (
            <Column key={product.slug} product={product} />
          ))}
      </ul>
    </>
  )
}

/** A product whose price we name when we are asked. */
function Column({ product }: { product: Entity<Product> }) {
  const { slug, name, url, tagline } = product
  return (
    <li className={`world-${slug}`}>
      <Preview of={slug} />
      <h3>
        <a href={url}>{name}</a>
      </h3>
      <p>{tagline}</p>
      <p>{priceOf(product).amount}</p>
      <ActionLink
        action={{ label: 'Ask for a price', href: `/contactUs/?about=${slug}` }}
        look="text-link"
        about={`of ${name}`}
      />
    </li>
  )
}

function Row({ product }: { product: Entity<Product> }) {
  const { slug, name, url, features, status } = product
  const { amount, terms } = priceOf(product)
  const [figure = amount, unit] = /^(\$\d+)(\/\w+)$/.exec(amount)?.slice(1) ?? []
  const large = unit ? figure : (terms ?? amount)
  const remarks = [unit && terms, status !== 'Live' && status].filter(Boolean).join('. ')
  return (
    <li className={`ground world-${slug}`}>
      <Preview of={slug} />
      <div>
        <h3>
          <a href={url}>{name}</a>
        </h3>
        <ul aria-label={`${name} includes`}>
          <Entries texts={features.slice(0, 3)} />
        </ul>
      </div>
      <div>
        {large && (
          <p className={unit ? 'is-figure' : 'is-words'}>
            {large}
            {unit && <span>{unit}</span>}
            {!unit && terms && <span>{amount}</span>}
          </p>
        )}
        {remarks && <p>{remarks}</p>}
      </div>
      <p>
        <Begin product={product} />
      </p>
    </li>
  )
}

/** Where to begin: on the product's own site, or with a question to us that names the product. */
function Begin({ product }: { product: Entity<Product> }) {
  const { slug, name, externalLink } = product
  if (externalLink) return <ActionLink action={{ label: `Open ${name}`, href: externalLink }} look="btn" />
  const ask = { label: 'Ask for the trial', href: `/contactUs/?about=${slug}` }
  return <ActionLink action={ask} look="btn" about={`of ${name}`} />
}
