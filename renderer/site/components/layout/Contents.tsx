import type { BodyHeading } from '@proofsheet/engine/mdx/headings/body-headings'
import type { ReactNode } from 'react'

interface ContentsProps {
  headings: readonly BodyHeading[]
  /** The content below the list. */
  children?: ReactNode
}

/**
 * The sections of a text as links, with facts below them: in the margin, where both follow the reader, if the window has
 * room; above the text otherwise.
 */
export function Contents({ headings, children }: ContentsProps) {
  return (
    <div className={children ? 'sections-column' : 'sections-column no-print'}>
      <div className="sections">
        <nav className="no-print" aria-label="Contents">
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
        {children}
      </div>
    </div>
  )
}
