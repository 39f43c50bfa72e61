import type { BodyHeading } from '../../../engine/mdx/attributes/body-headings'

/** The sections of a text as links: in the margin, where it follows the reader, if the window has room; above the text otherwise. */
export function Contents({ headings }: { headings: readonly BodyHeading[] }) {
  return (
    <div className="sections-column no-print">
      <nav className="sections" aria-label="Contents">
        <details open>
          <summary>Contents</summary>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
    </div>
  )
}
