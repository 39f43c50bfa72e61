import { render } from 'vike/abort'
import { taggedList } from '../../../../renderer/site/page-info/articles'
import { listInfo } from '../../../../renderer/site/page-info/page-info'
import { type Content, readContent } from '../../../read-content'

/** The data of a page of the list of articles with the tag in the URL; the first one where the URL has no number. */
export async function data(context: { routeParams: Record<string, string>; content?: Content }) {
  const { site, media } = await readContent(context)
  const { tag = '', number } = context.routeParams
  const list = number === '1' ? undefined : taggedList(tag, site, Number(number ?? 1))
  if (!list) throw render(404)
  return { site, media, list, info: listInfo(list, site) }
}
