import type { Product } from '../../../../content/types/product'

/** The price of a product: the amount, or words in its place, and its terms in a line. */
export interface ShownPrice {
  amount: string
  terms?: string | undefined
}

/**
 * The price of a product as its page and the price list show it. A trial is no price. The amount stays one text, so that
 * it can be edited where it is shown.
 */
export function priceOf({
  price,
  trial,
}: {
  price?: Product['price'] | undefined
  trial?: string | undefined
}): ShownPrice {
  if (price) return { amount: price.page, terms: trial }
  if (!trial || /^\d+-day/.test(trial)) return { amount: 'Price on request', terms: trial }
  return { amount: trial }
}
