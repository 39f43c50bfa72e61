import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import { toAnnotation } from './github'
import { toSarif } from './sarif'

/** The formats of `check` that services read: code scanning, and GitHub's workflows. */
export const serviceFormats = {
  sarif: toSarif,
  github: (issues: Issue[]) => issues.map(toAnnotation).join('\n'),
}
