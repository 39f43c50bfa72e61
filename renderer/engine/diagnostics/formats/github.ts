import { type Issue, severityOf } from '../issue'

/** The issue as a workflow command, which GitHub shows beside the line in a pull request. */
export function toAnnotation({ file, line, column, end, field, code, message, hint }: Issue): string {
  const properties = {
    file,
    line,
    endLine: end.line,
    // Columns are only read when the stretch stays in one line; the last column is part of it.
    ...(end.line === line && { col: column, endColumn: Math.max(column, end.column - 1) }),
    title: [field, code].filter(Boolean).join('  '),
  }
  const text = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${severityOf({ code })} ${text.join(',')}::${escapeText(`${message}\n${hint}`)}`
}

/** As the runner undoes it: these signs would end the text, or the line. */
function escapeText(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function escapeProperty(text: string): string {
  return escapeText(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
}
