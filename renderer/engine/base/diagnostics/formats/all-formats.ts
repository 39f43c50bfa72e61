import type { Issue } from '../issue'
import { severityOf } from '../issue'
import { toText } from './terminal'

/** The context of a format. */
export interface Setting {
  /** The text of a file, where it has one. */
  sourceOf: (file: string) => string | undefined
  hasColor: boolean
}

/** Writes issues for a kind of reader. */
export type Format = (issues: Issue[], setting: Setting) => string

/** The output formats of `check`; packages add those for programs that one service runs. */
export const formats = {
  text: (issues: Issue[], { sourceOf, hasColor }: Setting) =>
    issues.map(issue => toText(issue, sourceOf(issue.file), hasColor)).join('\n\n'),
  json: toJson,
} satisfies Record<string, Format>

/** The issues as JSON, with their severity, range and fix. */
function toJson(issues: Issue[]): string {
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
