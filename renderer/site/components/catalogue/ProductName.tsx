import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'

/** A product's name with the square of its color, as a link to its page. */
export function ProductName({ product: { name, color, url } }: { product: Entity<Product> }) {
  return (
    <a
      className={`own-${color} inline-flex items-center gap-3 min-h-8 text-ink font-650 decoration-1 decoration-rule-ctl hover:text-pine hover:decoration-pine`}
      href={url}
    >
      <span className="own-square" aria-hidden="true" />
      {name}
    </a>
  )
}
