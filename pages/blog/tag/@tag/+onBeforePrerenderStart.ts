import { tagUrl } from '../../../../renderer/vocabulary/blog/tags'
import { getSite } from '../../../site'

/** One page for each tag that an article carries. */
export async function onBeforePrerenderStart() {
  const { blog } = await getSite()
  return [...new Set(blog.flatMap(({ tags }) => tags.map(tagUrl)))]
}
