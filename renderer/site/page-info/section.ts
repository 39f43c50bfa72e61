import { site as settings } from '../../../content/site'
import type { NavigationItem } from '../../../content/types/site'

/**
 * The part of the site that a page belongs to, by its URL: the item of the navigation above it, the one that names it as
 * one of its further pages, or whose panel leads to it. Undefined for pages of no part, such as the terms.
 */
export function sectionOf(url: string): NavigationItem | undefined {
  if (url === settings.home) return settings.navigation.find(({ href }) => href === url)
  const isBelow = (href: string) => href !== settings.home && url.startsWith(href)
  return settings.navigation.find(
    ({ href, pages = [], more = [] }) => isBelow(href) || pages.some(isBelow) || more.some(link => isBelow(link.href)),
  )
}
