import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'

/** A product's name as a link to its page. */
export function ProductName({ product: { name, url } }: { product: Entity<Product> }) {
  return (
    <a
      className="inline-flex items-center min-h-8 text-ink font-650 decoration-1 decoration-rule-ctl hover:text-pine hover:decoration-pine"
      href={url}
    >
      {name}
    </a>
  )
}
