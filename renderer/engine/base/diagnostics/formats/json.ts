import { type Issue, severityOf } from '../issue'

/** The issues as JSON, with their severity, range and fix. */
export function toJson(issues: Issue[]): string {
  const rest = issues.map(({ file, line, column, end, field, code, message, hint, fix }) => ({
    file,
    line,
    column,
    end,
    field: field || undefined,
    code,
    severity: severityOf({ code }),
    message,
    hint,
    fix,
  }))
  return JSON.stringify({ issues: rest }, null, 2)
}
