import { count, type Issue, show } from '../../base/diagnostics/issue'
import type { Path } from '../../base/diagnostics/locate'
import { rangeAt } from '../../base/diagnostics/position'
import type { Rules, SiteDefinition } from '../../site'
import type { Document } from '../document'
import { memoizeByDocument } from './memoize'

/** The lengths, in characters, at which search results show titles and descriptions in full. */
const lengths = { title: [15, 60], description: [70, 155] } as const

/** Gives the check of published titles and descriptions: too short or long for search results, or one for two pages. */
export function createTitleCheck(snippet: NonNullable<Rules['snippet']>): (all: Document[]) => Issue[] {
  const snippetOf = memoizeByDocument(document => {
    const { title, description } = snippet(document.parsed.data ?? {})
    const lengthIssues = [
      ...(title ? checkLength(document, 'title', title.path, title.text) : []),
      ...(description ? checkLength(document, 'description', description.path, description.text) : []),
    ]
    return { title, lengthIssues }
  })
  return all => {
    const taken = new Map<string, string>()
    return all.flatMap(document => {
      const { title, lengthIssues } = snippetOf(document)
      if (!title) return lengthIssues
      const other = taken.get(title.text)
      if (other === undefined) taken.set(title.text, document.entry.file)
      return other === undefined ? lengthIssues : [...lengthIssues, takenTitle(document, title, other)]
    })
  }
}

function takenTitle({ entry, parsed }: Document, { path, text }: { path: Path; text: string }, other: string): Issue {
  return {
    file: entry.file,
    ...parsed.locate(path, 'value'),
    field: path.join('.'),
    code: 'title-taken',
    message: `${show(text)} is the title of ${other} already.`,
    hint: 'Say what sets this page apart: search results show both.',
  }
}

function checkLength({ entry, parsed }: Document, what: keyof typeof lengths, path: Path, text: string): Issue[] {
  const [minLength, maxLength] = lengths[what]
  const length = [...text].length
  if (length >= minLength && length <= maxLength) return []
  return [
    {
      file: entry.file,
      ...parsed.locate(path, 'value'),
      field: path.join('.'),
      code: `${what}-length`,
      message: `The ${what} has ${count(length, 'character')} as published; search results show ${minLength} to ${maxLength} whole.`,
      hint: `${length < minLength ? 'Add to' : 'Shorten'} it: ${show(text)}.`,
    },
  ]
}

/**
 * Reports headings with an id that a component or a field of their page makes too: browsers would find only the first.
 * The ids that never change are no issue, because a heading gets another one.
 */
export function checkHeadingIds(all: Document[], { rules }: SiteDefinition): Issue[] {
  return all.flatMap(document => {
    const { entry, body } = document
    const made = rules?.anchors && body.headings.length > 0 ? rules.anchors(document, all) : []
    return body.headings
      .filter(({ anchor }) => made.includes(anchor))
      .map(({ anchor, words, start }): Issue => {
        const line = /^.*/.exec(entry.source.slice(start))?.[0] ?? ''
        return {
          file: entry.file,
          ...rangeAt(entry.source, start, start + line.trimEnd().length),
          code: 'anchor-taken',
          message: `A component or a field of this page makes the anchor #${anchor} of "${words}" too.`,
          hint: 'Write the heading in other words.',
        }
      })
  })
}
