import { site as settings } from '../../../content/site'

/** Whether a link leads to the open page, or to a page above it. The home page is above all and marked only itself. */
export function currentOf(href: string, url: string): 'page' | 'true' | undefined {
  if (href === url) return 'page'
  return href !== settings.home && url.startsWith(href) ? 'true' : undefined
}
