import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import type { World } from '../../worlds'
import { ColumnHeads } from '../lists/ColumnHeads'
import { Entries } from '../lists/Entries'
import { useSite } from '../site-context'
import { drawings } from '../stage/drawings'
import { costOf } from './cost'
import { Status } from './Status'

/** The features that every product has in an enterprise deployment. */
const tags = ['SSO', 'Analytics', 'API Access']

/** The products for enterprise deployment against what all of them have: a row for each behind a head on its own ground. */
export function EnterpriseProducts() {
  const { products } = useSite()
  return (
    <div className="product-matrix wide">
      <table>
        <caption className="visually-hidden">All {products.length} products, with what each has</caption>
        <ColumnHeads names={['Product', 'First features', 'In a company', 'For one person', 'More']} />
        <tbody>
          {products.map(product => (
            <Row key={product.slug} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ product }: { product: Entity<Product> }) {
  const { slug, name, tagline, url, status, features } = product
  const { first, besides } = costOf(product)
  return (
    <tr>
      <th scope="row" className={`world-${slug}`}>
        <svg viewBox="0 0 100 64" aria-hidden="true">
          {drawings[slug as Exclude<World, 'enterprise' | 'training' | 'contact'>]}
        </svg>
        <b>{name}</b> <Status status={status} />
        <span>{tagline}</span>
      </th>
      <td>
        <ul className="nav">
          <Entries texts={features.slice(0, 3)} />
        </ul>
      </td>
      <td>
        <ul className="nav tags">
          <Entries texts={tags} />
        </ul>
      </td>
      <td>
        <b>{first}</b> {besides}
      </td>
      <td>
        <a href={url}>
          Learn More<span className="visually-hidden"> about {name}</span>
        </a>
      </td>
    </tr>
  )
}
