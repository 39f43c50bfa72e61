import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import type { World } from '../../worlds'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { useSite } from '../site-context'
import { drawings } from '../stage/drawings'
import { Status } from './Status'

/** The tags of every product's enterprise deployment. */
const tags = ['SSO', 'Analytics', 'API Access']

/** The products for enterprise deployment: a row for each behind a head on its own ground, and what all of them have. */
export function EnterpriseProducts() {
  const { products } = useSite()
  return (
    <div className="product-matrix wide">
      <table>
        <caption>All {products.length} products have</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">First features</th>
            {tags.map(tag => (
              <th key={tag} scope="col">
                {tag}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">More</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map(product => (
            <Row key={product.slug} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ product: { slug, name, tagline, url, status, features } }: { product: Entity<Product> }) {
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
          {features.slice(0, 3).map(feature => (
            <li key={feature}>
              <InlineMarkdown text={feature} />
            </li>
          ))}
        </ul>
      </td>
      {tags.map(tag => (
        <td key={tag} data-column={tag}>
          <span className="visually-hidden">Yes</span>
        </td>
      ))}
      <td>
        <a href={url}>
          Learn More<span className="visually-hidden"> about {name}</span>
        </a>
      </td>
    </tr>
  )
}
