// Reaches the browser, when an island shows inline Markdown.

import { Fragment, type ReactNode } from 'react'
import type { Inline } from '../mdx/inline'

/** Renders parsed inline Markdown; `codeClass` is the class of code in it. */
export function InlineContent({ inline, codeClass }: { inline: Inline; codeClass?: string }): ReactNode {
  if (typeof inline === 'string') return withWholeRanges(inline)
  if (Array.isArray(inline))
    return inline.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
      <Fragment key={index}>{InlineContent({ inline: part, codeClass })}</Fragment>
    ))
  const { name: Name, content, ...attributes } = inline
  const className = Name === 'code' ? codeClass : undefined
  return (
    <Name {...attributes} className={className}>
      {InlineContent({ inline: content, codeClass })}
    </Name>
  )
}

/** A text in which a range of numbers, such as 3–6, does not wrap. */
function withWholeRanges(text: string): ReactNode {
  const parts = text.split(/(\d{1,9}–\d{1,9})/)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
