import type { Product } from '../../../../content/types/product'

/** What a product costs in at most three words, and the terms in a line. */
export function priceOf({ price, trial }: { price?: Product['price'] | undefined; trial?: string | undefined }) {
  if (price) return { amount: price.page, terms: trial }
  const days = /^(\d+)-day free trial/.exec(trial ?? '')?.[1]
  return days
    ? { amount: `${days} days free`, terms: trial }
    : { amount: trial ?? 'Price on request', terms: undefined }
}
