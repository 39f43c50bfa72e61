import { site as settings } from '../../../content/site'
import { type World, worlds } from '../worlds'

/** The worlds of pages that are no product's, by the beginning of their URL. */
const byPath: [string, World][] = [
  ['/enterprise/', 'enterprise'],
  ['/solution/', 'enterprise'],
  ['/aboutus/', 'draftemail'],
  ['/blog/', 'draftemail'],
  ['/faq/', 'contact'],
  ['/training/', 'training'],
  ['/corporate-training/', 'training'],
  ['/executive-ai-leadership/', 'training'],
  ['/technical-ai-implementation/', 'training'],
  [settings.contact.page, 'contact'],
]

/** The world that a page belongs to: a product's own, or that of its part of the site. Undefined for pages on paper. */
export function worldOf(url: string): World | undefined {
  if (url === settings.home) return 'draftemail'
  const product = /^\/products\/(\w+)\/$/.exec(url)?.[1]
  if (product && Object.hasOwn(worlds, product)) return product as World
  return byPath.find(([path]) => url.startsWith(path))?.[1]
}
