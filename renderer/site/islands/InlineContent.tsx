// Reaches the browser, when an island shows inline Markdown.

import { Fragment, type ReactNode } from 'react'
import type { Inline } from '../mdx/inline'

/** Renders parsed inline Markdown; `codeClass` is the class of code in it. */
export function InlineContent({ inline, codeClass }: { inline: Inline; codeClass?: string }): ReactNode {
  if (typeof inline === 'string') return inline
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
