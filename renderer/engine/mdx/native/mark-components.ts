import type { Span } from '../../base/diagnostics/position'
import { readTag, type Tag } from './read-tag'

/** A thematic break stands for a tag on lines of its own: both end paragraphs, lists and tables. */
export const flowMark = '***'

/** Punctuation without a meaning in Markdown stands for the tags around a paragraph: emphasis treats it as `<` and `>`. */
const textMark = '%'

/** The tags of a block that are parsed without the exact parser. */
export interface BlockTags {
  /** The tags that have lines of their own. */
  flow: Tag[]
  /** The opening and the closing tag around the only paragraph of a block. */
  around: [Tag, Tag] | undefined
}

/** Finds the tags of a block, in a body and in the same text with its fences hidden. */
export function findTags(body: string, hidden: string, { start, end }: Span): BlockTags {
  const flow: Tag[] = []
  for (let at = start; at >= 0 && at < end; ) {
    if (hidden[at] === '<') {
      const tag = readTag(body, at)
      // The exact parser refuses a second line of a tag after the line of a list or quotation.
      const isAllowed = tag && (at === start || !isMultiline(body, tag))
      if (isAllowed && isLineEnd(hidden, tag.end)) {
        flow.push(tag)
        at = tag.end
      } else if (at === start && tag?.kind === 'opening' && !isMultiline(body, tag))
        return { flow, around: closedBy(tag, body, end) }
    }
    const newline = hidden.indexOf('\n', at)
    at = newline < 0 ? end : newline + 1
  }
  return { flow, around: undefined }
}

function isMultiline(body: string, { start, end }: Span): boolean {
  return body.slice(start, end).includes('\n')
}

function isLineEnd(text: string, at: number): boolean {
  const rest = /[^ ]/g
  rest.lastIndex = at
  const found = rest.exec(text)
  return !found || found[0] === '\n'
}

function closedBy(tag: Tag, body: string, end: number): [Tag, Tag] | undefined {
  const next = body.indexOf('<', tag.end)
  const closing = next < 0 ? undefined : readTag(body, next)
  if (closing?.kind !== 'closing' || closing.name !== tag.name || body.slice(closing.end, end).trim() !== '') return
  const between = body.slice(tag.end, next)
  return between.trim() === '' || /\n *(\n|$)|\\$/.test(between) ? undefined : [tag, closing]
}

/** Gives a block of a text with its tags replaced by marks, those with lines of their own by `flow`, at equal length. */
export function markTags(text: string, { start, end }: Span, tags: BlockTags, flow: string): string {
  let marked = ''
  let from = start
  for (const tag of tags.flow) {
    marked += text.slice(from, tag.start) + markFor(text.slice(tag.start, tag.end), flow)
    from = tag.end
  }
  for (const tag of tags.around ?? []) {
    marked += text.slice(from, tag.start) + textMark.repeat(tag.end - tag.start)
    from = tag.end
  }
  return marked + text.slice(from, end)
}

/** Blanks a text, except for a mark at its beginning. Lines and length stay the same; throws for a shorter first line. */
export function markFor(text: string, mark: string): string {
  if (text.length < mark.length || text.slice(0, mark.length).includes('\n'))
    throw new RangeError('There is no room for a mark.')
  return mark + text.slice(mark.length).replace(/[^\n]/g, ' ')
}
