import type { Issue } from '../issue'
import { severityOf } from '../issue'
import { toAnnotation } from './github'
import { toSarif } from './sarif'
import { toText } from './terminal'

/** The context of a format. */
export interface Setting {
  /** The text of a file, where it has one. */
  sourceOf: (file: string) => string | undefined
  hasColor: boolean
}

/** The output formats of `check`. */
export const formats = {
  text: (issues: Issue[], { sourceOf, hasColor }: Setting) =>
    issues.map(issue => toText(issue, sourceOf(issue.file), hasColor)).join('\n\n'),
  json: toJson,
  sarif: toSarif,
  github: (issues: Issue[]) => issues.map(toAnnotation).join('\n'),
} satisfies Record<string, (issues: Issue[], setting: Setting) => string>

export type Format = keyof typeof formats

/** Whether a text names a format. */
export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name)
}

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
