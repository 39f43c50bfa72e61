import type { ReactNode } from 'react'

export interface MarginProps {
  /**
   * What it is, in a few words.
   * @example Source
   */
  title?: string
  /**
   * A source, a caption, a fact or a list, in few words.
   * @example Counted over 30 days, calls after hours included.
   */
  children: ReactNode
}

/**
 * Text in the margin, in quiet ink: beside the paragraph, list, table or quote before it, or beside what follows where
 * it stands below a heading. On narrow windows it stands in the text where it is written. For our own remarks there is
 * Note.
 */
export function Margin({ title, children }: MarginProps) {
  return (
    <div className="beside" role="note" aria-label={title}>
      {title && <p className="font-650 text-ink-2">{title}</p>}
      {children}
    </div>
  )
}
