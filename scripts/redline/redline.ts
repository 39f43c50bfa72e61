import { compareTexts, type WordSpan } from '@proofsheet/review/compare/words'
import type { Version } from './versions'

/** A paragraph in which two versions differ, and the heading above it. */
interface Change {
  heading?: string | undefined
  spans: WordSpan[]
}

/** The page to which a redline belongs. */
export interface RedlinePage {
  title: string
  url: string
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const longDay = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** The content file of the page with all changes of a text, the newest version first. Needs two versions or more. */
export function redlineFile(versions: readonly Version[], { title, url }: RedlinePage): string {
  const parts = versions.flatMap((version, index) => {
    const former = versions[index - 1]
    return former ? [describe(former, version)] : []
  })
  const [first, last] = [versions[0], versions.at(-1)]
  return `---
unlisted: true
title: "${title}: what changed"
summary: The versions of this text, with the words that were taken out and those that were added.
lastUpdated: ${last?.day}
metadata:
  title: Changes of the ${title}
  description: Each version of our ${title} with the words that were taken out and those that were added, and the day of each change, the newest first.
---

[The text that holds today](${url}) is dated ${longDay(last?.lastUpdated ?? '')}. An edit that changes a right or a duty gives it a new date. All other edits are listed here as well, with their day: corrected words, what the website does now, and the summaries beside the text.

Words that were taken out are <del>crossed out</del>, words that were added are <ins>underlined</ins>. Only paragraphs that changed are here.

${parts.reverse().join('\n')}
## The first version

It has the date ${longDay(first?.lastUpdated ?? '')}.
`
}

/** The section of a version, with the paragraphs in which it differs from the one before. */
function describe(former: Version, version: Version): string {
  const isDated = version.lastUpdated !== former.lastUpdated
  const head = isDated
    ? `In effect since ${longDay(version.lastUpdated)}`
    : `Edited on ${longDay(version.day)}, no right or duty changed`
  let heading: string | undefined
  const changes = changesBetween(former.text, version.text).map(change => {
    const isNew = change.heading !== undefined && change.heading !== heading
    heading = change.heading
    return `${isNew ? `**${toMdx(change.heading ?? '')}**\n\n` : ''}${change.spans.map(toMarkdown).join('').replaceAll('</del><ins>', '</del> <ins>')}\n`
  })
  return `## ${head}\n\n${changes.join('\n')}`
}

/** The paragraphs in which two texts differ, in their order. */
export function changesBetween(before: string, after: string): Change[] {
  const lines: WordSpan[][] = [[]]
  for (const { kind, text } of compareTexts(`${before}\n`, `${after}\n`).flatMap(({ spans }) => spans)) {
    const [own = '', ...further] = text.split('\n')
    lines.at(-1)?.push({ kind, text: own })
    for (const line of further) lines.push([{ kind, text: line }])
  }
  let heading: string | undefined
  return lines.flatMap(all => {
    const spans = all.filter(({ text }) => text !== '')
    const isChanged = spans.some(({ kind, text }) => kind !== 'same' && text.trim() !== '')
    const [, title] =
      /^#+ (.*)/.exec(
        spans
          .filter(({ kind }) => kind !== 'gone')
          .map(({ text }) => text)
          .join(''),
      ) ?? []
    if (title !== undefined) heading = title
    return isChanged ? [{ heading: title === undefined ? heading : undefined, spans }] : []
  })
}

/** A run of words as MDX; white space is outside of its marks. */
function toMarkdown({ kind, text }: WordSpan): string {
  const words = toMdx(text.replace(/^#+ /, ''))
  if (kind === 'same' || words.trim() === '') return words
  const name = kind === 'gone' ? 'del' : 'ins'
  return words.replace(/^(\s*)(.*?)(\s*)$/s, `$1<${name}>$2</${name}>$3`)
}

const toMdx = (text: string) => text.replace(/[\\`*_[\]{}~]/g, '\\$&').replaceAll('<', '&lt;')
