import { site as settings } from '../../content/site'
import { pageInfo } from '../../renderer/shell/page-info'
import { type Content, contentOf } from '../content'
import { pageSource } from '../page-source'

/** What stands at an address that is not there: the home page's content, out of search engines' sight. */
export async function data(context: { content?: Content }) {
  const { site, textOf } = await contentOf(context)
  const entity = site.pages.find(({ url }) => url === settings.home)
  if (!entity) throw new Error('There is no home page: content/pages/index.mdx is missing or has issues.')
  const info = {
    ...pageInfo(pageSource(entity), site),
    title: `Page not found · ${settings.brand}`,
    indexable: false,
    isNotFound: true,
  }
  return { site, entity, text: await textOf(entity.file), info }
}
