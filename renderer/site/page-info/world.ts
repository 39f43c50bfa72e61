import { site as settings } from '../../../content/site'
import { type World, worlds } from '../worlds'
import { sectionOf } from './section'

/** The worlds of the parts of the site, and of pages that belong to none, by the beginning of their URL. */
const byPath: [string, World][] = [
  ['/enterprise/', 'enterprise'],
  ['/aboutus/', 'draftemail'],
  ['/blog/', 'draftemail'],
  ['/faq/', 'contact'],
  ['/training/', 'training'],
  [settings.contact.page, 'contact'],
]

/** The world that a page belongs to: a product's own, or that of its part of the site. Undefined for pages on paper. */
export function worldOf(url: string): World | undefined {
  if (url === settings.home) return 'draftemail'
  const product = /^\/products\/(\w+)\/$/.exec(url)?.[1]
  if (product && Object.hasOwn(worlds, product)) return product as World
  const part = sectionOf(url)?.href ?? url
  return byPath.find(([path]) => part.startsWith(path))?.[1]
}
