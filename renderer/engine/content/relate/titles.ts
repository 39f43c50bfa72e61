import { withBrand } from '../../../../content/site'
import { count, type Issue, show } from '../../diagnostics/issue'
import type { Path } from '../../diagnostics/locate'
import { memoize } from './memoize'
import type { Document } from './relate'

/** How long titles and descriptions may be, as search results show them whole. */
const lengths = { title: [15, 60], description: [70, 155] } as const

/** Titles and descriptions, as published, that search results would cut or waste; and two pages under one title. */
export function checkTitles(all: Document[]): Issue[] {
  const issues: Issue[] = []
  const taken = new Map<string, string>()
  for (const page of all) {
    const { file } = page.entry
    const { title, issues: own } = titleOf(page)
    issues.push(...own)
    if (title) {
      const { text } = title
      const other = taken.get(text)
      if (other === undefined) taken.set(text, file)
      else
        issues.push({
          file,
          ...page.parsed.locate(title.path, 'value'),
          field: title.path.join('.'),
          code: 'title-taken',
          message: `${show(text)} is the title of ${other} already.`,
          hint: 'Say what sets this page apart: search results show both.',
        })
    }
  }
  return issues
}

/** The title of a page as published, and what is wrong with the length of it and of the description. */
const titleOf = memoize(page => {
  const issues: Issue[] = []
  const title = published(page, [['metadata', 'title'], ['title']])
  const branded = title && { ...title, text: withBrand(title.text) }
  if (branded) issues.push(...checkLength(page, 'title', branded.path, branded.text))
  const description = published(page, [['metadata', 'description'], ['excerpt']])
  if (description) {
    const price = text(page.parsed.data, ['price', 'search'])
    const whole = price === undefined ? description.text : `${description.text} ${price}.`
    issues.push(...checkLength(page, 'description', description.path, whole))
  }
  return { title: branded, issues }
})

/** What is published from the first of the fields that is there. */
function published({ parsed }: Document, paths: Path[]): { path: Path; text: string } | undefined {
  for (const path of paths) {
    const found = text(parsed.data, path)
    if (found !== undefined) return { path, text: found }
  }
  return
}

function text(data: unknown, path: Path): string | undefined {
  let value = data
  for (const key of path) value = (value as Record<string | number, unknown> | null | undefined)?.[key]
  return typeof value === 'string' ? value : undefined
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
