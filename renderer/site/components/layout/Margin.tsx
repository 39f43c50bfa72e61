import type { ReactNode } from 'react'
import { plainInline } from '../../mdx/inline'
import { Entries } from '../lists/Entries'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface MarginProps {
  /**
   * What it is, in a few words.
   * @markdown
   * @example Source
   */
  title?: string
  /**
   * Short lines below the title.
   * @markdown
   * @example ["Consultants who prepare a first client workshop"]
   */
  items?: string[]
  /**
   * A source, a caption or a fact, in few words.
   * @example Counted over 30 days, calls after hours included.
   */
  children?: ReactNode
}

/**
 * Text in the margin, in quiet ink: beside the paragraph, list, table or quote before it, or, directly below a heading,
 * beside the heading and the text that follows. On narrow windows it is a part of the text, behind what it is beside.
 * Our own remarks are notes.
 */
export function Margin({ title, items, children }: MarginProps) {
  return (
    <div className="beside" role="note" aria-label={title && plainInline(title)}>
      {title && (
        <p className="font-650 text-ink-2">
          <InlineMarkdown text={title} />
        </p>
      )}
      {children}
      {items && (
        <ul className="nav">
          <Entries texts={items} />
        </ul>
      )}
    </div>
  )
}
