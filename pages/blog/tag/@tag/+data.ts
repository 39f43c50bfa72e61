import { render } from 'vike/abort'
import { pageInfo } from '../../../../renderer/shell/page-info'
import { tagSlug, tagUrl } from '../../../../renderer/vocabulary/blog/tags'
import { type Content, contentOf } from '../../../content'

/** The articles that carry the tag of the address, and the tag as its first article spells it. */
export async function data(context: { routeParams: Record<string, string>; content?: Content }) {
  const { routeParams } = context
  const { site } = await contentOf(context)
  const posts = site.blog.filter(({ tags }) => tags.some(tag => tagSlug(tag) === routeParams.tag))
  const tag = posts[0]?.tags.find(each => tagSlug(each) === routeParams.tag)
  if (!tag) throw render(404)
  const number = posts.length === 1 ? 'One article' : `${posts.length} articles`
  const description = `${number} about ${tag} for people who use AI at work without coding: the steps to take, and how to check what comes out.`
  const metadata = { title: `Articles about ${tag}`, description, keywords: [tag] }
  return { site, tag, posts, info: pageInfo({ url: tagUrl(tag), metadata, name: tag, banner: false }, site) }
}
