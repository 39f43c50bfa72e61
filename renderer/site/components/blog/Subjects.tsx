import { tagSlug } from '@proofsheet/engine/content/collection'
import { lookupOf } from '@proofsheet/engine/content/lookup'
import { tagUrl } from '../../page-info/tags'
import { useSite } from '../site-context'

export interface SubjectsProps {
  /**
   * The tag whose articles the page lists, as articles have it; that of all articles has none.
   * @example Prompting
   */
  current?: string
}

/** The list of all articles and that of each tag, by name, with the number of its articles; the present one is marked. */
export function Subjects({ current }: SubjectsProps) {
  const site = useSite()
  const tags = lookupOf(site)
    .tags('blog')
    .toSorted((a, b) => a.tag.localeCompare(b.tag, 'en'))
  const slug = current && tagSlug(current)
  return (
    <nav aria-label="Articles by subject" className="subjects ground wide no-print">
      <ul className="nav">
        <Subject name="All" url="/blog/" count={site.blog.length} isCurrent={!slug} />
        {tags.map(({ tag, count }) => (
          <Subject key={tag} name={tag} url={tagUrl(tag)} count={count} isCurrent={tagSlug(tag) === slug} />
        ))}
      </ul>
    </nav>
  )
}

function Subject({ name, url, count, isCurrent }: { name: string; url: string; count: number; isCurrent: boolean }) {
  return (
    <li>
      <a href={url} aria-current={isCurrent ? 'page' : undefined}>
        {name} <span>{count.toLocaleString('en-US')}</span>
      </a>
    </li>
  )
}
