// Reaches the browser, when an island shows a line of Markdown.
import { Fragment, type ReactNode } from 'react'
import type { Line } from './line'

/** Renders a parsed line; `codeClass` is the class of code in it. */
export function LineContent({ line, codeClass }: { line: Line; codeClass?: string }): ReactNode {
  if (typeof line === 'string') return line
  if (Array.isArray(line))
    return line.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change their order.
      <Fragment key={index}>{LineContent({ line: part, codeClass })}</Fragment>
    ))
  const { name: Name, content, ...attributes } = line
  const className = Name === 'code' ? codeClass : undefined
  return (
    <Name {...attributes} className={className}>
      {LineContent({ line: content, codeClass })}
    </Name>
  )
}
