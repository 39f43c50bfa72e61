import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import { createBuildContext } from '@proofsheet/engine/build/build-context'
import { recordedDependencies } from '@proofsheet/engine/build/rendering/render-pages'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { Side } from '../review-types'
import { sourceFiles } from './source-files'

/** The records of a build and a check of a project, besides the site's files. */
export type SideRecords = Pick<Side, 'code' | 'dependencies' | 'issues'>

/**
 * Reads the dependencies of each page, as the last build of a project recorded them, and the issues that its check
 * printed as JSON.
 */
export function readRecords(root: string, site: SiteDefinition, checked: string): SideRecords {
  const context = createBuildContext(root, site)
  const { parts, codeParts } = context.inputs
  const code = sourceFiles(root, Object.keys({ ...parts, ...codeParts }))
  const dependencies = recordedDependencies(context)
  const issues = readIssues(checked)
  return { code, dependencies, issues }
}

function readIssues(checked: string): Issue[] | undefined {
  try {
    return JSON.parse(checked).issues
  } catch {
    // An older version of the check has no such format.
    return
  }
}
