import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { partsOf } from '../explain/marks'
import { largestGrowth } from '../explain/site-sentences'
import type { ReviewResult } from '../review-result'

/** How many sentences and rows a comment shows at once, so that it is at most a screen; more sentences are behind a click. */
const maxSentences = 10
const maxRows = 8

/** The first line of the comment, by which the next run finds it. */
export const commentMark = '<!-- review -->'

/** The comment for a pull request as Markdown; empty where nothing changes for visitors. */
export function writeComment({ sentences, comparison, classes }: ReviewResult, address?: string): string {
  if (sentences.length === 0) return ''
  const { added, gone, moved, changed } = comparison
  const lines = sentences.map(sentence => `- ${markdownOf(sentence)}`)
  const more = fitting(lines.slice(maxSentences))
  const left = lines.length - maxSentences - more.length
  const growth = largestGrowth(comparison)
  const rows = Object.entries(classes).slice(0, maxRows)
  const totals = [
    `${count(changed.length, 'page')} changed`,
    ...(added.length > 0 ? [`${added.length} new`] : []),
    ...(gone.length > 0 ? [`${gone.length} gone`] : []),
    ...(moved.length > 0 ? [`${moved.length} moved`] : []),
  ]
  return [
    commentMark,
    '### What changes for visitors',
    '',
    ...lines.slice(0, maxSentences),
    ...(more.length > 0
      ? ['', `<details><summary>… and ${more.length} more</summary>`, '', ...more, '', '</details>']
      : []),
    ...(left > 0 ? [`- … and ${count(left, 'sentence')} in the report`] : []),
    '',
    `| ${totals.join(', ')} | how often |`,
    '| --- | --: |',
    ...rows.map(([name, number]) => `| ${name} | ${number} |`),
    ...(growth ? [`| heaviest growth: ${escapeMarkdown(growth.url)} | +${growth.after - growth.before} bytes |`] : []),
    '',
    address
      ? `[The report with pictures](${encodeURI(address)})`
      : 'The report with pictures is `dist/review/index.html`.',
    '',
  ].join('\n')
}

/** The longest part behind a click, in characters: GitHub takes comments of 65,536. */
const maxHidden = 50_000

/** The first lines that fit into a comment. */
function fitting(lines: string[]): string[] {
  let length = 0
  return lines.filter(line => {
    length += line.length + 1
    return length <= maxHidden
  })
}

/** A sentence as Markdown, its changed words in strong letters. */
function markdownOf(sentence: string): string {
  return partsOf(sentence)
    .map(({ text, isMarked }) => {
      const words = text.trim()
      if (!isMarked || words === '') return escapeSpaced(text)
      const at = text.indexOf(words)
      return `${text.slice(0, at)}**${escapeMarkdown(words)}**${text.slice(at + words.length)}`
    })
    .join('')
}

/** A part of a line, whose spaces at both ends stay. */
const escapeSpaced = (text: string) => (text.trim() === '' ? ' ' : escapeMarkdown(text))

/** A text in which nothing is Markdown, HTML or a mention of anybody. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/@/g, '&#64;')
    .replace(/(https?):\/\//g, '$1&#58;//')
}
