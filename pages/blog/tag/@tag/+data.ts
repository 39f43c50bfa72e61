import { render } from 'vike/abort'
import { tagSlug } from '../../../../renderer/engine/content/collection'
import { tagInfo } from '../../../../renderer/site/page-info/page-info'
import { eachTag, postsWith } from '../../../../renderer/site/page-info/tags'
import { type Content, readContent } from '../../../read-content'

/** The data for the tag in the URL: its articles, and the tag as the first article that has it spells it. */
export async function data(context: { routeParams: Record<string, string>; content?: Content }) {
  const { site } = await readContent(context)
  const tag = eachTag(site).find(each => tagSlug(each) === context.routeParams.tag)
  if (!tag) throw render(404)
  return { site, tag, posts: postsWith(tag, site), info: tagInfo(tag, site) }
}
