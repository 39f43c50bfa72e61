import type { ReactNode } from 'react'

export interface NoteProps {
  /**
   * What the note says, in one to three sentences.
   * @example Begin with a task that comes back every week.
   */
  children: ReactNode
}

/** A note in the margin, beside the paragraph before it; on narrow windows it follows that paragraph. */
export function Note({ children }: NoteProps) {
  return (
    <div className="note" role="note">
      {children}
    </div>
  )
}
