import type { ReactNode } from 'react'
import { plainInline } from '../mdx/inline'
import { InlineMarkdown } from './lists/InlineMarkdown'

export interface NoteProps {
  /**
   * What it is to the reader. A note of a kind is in the text with its name above it; one without a kind is in the
   * margin.
   * @example warning
   */
  kind?: 'note' | 'tip' | 'warning' | 'danger'
  /**
   * What it is about, in a few words behind the name of its kind.
   * @markdown
   * @example Before you begin
   */
  title?: string
  /**
   * What the note says, in one to three sentences.
   * @example Begin with a task that comes back every week.
   */
  children: ReactNode
}

const names = { note: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger' }

/** Each kind has a shape of its own, on a grid of 24: a circle, a lamp, a triangle and an octagon. */
const shapes = {
  note: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.5v.5',
  tip: 'M9 17.5h6M10 20.5h4M12 3a6.5 6.5 0 0 0-3.5 12c.4.4.5 1 .5 2.5h6c0-1.5.1-2.1.500-2.5A6.5 6.5 0 0 0 12 3Z',
  warning: 'M12 4 2.5 20h19ZM12 10v4.5M12 17v.5',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 7.5v5.5M12 16v.5',
}

/**
 * A note in the margin, beside the paragraph before it; on narrow windows it follows that paragraph. With a kind it is
 * a callout in the text, which is also written :::warning or > [!WARNING].
 */
export function Note({ kind, title, children }: NoteProps) {
  if (!kind)
    return (
      <div className="note" role="note">
        {children}
      </div>
    )
  const name = title ? `${names[kind]}: ${title}` : names[kind]
  return (
    <div className={`callout callout-${kind}`} role="note" aria-label={plainInline(name)}>
      <p className="callout-name">
        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
          <path d={shapes[kind]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <InlineMarkdown text={name} />
      </p>
      {children}
    </div>
  )
}
