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
  return { first: price.page, besides: trial }
}

/**
 * The cost of a product in few words, as the menu names it: its price there, with that of its page where that is another,
 * else how it can be tried.
 */
export function menuCostOf({ price, trial }: Pick<Product, 'price' | 'trial'>): string {
  const days = /^\d+-day\b/.exec(trial ?? '')?.[0]
  if (price?.menu && price.menu !== price.page) return `${price.menu} (its page: ${price.page.replace(/\/month$/, '')})`
  return price?.page ?? (days ? `${days} trial` : (trial ?? 'On request'))
}

/** Whether a product has a free trial or is free. */
export function isFreeToBegin({ price, trial }: Pick<Product, 'price' | 'trial'>): boolean {
  return /\bfree\b/i.test(`${trial ?? ''} ${price?.page ?? ''}`)
}
