import type { ProductStatus } from '../../../../content/types/product'

/** A product's status: green when it is live, orange otherwise. */
export function Status({ status }: { status: ProductStatus }) {
  return <span className={`font-650 ${status === 'Live' ? 'text-ok' : 'text-warn'}`}>{status}</span>
}
