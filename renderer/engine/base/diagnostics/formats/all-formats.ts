import type { Issue } from '../issue'
import { toAnnotation } from './github'
import { toJson } from './json'
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
