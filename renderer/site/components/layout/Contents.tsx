import type { BodyHeading } from '@proofsheet/engine/mdx/headings/body-headings'
import type { ReactNode } from 'react'

interface ContentsProps {
  headings: readonly BodyHeading[]
  /** The content below the list. */
  children?: ReactNode
}

/**
 * The sections of a text as links, with facts below them: in a column of their own at the left, where both follow the
 * reader, if the window has room; else above the text, closed. A script marks the section that is being read.
 */
export function Contents({ headings, children }: ContentsProps) {
  return (
    <div className={children ? 'sections-column' : 'sections-column no-print'}>
      <div className="sections">
        <nav className="no-print" aria-label="Contents" data-part="">
          <details>
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
