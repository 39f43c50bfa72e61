import { absoluteUrl } from '@proofsheet/engine/pages/html/base-path'
import { site } from '../../content/site'

/** The full URL of a page or file of this site. */
export function fullUrl(url: string): string {
  return absoluteUrl(site.origin, url)
}
