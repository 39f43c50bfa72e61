import { tagUrl } from '../../page-info/tags'

/** Links from tags to the articles that have them. */
export function TagLinks({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="nav flex flex-wrap gap-x-5 text-note">
      {tags.map(tag => (
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
