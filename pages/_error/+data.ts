import { site as settings } from '../../content/site'
import { loadText } from '../../renderer/Body'
import { pageInfo } from '../../renderer/shell/page-info'
import { pageSource } from '../page-source'
import { getSite } from '../site'

/** What stands at an address that is not there: the home page's content, out of search engines' sight. */
export async function data() {
  const site = await getSite()
  const entity = site.pages.find(({ url }) => url === settings.home)
  if (!entity) throw new Error('There is no home page: content/pages/index.mdx is missing or has issues.')
  const info = {
    ...pageInfo(pageSource(entity), site),
    title: `Page not found · ${settings.brand}`,
    indexable: false,
    isNotFound: true,
  }
  return { site, entity, text: await loadText(entity.file), info }
}
