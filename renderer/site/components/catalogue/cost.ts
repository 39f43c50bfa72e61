import type { Product } from '../../../../content/types/product'

/** The public price and trial of a product. */
export interface Cost {
  /** The price, or the trial where there is no public price. */
  first: string
  /** The trial, where `first` is the price. */
  besides?: string
}

/** The cost of a product as visitors see it. */
export function costOf({ price, trial }: Pick<Product, 'price' | 'trial'>): Cost {
  if (!price) return { first: trial ?? 'Price on request' }
  return { first: price.page, ...(trial && { besides: trial }) }
}

/** Whether a product has a free trial or is free. */
export function isFreeToBegin({ price, trial }: Pick<Product, 'price' | 'trial'>): boolean {
  return /\bfree\b/i.test(`${trial ?? ''} ${price?.page ?? ''}`)
}
