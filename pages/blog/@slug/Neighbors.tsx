import { lookupOf } from '@proofsheet/engine/content/lookup'
import type { Site } from '../../../renderer/site/entities'

type Post = Site['blog'][number]

/** Links to the previous and the next article by date, but for those that `related` links to already. */
export function Neighbors({ post, site, related }: { post: Post; site: Site; related: Post[] }) {
  // The list is sorted with the newest first.
  const { after, before } = lookupOf(site).neighbors(post)
  const [previous, next] = [after, before].map(each => (each && related.includes(each) ? undefined : each))
  if (!previous && !next) return null
  return (
    <nav aria-label="Previous and next article" className="no-print page mt-10">
      <ul className="nav after-text max-w-text grid sm:grid-cols-2 gap-x-10 gap-y-4 border-0 border-t border-solid border-rule pt-5">
        {previous && <Neighbor post={previous} label="Previous article" />}
        {next && <Neighbor post={next} label="Next article" />}
      </ul>
    </nav>
  )
}

function Neighbor({ post: { url, title }, label }: { post: Post; label: string }) {
  return (
    <li>
      <span className="block text-note text-ink-3">{label}</span>
      <a className="leading-snug" href={url}>
        {title}
      </a>
    </li>
  )
}
