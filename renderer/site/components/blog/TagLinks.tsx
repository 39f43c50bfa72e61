import { tagSlug } from '@proofsheet/engine/content/collection'
import { tagUrl } from '../../page-info/tags'

interface TagLinksProps {
  tags: string[]
  /** The tag whose articles the page lists: the first here, and no link. */
  current?: string | undefined
  /** How many are shown, at most. */
  most?: number
}

/** Links from tags to the articles that have them. */
export function TagLinks({ tags, current, most = tags.length }: TagLinksProps) {
  if (tags.length === 0) return null
  const others = tags.filter(tag => !isSame(tag, current)).slice(0, current ? most - 1 : most)
  return (
    <ul className="nav flex flex-wrap gap-x-5 text-note">
      {current && (
        <li className="inline-flex items-center min-h-8">
          <b aria-current="true">{current}</b>
        </li>
      )}
      {others.map(tag => (
        <li key={tag}>
          <a
            className="inline-flex items-center min-h-8 text-ink-2 decoration-rule-ctl hover:text-pine hover:decoration-pine"
            href={tagUrl(tag)}
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  )
}

const isSame = (tag: string, other?: string) => other !== undefined && tagSlug(tag) === tagSlug(other)
