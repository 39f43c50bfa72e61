import type { BodyHeading } from '../../engine/mdx/attributes/body-headings'

/** The sections of a text as links: in the margin where the window has room for it, above the text otherwise. */
export function Contents({ headings }: { headings: readonly BodyHeading[] }) {
  return (
    <nav className="sections no-print" aria-label="Contents">
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
  )
}
