import type { Product } from '../../../../content/types/product'

/** Reasons why visitors look for the products of a category, as the filter of the catalog names them. */
export const wants: Record<Product['category'], string> = {
  'Strategy & Consulting': 'Prepare for people',
  'Career Development': 'Prepare for people',
  'Professional Development': 'Prepare for people',
  'Communication & Global Reach': 'Speak another language',
  'Education & Global Reach': 'Speak another language',
  'Communication & Productivity': 'Hand over routine work',
  'Communication & AI Agents': 'Hand over routine work',
  'Automation & Workflows': 'Hand over routine work',
  'Development & Deployment': 'Put a page online',
  'Lifestyle & Wellness': 'Choose a good hour',
}
