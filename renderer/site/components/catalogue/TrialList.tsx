import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import { ActionLink } from '../ActionLink'
import { Entries } from '../lists/Entries'
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
  const [figure = amount, unit] = /^(\$\d+)(\/\w+)$/.exec(amount)?.slice(1) ?? []
  // What costs nothing to begin is large; that there is a price to ask for isn't.
  const large = unit ? figure : (terms ?? (isFreeToBegin(product) ? amount : undefined))
  const remarks = [large !== figure && amount, unit && terms, status !== 'Live' && status].filter(Boolean).join('. ')
  return (
    <li className={`ground world-${slug}`}>
      <svg viewBox="0 0 100 64" aria-hidden="true">
        {drawings[slug as keyof typeof drawings]}
      </svg>
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
  const isFree = isFreeToBegin(product)
  const open = externalLink && { label: `Open ${name}`, href: externalLink }
  if (open && isFree) return <ActionLink action={open} look="btn" />
  const ask = { label: isFree ? 'Ask for the trial' : 'Ask for a price', href: `/contactUs/?about=${slug}` }
  return (
    <>
      <ActionLink action={ask} look={isFree ? 'btn' : 'text-link'} about={`of ${name}`} />
      {open && <ActionLink action={open} look="text-link" />}
    </>
  )
}
