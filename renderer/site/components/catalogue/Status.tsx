import type { ProductStatus } from '../../../../content/types/product'

/** How far a product is: green when it is live, orange for all else. */
export function Status({ status }: { status: ProductStatus }) {
  return <span className={`font-650 ${status === 'Live' ? 'text-ok' : 'text-warn'}`}>{status}</span>
}
