import { site } from '../../content/site'
import { absoluteUrl } from '../engine/html/base-path'

/** The full URL of a page or file of this site. */
export function fullUrl(url: string): string {
  return absoluteUrl(site.origin, url)
}
