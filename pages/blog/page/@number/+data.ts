import { render } from 'vike/abort'
import { articleList } from '../../../../renderer/site/page-info/articles'
import { listInfo } from '../../../../renderer/site/page-info/page-info'
import { type Content, readContent } from '../../../read-content'

/** The data of a further page of the list of all articles. */
export async function data(context: { routeParams: Record<string, string>; content?: Content }) {
  const { site, media } = await readContent(context)
  const number = Number(context.routeParams.number)
  const list = number > 1 ? articleList(site, number) : undefined
  if (!list) throw render(404)
  return { site, media, list, info: listInfo(list, site) }
}
