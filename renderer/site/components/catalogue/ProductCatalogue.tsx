import type { Entity } from '@proofsheet/engine/content/entity'
import { island } from '@proofsheet/engine/pages/islands/island'
import type { Product } from '../../../../content/types/product'
import * as ProductFilter from '../../islands/ProductFilter.island'
import { useSite } from '../site-context'
import { costOf } from './cost'
import { Excerpt } from './Excerpt'
import { Status } from './Status'
import { wants } from './wants'

const Filter = island('ProductFilter', ProductFilter)

/** Every product on its own ground: what it does, what it costs, lines of its work; a filter hides what is not asked for. */
export function ProductCatalogue() {
  const { products } = useSite()
  return (
    <Filter
      products={products.map(({ slug, category, status }) => ({ id: anchorOf(slug), want: wants[category], status }))}
    >
      <ul className="nav tool-rows">
        {products.map(product => (
          <Entry key={product.slug} product={product} />
        ))}
      </ul>
    </Filter>
  )
}

function Entry({ product }: { product: Entity<Product> }) {
  const { slug, url, name, task, description, checkFirst, status } = product
  const { first, besides } = costOf(product)
  return (
    <li id={anchorOf(slug)} className={`world-${slug} ground`}>
      <div className="tool-row-words">
        <p className="font-650">
          {task} <Status status={status} />
        </p>
        <p className="tool-row-name">
          <a href={url}>{name}</a>
        </p>
        <p className="text-lead">{description}</p>
        <p className="tool-row-check">Check first: {checkFirst.charAt(0).toLowerCase() + checkFirst.slice(1)}</p>
        <p className="tool-row-price">
          <span>
            <b>{first}</b>
            {besides && <span className="text-note"> {besides}</span>}
          </span>
          <a className="text-link" href={url}>
            See {name}
          </a>
        </p>
      </div>
      <Excerpt product={product} />
    </li>
  )
}

function anchorOf(slug: string): string {
  return `product-${slug}`
}
