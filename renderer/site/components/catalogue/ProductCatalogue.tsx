import type { Product } from '../../../../content/types/product'
import type { Entity } from '../../../engine/content/entity'
import type { Picture as Shown } from '../../../engine/images/media'
import { usePictures } from '../../../engine/images/media-context'
import { island } from '../../../engine/islands/island'
import * as ProductFilter from '../../islands/ProductFilter.island'
import { Line } from '../lists/Line'
import { Picture } from '../Picture'
import { useSite } from '../site-context'
import { costOf } from './cost'
import { ProductName } from './ProductName'
import { Status } from './Status'

const Filter = island('ProductFilter', ProductFilter)

/** Every product with its line, its first three features and its price; a filter above hides what is not asked for. */
export function ProductCatalogue() {
  const { products } = useSite()
  const pictureAt = usePictures()
  return (
    <Filter products={products.map(({ slug, category, status }) => ({ id: anchorOf(slug), category, status }))}>
      <ul className="nav border-0 border-b border-solid border-rule">
        {products.map(product => (
          <Entry
            key={product.slug}
            product={product}
            thumbnail={product.thumbnail === undefined ? undefined : pictureAt(product.thumbnail)}
          />
        ))}
      </ul>
    </Filter>
  )
}

/** The thumbnail repeats what the text beside it says, so its alternative text is empty. */
function Entry({ product, thumbnail }: { product: Entity<Product>; thumbnail: Shown | undefined }) {
  const { slug, url, name, description, category, features, status } = product
  const { first, besides } = costOf(product)
  return (
    <li
      id={anchorOf(slug)}
      className="grid md:grid-cols-[13rem_minmax(0,1fr)] margin:grid-cols-[13rem_minmax(0,1fr)_16rem] gap-x-8 gap-y-3 py-6 border-0 border-t border-solid border-rule"
    >
      <div>
        <p className="text-lead leading-tight">
          <ProductName product={product} />
        </p>
        <p className="mt-1 text-note text-ink-3">{category}</p>
        {thumbnail && (
          <div className="hidden md:block mt-3 border border-solid border-rule">
            <Picture picture={thumbnail} alt="" sizes="13rem" />
          </div>
        )}
      </div>
      <div className="max-w-text">
        <p>{description}</p>
        <ul className="nav mt-3 grid sm:grid-cols-3 gap-x-6 gap-y-1 text-note text-ink-2">
          {features.slice(0, 3).map(feature => (
            <li key={feature} className="border-0 border-l-2 border-solid border-rule pl-3">
              <Line text={feature} />
            </li>
          ))}
        </ul>
      </div>
      <div className="md:col-start-2 margin:col-start-3 text-note">
        <p>
          <Status status={status} />
        </p>
        <p className="mt-1">{first}</p>
        {besides && <p className="text-ink-3">{besides}</p>}
        <p className="mt-1">
          <a className="inline-flex items-center min-h-8" href={url}>
            See {name}
          </a>
        </p>
      </div>
    </li>
  )
}

function anchorOf(slug: string): string {
  return `product-${slug}`
}
