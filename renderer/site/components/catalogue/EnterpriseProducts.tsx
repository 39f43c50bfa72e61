import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import type { ProductWorld } from '../../worlds'
import { Entries } from '../lists/Entries'
import { useSite } from '../site-context'
import { drawings } from '../stage/drawings'
import { costOf } from './cost'
import { Status } from './Status'

/** The products for enterprise deployment, each a row on its own ground that leads to its page as a whole. */
export function EnterpriseProducts() {
  return (
    <ul className="product-rows nav wide">
      {useSite().products.map(product => (
        <Row key={product.slug} product={product} />
      ))}
    </ul>
  )
}

function Row({ product }: { product: Entity<Product> }) {
  const { slug, name, tagline, url, status, features } = product
  const { first, besides } = costOf(product)
  return (
    <li className={`world-${slug} ground`}>
      <svg viewBox="0 0 100 64" aria-hidden="true">
        {drawings[slug as ProductWorld]}
      </svg>
      <p>
        <b>{name}</b> <Status status={status} /> <span>{tagline}</span>
      </p>
      <ul className="nav run">
        <Entries texts={features.slice(0, 3)} />
      </ul>
      <p>
        <b>{first}</b> {besides}
      </p>
      <a href={url}>
        Learn More<span className="visually-hidden"> about {name}</span>
      </a>
    </li>
  )
}
