import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { largestGrowth } from '../explain/sentences'
import type { ReviewResult } from '../review-result'

/** How many sentences and rows a comment has, so that it is at most a screen. */
const maxSentences = 10
const maxRows = 8

/** The first line of the comment, by which the next run finds it. */
export const commentMark = '<!-- review -->'

/** The comment for a pull request as Markdown; empty where nothing changes for visitors. */
export function writeComment({ sentences, comparison, classes }: ReviewResult, address?: string): string {
  if (sentences.length === 0) return ''
  const { added, gone, moved, changed } = comparison
  const more = sentences.length - maxSentences
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
    ...sentences.slice(0, maxSentences).map(sentence => `- ${escapeMarkdown(sentence)}`),
    ...(more > 0 ? [`- … and ${more} more`] : []),
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
