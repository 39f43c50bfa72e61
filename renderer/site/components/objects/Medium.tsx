import type { ReactNode } from 'react'
import { InlineMarkdown } from '../lists/InlineMarkdown'

interface MediumProps {
  /** Its screen, a list or a box of its own. */
  children: ReactNode
  /** The entries of the remarks below it. */
  notes?: ReactNode
  caption: string
}

/** A medium that a solution is about, as on its screen, with remarks and a caption that says it is a sample. */
export function Medium({ children, notes, caption }: MediumProps) {
  return (
    <figure className="medium wide">
      {children}
      {notes && <ul className="nav medium-notes">{notes}</ul>}
      <figcaption>
        <InlineMarkdown text={caption} />
      </figcaption>
    </figure>
  )
}
