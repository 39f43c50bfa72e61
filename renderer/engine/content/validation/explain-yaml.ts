import type { YAMLError } from 'yaml'
import { type Issue, show } from '../../diagnostics/issue'
import { rangeAt } from '../../diagnostics/position'

/** The issue of a YAML error in frontmatter that begins at the offset `start` of its file. */
export function yamlIssue({ code, message, pos }: YAMLError, source: string, start: number, file: string): Issue {
  const from = start + pos[0]
  const line = /^[^\r\n]*/.exec(source.slice(from))?.[0] ?? ''
  if (code === 'DUPLICATE_KEY') {
    const key = /^[^:\s]+/.exec(line)?.[0] ?? ''
    const at = rangeAt(source, from, from + key.length)
    const text = { message: `The field ${show(key)} is given twice.`, hint: 'Keep one of the two lines.' }
    return { file, ...at, code: 'field-duplicate', field: key, ...text }
  }
  const to = Math.min(start + pos[1], from + line.trimEnd().length)
  const [what, hint] = explainYaml({ code, message })
  return { file, ...rangeAt(source, from, to), code: 'frontmatter-syntax', message: what, hint }
}

/** Explains a YAML syntax error to writers: a message and a hint. */
function explainYaml({ code, message }: Pick<YAMLError, 'code' | 'message'>): [what: string, hint: string] {
  switch (code) {
    case 'TAB_AS_INDENT':
      return ['The line is indented with a tab.', 'Indent with spaces.']
    case 'BLOCK_AS_IMPLICIT_KEY':
      return [
        'The value holds a colon and a space, which YAML reads as a second field.',
        'Put the value between quotation marks.',
      ]
    case 'MULTILINE_IMPLICIT_KEY':
      return ['This line has no field name.', 'Write it as "name: value", or indent it below the field it belongs to.']
    case 'MISSING_CHAR':
      return [
        'A quotation mark, a bracket or a colon is missing here.',
        'Close what was opened, or put the colon after the name.',
      ]
    case 'BAD_INDENT':
      return [
        'The line is indented differently from its neighbors.',
        'Let the fields of one level begin in the same column.',
      ]
    default:
      return [
        `YAML can't read this: ${message.replace(/\.$/, '')}.`,
        'Put the value between quotation marks if it holds one of : # { } [ ] & * ! | > \' " % @ `.',
      ]
  }
}
