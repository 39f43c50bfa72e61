import type { Blockquote, Text } from 'mdast'

/** The first line of an alert: its name, and a title that some editors allow behind it. */
const marker = /^\[!([a-z]\w*)\](?!\S)([^\n]*)\n?/i

/** What a quotation says as an alert: `> [!NOTE]` above the text. */
export interface Alert {
  name: string
  title: string
  /** The offsets of its first line from `[!` on. */
  start: number
  end: number
}

/** Reads the first line of an alert; undefined for any other quotation. */
export function alertOf(quote: Blockquote): Alert | undefined {
  const text = firstText(quote)
  const found = marker.exec(text?.value ?? '')
  if (!text || !found?.[1]) return
  const start = text.position?.start.offset ?? 0
  return { name: found[1], title: found[2]?.trim() ?? '', start, end: start + found[0].trimEnd().length }
}

/** Removes the first line of an alert from a quotation and gives what follows. Positions stay: they hold more. */
export function alertContent(quote: Blockquote): Blockquote['children'] {
  const text = firstText(quote)
  const [paragraph, ...rest] = quote.children
  if (!text || paragraph?.type !== 'paragraph') return quote.children
  text.value = text.value.replace(marker, '')
  if (text.value !== '') return quote.children
  // Two spaces behind the name make a line break.
  paragraph.children.splice(0, paragraph.children[1]?.type === 'break' ? 2 : 1)
  return paragraph.children.length > 0 ? quote.children : rest
}

function firstText({ children: [first] }: Blockquote): Text | undefined {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  return text?.type === 'text' ? text : undefined
}
