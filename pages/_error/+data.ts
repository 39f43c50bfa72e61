import { site as settings } from '../../content/site'
import { lookupOf } from '../../renderer/engine/content/lookup'
import { notFoundInfo } from '../../renderer/site/page-info/page-info'
import { type Content, contentOf } from '../content'

/** What stands at an address that is not there: the home page's content, out of search engines' sight. */
export async function data(context: { content?: Content }) {
  const { site, textOf } = await contentOf(context)
  const entity = lookupOf(site).findByUrl(settings.home)
  if (!entity) throw new Error('There is no home page: content/pages/index.mdx is missing or has issues.')
  return { site, entity, text: await textOf(entity.file), info: notFoundInfo(entity, site) }
}
