import { tagSlug } from '@proofsheet/engine/content/collection'
import { eachTag, postsWith, tagUrl } from '../../page-info/tags'
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
  const tags = eachTag(site).toSorted((a, b) => a.localeCompare(b, 'en'))
  const slug = current && tagSlug(current)
  return (
    <nav aria-label="Articles by subject" className="subjects ground wide no-print">
      <ul className="nav">
        <Subject name="All" url="/blog/" count={site.blog.length} isCurrent={!slug} />
        {tags.map(tag => (
          <Subject
            key={tag}
            name={tag}
            url={tagUrl(tag)}
            count={postsWith(tag, site).length}
            isCurrent={tagSlug(tag) === slug}
          />
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
