import { lookupOf } from '../../../renderer/engine/content/lookup'
import type { Site } from '../../../renderer/site/entities'

/** Links to the previous and the next article by date. */
export function Neighbors({ post, site }: { post: Site['blog'][number]; site: Site }) {
  // The list is sorted with the newest first.
  const { after: previous, before: next } = lookupOf(site).neighbors(post)
  return (
    <nav aria-label="Previous and next article" className="no-print page mt-10">
      <ul className="nav max-w-text grid sm:grid-cols-2 gap-x-10 gap-y-4 border-0 border-t border-solid border-rule pt-5">
        {previous && <Neighbor post={previous} label="Previous article" />}
        {next && <Neighbor post={next} label="Next article" />}
      </ul>
    </nav>
  )
}

function Neighbor({ post: { url, title }, label }: { post: Site['blog'][number]; label: string }) {
  return (
    <li>
      <span className="block text-note text-ink-3">{label}</span>
      <a className="leading-snug" href={url}>
        {title}
      </a>
    </li>
  )
}
