import { LineContent } from '@proofsheet/engine/mdx/inline/LineContent'
import { toLine } from '@proofsheet/engine/mdx/inline/line'

/** A field that holds a line of Markdown: its type has the tag `@markdown`. */
export function Line({ text }: { text: string }) {
  return <LineContent line={toLine(text)} codeClass="inline-code" />
}
