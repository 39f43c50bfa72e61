import { parseDocument } from 'yaml'
import type { ImportedFile } from '../imported-file'

/** A file without the former addresses that belong to another page or file of the site, with a note for each. */
export function withoutRefused(file: ImportedFile): ImportedFile {
  const refused = file.issues.flatMap(({ code, field = '' }) => {
    const [, index] = /^redirects\.(\d+)$/.exec(field) ?? []
    return code === 'address-taken' && index !== undefined ? [Number(index)] : []
  })
  const [, yaml, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(file.text) ?? []
  if (refused.length === 0 || yaml === undefined) return file
  const fields = parseDocument(yaml)
  const { redirects } = fields.toJS() as { redirects: string[] }
  const left = redirects.filter((_, index) => !refused.includes(index))
  if (left.length > 0) fields.set('redirects', left)
  else fields.delete('redirects')
  const notes = redirects
    .filter(address => !left.includes(address))
    .map(address => ({ cause: 'field', line: 1, what: `${address}: no redirect, the address is taken` }) as const)
  return { ...file, text: `---\n${fields.toString({ lineWidth: 0 })}---\n${body}`, notes: [...file.notes, ...notes] }
}
