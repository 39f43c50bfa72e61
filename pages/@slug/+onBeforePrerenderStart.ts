import { site as settings } from '../../content/site'
import { addressesOf, getSite } from '../site'

/** One page for each legal text and each general page, the home page apart. */
export async function onBeforePrerenderStart() {
  const { legal, pages } = await getSite()
  return [...legal, ...pages].flatMap(addressesOf).filter(url => url !== settings.home)
}
