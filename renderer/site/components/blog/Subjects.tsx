import { eachTag, tagUrl } from '../../page-info/tags'
import { useSite } from '../site-context'

/** A link to the articles of each tag that an article has, by name, in one row. */
export function Subjects() {
  return (
    <nav aria-label="Or by subject" className="subjects wide">
      <p className="font-650">Or by subject</p>
      <ul className="nav">
        {eachTag(useSite())
          .toSorted((a, b) => a.localeCompare(b, 'en'))
          .map(tag => (
            <li key={tag}>
              <a href={tagUrl(tag)}>{tag}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
