import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import { ActionLink } from '../ActionLink'
import { useSite } from '../site-context'
import { costOf, isFreeToBegin } from './cost'
import { ProductName } from './ProductName'

/** Where to begin with each product: those that cost nothing to begin first. */
export function TrialList() {
  const { products } = useSite()
  return (
    <div className="wide my-8 grid gap-12">
      <Group title="Free to start" products={products.filter(isFreeToBegin)} />
      <Group title="Ask for a price first" products={products.filter(product => !isFreeToBegin(product))} />
    </div>
  )
}

function Group({ title, products }: { title: string; products: Entity<Product>[] }) {
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="grid lg:grid-cols-[12rem_minmax(0,1fr)] gap-x-8 gap-y-4">
      <div>
        <h3 className="text-lead">{title}</h3>
        <p className="text-note text-ink-3">{products.length === 1 ? 'One tool' : `${products.length} tools`}</p>
      </div>
      <ul className="nav border-0 border-t border-solid border-ink">
        {products.map(product => (
          <Entry key={product.slug} product={product} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ product }: { product: Entity<Product> }) {
  const { first, besides } = costOf(product)
  const { name, tagline, externalLink, url } = product
  return (
    <li className="grid sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_13rem_16rem] items-center gap-x-8 gap-y-2 py-4 border-0 border-b border-solid border-rule">
      <div>
        <ProductName product={product} />
        <p className="text-note text-ink-2">{tagline}</p>
      </div>
      <p className="leading-snug">
        {first}
        {besides && <span className="block text-note text-ink-3">{besides}</span>}
      </p>
      <p className="sm:col-span-2 md:col-span-1 md:whitespace-nowrap">
        {externalLink ? (
          <ActionLink action={{ label: `Open ${name}`, href: externalLink }} look="btn-quiet" />
        ) : (
          <ActionLink action={{ label: `See ${name}`, href: url }} look="btn-quiet" />
        )}
      </p>
    </li>
  )
}
