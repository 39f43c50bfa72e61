import { lookupOf } from '@proofsheet/engine/content/lookup'
import { site as settings } from '../../content/site'
import { notFoundInfo } from '../../renderer/site/page-info/page-info'
import { type Content, readContent } from '../read-content'

/** The data of the page for unknown URLs: the home page's content, not indexable. */
export async function data(context: { content?: Content }) {
  const { site, media, bodyOf } = await readContent(context)
  const entity = lookupOf(site).findByUrl(settings.home)
  if (!entity) throw new Error('There is no home page: content/pages/index.mdx is missing or has issues.')
  return { site, media, entity, body: await bodyOf(entity.file), info: notFoundInfo(entity, site, media) }
}
