import type { Paragraph, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown'

/** The options of every Markdown copy. */
export const markdownOptions: Options = {
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
}

/** Matches words with marks that mean nothing in Markdown. */
const words = /^(?:[\p{L}\p{N} ,;%'"()?/…–—·€$“”‘’]|(?:(?<=[^wW])\.|(?<=[a-vx-z]):)(?= |$)|-)*$/u

/** Whether a text is words alone, which Markdown needs no escapes for in the middle of a line. */
export const isWords = (value: string): boolean => words.test(value)

/** Four of five texts are words alone: to look for each mark of Markdown in them takes half of the time of writing. */
const text: Handle = (node: { value: string }, parent, state, info) => {
  // At the start of a line, a number or a hyphen may begin a list; a space at the end of one would be lost.
  const isStart = info.before === '\n' && !/^\p{L}/u.test(node.value)
  const isEnd = info.after === '\n' && node.value.endsWith(' ')
  if (!isStart && !isEnd && words.test(node.value)) return node.value
  return defaultHandlers.text(node as never, parent as never, state, info)
}

/** Half of the paragraphs are one such text, which needs no look at its neighbors. */
const paragraph: Handle = (node: Paragraph, parent, state, info) => {
  const [only, more] = node.children
  const isPlain = only?.type === 'text' && !more && /^\p{L}.*[^ ]$/u.test(only.value) && words.test(only.value)
  return isPlain ? only.value : defaultHandlers.paragraph(node, parent, state, info)
}

/** Writes a Markdown tree as Markdown. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, { ...markdownOptions, handlers: { text, paragraph } })
}
