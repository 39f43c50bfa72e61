import { stringify } from 'yaml'
import type { Issue } from '../../base/diagnostics/issue'
import { lineAt, type Range } from '../../base/diagnostics/position'

/** An issue without its file and code. */
export type Explained = Pick<Issue, 'message' | 'hint' | 'fix'> & Partial<Range>

/** The beginning of a line up to the value: indentation, dashes of a list, and the name of a field. */
export const lead = /^\s*(?:- +)*(?:[\w-]+:\s+)?/

/**
 * Explains a value that YAML reads as something else than its text, because of a sign at its beginning or a colon in
 * it. The fix puts the value between quotation marks. Undefined where the line has no such value.
 */
export function explainValue(code: string, source: string, line: number): Explained | undefined {
  const text = lineAt(source, line) ?? ''
  const column = (lead.exec(text)?.[0].length ?? 0) + 1
  const value = text.slice(column - 1).trimEnd()
  const wrong = whatIsWrong(code, value)
  if (!wrong || value === '') return
  const [message, content] = wrong
  const at: Range = { line, column, end: { line, column: column + value.length } }
  const quoted = stringify(content, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 }).trimEnd()
  return { ...at, message, hint: `Put it between quotation marks: ${quoted}.`, fix: { ...at, text: quoted } }
}

/** The problem of a value that YAML misreads, and the text that was probably meant; undefined for other values. */
function whatIsWrong(code: string, value: string): [message: string, content: string] | undefined {
  const sign = value[0] ?? ''
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return ['The value holds a colon and a space, which YAML reads as a second field.', value]
  if (sign === "'") {
    const content = value.replace(/^'|'$/g, '').replaceAll("''", "'")
    return ['The apostrophe ends the text, because that begins with one.', content]
  }
  if (sign === '"') return ['The text goes on behind its second quotation mark.', value.replaceAll('\\"', '"')]
  if (sign === '[') return ['YAML reads what is between [ and ] as a list.', value]
  if (sign === '{') return ['YAML reads what is between { and } as a group of fields.', value]
  if (/^(?:[@`%*&!|>]|- )/.test(value))
    return [`A value can't begin with ${sign}, which means something else in YAML.`, value]
  return undefined
}
