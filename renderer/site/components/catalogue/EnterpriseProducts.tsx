import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import type { ProductWorld } from '../../worlds'
import { Entries } from '../lists/Entries'
import { useSite } from '../site-context'
import { drawings } from '../stage/drawings'
import { costOf } from './cost'
import { Status } from './Status'

/** A product, with what it is given and what it returns. */
export interface ProductPath {
  /**
   * The slug of the product.
   * @example vaja
   */
  product: string
  /**
   * What goes in.
   * @example A phone call
   */
  from: string
  /**
   * What comes out.
   * @example A settled request
   */
  to: string
}

/** Products that ask the same of a company's administrators. */
export interface ProductGroup {
  /**
   * What they work on.
   * @example A person’s own words
   */
  title: string
  /**
   * What administrators do for them.
   * @example Open accounts and set roles.
   */
  text: string
  /**
   * The products.
   * @example [{ "product": "vaja", "from": "A phone call", "to": "A settled request" }]
   */
  tools: ProductPath[]
}

export interface EnterpriseProductsProps {
  /**
   * The products, by what they ask of administrators.
   * @example [{ "title": "Your systems", "text": "Connect a phone line.", "tools": [{ "product": "vaja", "from": "A phone call", "to": "A settled request" }] }]
   */
  groups: ProductGroup[]
}

/** The products for a company: what goes in, what comes out, what is checked first. Each row leads to its page as a whole. */
export function EnterpriseProducts({ groups }: EnterpriseProductsProps) {
  const products = new Map(useSite().products.map(product => [product.slug, product]))
  return (
    <div className="product-groups wide">
      {groups.map(({ title, text, tools }) => (
        <section key={title} aria-label={title}>
          <p>
            <b>{title}</b> <span>{text}</span>
          </p>
          <ul className="product-rows nav">
            {tools.map(tool => {
              const product = products.get(tool.product)
              return product && <Row key={tool.product} entity={product} path={tool} />
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ entity, path: { from, to } }: { entity: Entity<Product>; path: ProductPath }) {
  const { slug, name, tagline, url, status, features, checkFirst } = entity
  const { first, besides } = costOf(entity)
  return (
    <li className={`world-${slug}`}>
      <svg viewBox="0 0 100 64" aria-hidden="true">
        {drawings[slug as ProductWorld]}
      </svg>
      <p>
        <b>{name}</b> <Status status={status} /> <span>{tagline}</span>
      </p>
      <div>
        <p>
          {from} <span className="visually-hidden">becomes</span> <b>{to}</b>
        </p>
        <ul className="nav run">
          <Entries texts={features.slice(0, 3)} />
        </ul>
      </div>
      <p className="product-check">
        <span>Check first</span> <em>{checkFirst}</em>
      </p>
      <p>
        <b>{first}</b> {besides}{' '}
        <a href={url}>
          Learn More<span className="visually-hidden"> about {name}</span>
        </a>
      </p>
    </li>
  )
}
