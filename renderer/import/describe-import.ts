import { compare, count, formatIssue } from '@proofsheet/engine/base/diagnostics/issue'
import { toPrintable } from '@proofsheet/engine/base/diagnostics/printable'
import type { ImportResult } from './import-content'
import type { Cause, ImportNote } from './note'

/** The heading above the list of each cause. */
const headings: Record<Cause, string> = {
  program: 'Program code',
  component: 'Components that are not known',
  HTML: 'HTML without a form in Markdown',
  'template tag': 'Tags of templates',
  link: 'Links',
  picture: 'Pictures',
  field: 'Fields',
  syntax: 'Syntax',
  words: 'Words that are nowhere in the new text',
}

/** Describes an import: the table of fields, the parts that could not be imported by cause, and a summary. */
export function describeImport(result: ImportResult, isDryRun: boolean): string {
  const { files, failed, present, copies } = result
  const verb = isDryRun ? 'would be written' : 'written'
  const summary = [
    `${count(files.length, 'file')} ${verb}, ${count(copies.length, 'picture')} ${isDryRun ? 'would be copied' : 'copied'}.`,
    ...(present.length > 0
      ? [`${count(present.length, 'file')} there already and left as ${present.length === 1 ? 'it is' : 'they are'}.`]
      : []),
    ...(failed.length > 0 ? [`${count(failed.length, 'file')} not written because of the errors above.`] : []),
    ...(files.some(({ text }) => /^draft: true$/m.test(text))
      ? ['New files are drafts: replace the examples, then remove "draft: true".']
      : []),
  ]
  const sections = [
    fieldTable(result),
    ...notesByCause(result),
    ...failed.map(({ issues }) => issues.map(formatIssue).join('\n\n')),
    summary.join('\n'),
  ]
  return sections.filter(Boolean).join('\n\n')
}

/** Which foreign field became which, which have examples, and which are not used, each with the number of files. */
function fieldTable({ files }: ImportResult): string {
  const rows = new Map<string, number>()
  const add = (row: string) => rows.set(row, (rows.get(row) ?? 0) + 1)
  for (const { mapped, placeholders } of files) {
    for (const [from, to] of mapped.pairs) add(`${from} → ${to}`)
    for (const name of placeholders) add(`(example) → ${name}`)
    for (const name of mapped.unused) add(`${name} → (not used)`)
  }
  const lines = [...rows].map(([row, number]) => toPrintable(`  ${row}  ${count(number, 'file')}`))
  return lines.length > 0 ? ['Fields', ...lines].join('\n') : ''
}

function notesByCause({ files, failed }: ImportResult): string[] {
  const all = [...files, ...failed].flatMap(({ notes, source }) => notes.map(note => ({ ...note, name: source.name })))
  return (Object.keys(headings) as Cause[]).flatMap(cause => {
    const own = all.filter(note => note.cause === cause).sort((a, b) => compare(a.name, b.name) || a.line - b.line)
    // The same in one file is one line, at its first place.
    const found = new Map<string, { first: ImportNote & { name: string }; places: Set<number> }>()
    for (const note of own) {
      const key = `${note.name}\n${note.what}`
      const { first, places } = found.get(key) ?? { first: note, places: new Set() }
      found.set(key, { first, places: places.add(note.line) })
    }
    const lines = [...found.values()].map(({ first: { name, line, what }, places }) =>
      toPrintable(`  ${name}:${line}  ${what}${places.size > 1 ? ` (in ${places.size} places)` : ''}`),
    )
    return lines.length > 0 ? [[headings[cause], ...lines].join('\n')] : []
  })
}
