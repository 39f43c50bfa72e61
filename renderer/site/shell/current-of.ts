import { sectionOf } from '../page-info/section'

/** Whether a link leads to the open page, or to the one above all of the part of the site that it belongs to. */
export function currentOf(href: string, url: string): 'page' | 'true' | undefined {
  if (href === url) return 'page'
  return sectionOf(url)?.href === href ? 'true' : undefined
}
