import type { Product } from '../../../../content/types/product'

/** The price of a product: the amount, or words in its place, then what the amount is for, and its terms in a line. */
export interface ShownPrice {
  amount: string
  unit?: string | undefined
  terms?: string | undefined
}

/** The price of a product as its page and the price list show it. A trial is no price. */
export function priceOf({
  price,
  trial,
}: {
  price?: Product['price'] | undefined
  trial?: string | undefined
}): ShownPrice {
  if (price) {
    const [amount = price.page, unit] = /^(\$\d+)(\/\w+)$/.exec(price.page)?.slice(1) ?? []
    return { amount, unit, terms: trial }
  }
  if (!trial || /^\d+-day/.test(trial)) return { amount: 'Price on request', terms: trial }
  return { amount: trial }
}
