import type { Product } from '../../../../content/types/product'

/** What a product costs and how it can be tried, as far as that is public. */
export interface Cost {
  /** The price, or the trial where no price is public. */
  first: string
  /** The trial, where a price stands before it. */
  besides?: string
}

/** What a visitor may know of a product's cost before asking. */
export function costOf({ price, trial }: Pick<Product, 'price' | 'trial'>): Cost {
  if (!price) return { first: trial ?? 'Price on request' }
  return { first: price.page, ...(trial && { besides: trial }) }
}

/** Whether a product can be begun without paying. */
export function isFreeToBegin({ price, trial }: Pick<Product, 'price' | 'trial'>): boolean {
  return /\bfree\b/i.test(`${trial ?? ''} ${price?.page ?? ''}`)
}
