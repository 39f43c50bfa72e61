import type { Entity } from '@proofsheet/engine/content/entity'
import type { Picture as Shown } from '@proofsheet/engine/content/media/media'
import { usePictures } from '@proofsheet/engine/content/media/media-context'
import { island } from '@proofsheet/engine/pages/islands/island'
import type { Product } from '../../../../content/types/product'
import type { CatalogueQuote } from '../../../../content/types/testimonial'
import * as ProductFilter from '../../islands/ProductFilter.island'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { Picture } from '../Picture'
import { useSite } from '../site-context'
import { costOf } from './cost'
import { ProductName } from './ProductName'
import { Status } from './Status'

const Filter = island('ProductFilter', ProductFilter)

/** Every product with its line, its first benefits, its price and a picture of its work; a filter hides what is not asked for. */
export function ProductCatalogue() {
  const { products } = useSite()
  const pictureAt = usePictures()
  return (
    <Filter products={products.map(({ slug, category, status }) => ({ id: anchorOf(slug), category, status }))}>
      <ul className="nav border-0 border-b border-solid border-rule">
        {products.map(product => (
          <Entry key={product.slug} product={product} picture={pictureOf(product, pictureAt)} />
        ))}
      </ul>
    </Filter>
  )
}

function pictureOf({ thumbnail }: Product, pictureAt: (path: string) => Shown): Shown | undefined {
  return thumbnail === undefined ? undefined : pictureAt(thumbnail)
}

/** The picture repeats what the text beside it says, so its alternative text is empty. */
function Entry({ product, picture }: { product: Entity<Product>; picture: Shown | undefined }) {
  const { slug, url, name, description, category, benefits, status, testimonial } = product
  return (
    <li
      id={anchorOf(slug)}
      className="grid md:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] gap-x-10 lg:gap-x-16 gap-y-4 py-8 border-0 border-t border-solid border-rule"
    >
      <div className="max-w-text">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="text-lead leading-tight">
            <ProductName product={product} />
          </span>
          <span className="text-note text-ink-3">
            {category} · <Status status={status} />
          </span>
        </p>
        <p className="mt-2">{description}</p>
        <ul className="nav mt-3 text-note text-ink-2">
          {benefits.slice(0, 2).map(benefit => (
            <li key={benefit} className="inline-block mr-5">
              <InlineMarkdown text={benefit} />
            </li>
          ))}
        </ul>
        {testimonial && <Quote quote={testimonial} />}
        <p className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <CostLine product={product} />
          <a className="inline-flex items-center min-h-8" href={url}>
            See {name}
          </a>
        </p>
      </div>
      {picture && (
        <div className="hidden md:block self-start border border-solid border-rule">
          <Picture picture={picture} alt="" sizes="(min-width: 64em) 26rem, 36vw" />
        </div>
      )}
    </li>
  )
}

function Quote({ quote: { quote, author, role, image } }: { quote: CatalogueQuote }) {
  const pictureAt = usePictures()
  return (
    <figure className="m-0 mt-3 flex items-center gap-3 text-note text-ink-2">
      {image && (
        <span className="flex-none w-10">
          <Picture picture={pictureAt(image)} alt="" sizes="2.5rem" />
        </span>
      )}
      <blockquote className="m-0">
        <p>
          “{quote}” <cite className="not-italic text-ink-3">{author ? `${author}, ${role}` : role}</cite>
        </p>
      </blockquote>
    </figure>
  )
}

function CostLine({ product }: { product: Product }) {
  const { first, besides } = costOf(product)
  return (
    <span>
      <b className="font-650">{first}</b>
      {besides && <span className="text-note text-ink-3"> · {besides}</span>}
    </span>
  )
}

function anchorOf(slug: string): string {
  return `product-${slug}`
}
