import { count, type Issue, show } from '@proofsheet/engine/base/diagnostics/issue'
import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { Document } from '@proofsheet/engine/content/document'
import { memoizeByDocument } from '@proofsheet/engine/content/relate/memoize'

/** A text of the frontmatter as search results show it. */
export interface SnippetText {
  /** The field to change. */
  path: Path
  /** As published, for example with the brand appended. */
  text: string
}

/** Gives the title and description that search results show for the frontmatter of a page. */
export type SnippetOf = (data: Record<string, unknown>) => { title?: SnippetText; description?: SnippetText }

/** The lengths, in characters, at which search results show titles and descriptions in full. */
const lengths = { title: [15, 60], description: [70, 155] } as const

/** Gives the check of published titles and descriptions: too short or long for search results, or one for two pages. */
export function createSnippetCheck(snippetOf: SnippetOf): (documents: readonly Document[]) => Issue[] {
  // An editor checks after each keystroke.
  const checkOne = memoizeByDocument(document => {
    const { title, description } = snippetOf(document.parsed.data ?? {})
    const lengthIssues = [
      ...(title ? checkLength(document, 'title', title) : []),
      ...(description ? checkLength(document, 'description', description) : []),
    ]
    return { title, lengthIssues }
  })
  return documents => {
    const taken = new Map<string, string>()
    return documents.flatMap(document => {
      const { title, lengthIssues } = checkOne(document)
      const other = title && taken.get(title.text)
      if (title && other === undefined) taken.set(title.text, document.entry.file)
      return title && other !== undefined ? [...lengthIssues, takenTitle(document, title, other)] : lengthIssues
    })
  }
}

function takenTitle(document: Document, { path, text }: SnippetText, other: string): Issue {
  return {
    ...placeOf(document, path),
    code: 'title-taken',
    message: `${show(text)} is the title of ${other} already.`,
    hint: 'Say what sets this page apart: search results show both.',
  }
}

function checkLength(document: Document, what: keyof typeof lengths, { path, text }: SnippetText): Issue[] {
  const [minLength, maxLength] = lengths[what]
  const length = [...text].length
  if (length >= minLength && length <= maxLength) return []
  return [
    {
      ...placeOf(document, path),
      code: `${what}-length`,
      message: `The ${what} has ${count(length, 'character')} as published; search results show ${minLength} to ${maxLength} whole.`,
      hint: `${length < minLength ? 'Add to' : 'Shorten'} it: ${show(text)}.`,
    },
  ]
}

const placeOf = ({ entry, parsed }: Document, path: Path) => ({
  file: entry.file,
  ...parsed.locate(path, 'value'),
  field: path.join('.'),
})
