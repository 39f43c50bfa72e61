import { type Issue, severityOf } from '../../renderer/engine/base/diagnostics/issue'

/** The parts of an issue that every format must report, with the same words and position. */
export interface ReportedIssue {
  /** File, line and column. */
  place: string
  code: Issue['code']
  severity: string
  text: string
}

/** An issue as every format must report it. */
export function toReported({ file, line, column, code, message, hint }: Issue): ReportedIssue {
  return { place: `${file}:${line}:${column}`, code, severity: severityOf({ code }), text: `${message}\n${hint}` }
}

/** An issue in the form that people read, as `formatIssue` gives it, read back. */
export function readPlain(text: string): ReportedIssue {
  const [head = '', message = '', hint = ''] = text.split('\n')
  const words = head.split('  ')
  const severity = words.at(-1) === 'warning' ? 'warning' : 'error'
  const code = words.at(severity === 'warning' ? -2 : -1) as Issue['code']
  return { place: words[0] ?? '', code, severity, text: `${message.trim()}\n${hint.trim()}` }
}
