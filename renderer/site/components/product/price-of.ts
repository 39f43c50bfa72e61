import type { Product } from '../../../../content/types/product'

/** The price of a product in at most three words, and its terms in a line. A trial is no price. */
export function priceOf({ price, trial }: { price?: Product['price'] | undefined; trial?: string | undefined }) {
  if (price) return { amount: price.page, terms: trial }
  return /^\d+-day/.test(trial ?? '')
    ? { amount: 'Price on request', terms: trial }
    : { amount: trial ?? 'Price on request', terms: undefined }
}
