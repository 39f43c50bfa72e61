import { type Issue, severityOf } from '@proofsheet/engine/base/diagnostics/issue'
import { toPrintable } from '@proofsheet/engine/base/diagnostics/printable'

/** The issue as a workflow command, which GitHub shows beside the line in a pull request. */
export function toAnnotation({ file, line, column, end, field, code, message, hint }: Issue): string {
  // GitHub reads columns only within one line; its end column is inclusive.
  const columns = end.line === line ? { col: column, endColumn: Math.max(column, end.column - 1) } : {}
  const properties = {
    file,
    line,
    endLine: end.line,
    ...columns,
    title: [field, code].filter(Boolean).join('  '),
  }
  const text = Object.entries(properties).map(
    ([name, value]) => `${name}=${toPrintable(escapeProperty(String(value)))}`,
  )
  return `::${severityOf({ code })} ${text.join(',')}::${toPrintable(escapeText(`${message}\n${hint}`))}`
}

/** Escapes characters that end a command, as the runner expects. */
function escapeText(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function escapeProperty(text: string): string {
  return escapeText(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
}
