import type { ReviewClass } from '@proofsheet/engine/site'

/** Changes that a second person should see before they are published. */
export const reviewClasses: Record<string, ReviewClass> = {
  price: {
    noun: 'price',
    fields: ['products.price.*', 'facts.price*.value'],
    pattern: /[$€£₹]\s?\d[\d,.]*\d|[$€£₹]\s?\d/,
  },
  legal: { noun: 'legal text', collections: ['legal'] },
}
