import { LineContent } from '../../../engine/mdx/lines/LineContent'
import { toLine } from '../../../engine/mdx/lines/line'

/** A field that holds a line of Markdown: its type has the tag `@markdown`. */
export function Line({ text }: { text: string }) {
  return <LineContent line={toLine(text)} codeClass="inline-code" />
}
