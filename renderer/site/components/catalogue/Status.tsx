import type { ProductStatus } from '../../../../content/types/product'

/** The badge of a product's status: green when it is live, orange otherwise. */
export function Status({ status }: { status: ProductStatus }) {
  return <span className={`badge ${status === 'Live' ? 'bg-live' : 'bg-early'}`}>{status}</span>
}
