import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import { createBuildContext } from '@proofsheet/engine/build/build-context'
import { recordedDependencies } from '@proofsheet/engine/build/rendering/render-pages'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { Side } from '../review-types'

/** What a build and a check of a project say about its site, besides its files. */
export type SideRecords = Pick<Side, 'dependencies' | 'issues'>

/** Reads the dependencies that the last build of a project recorded, and the issues that its check printed as JSON. */
export function readRecords(root: string, site: SiteDefinition, checked: string): SideRecords {
  const dependencies = recordedDependencies(createBuildContext(root, site))
  const issues = readIssues(checked)
  return { dependencies, issues }
}

function readIssues(checked: string): Issue[] | undefined {
  try {
    return JSON.parse(checked).issues
  } catch {
    // An older version of the check has no such format.
    return
  }
}
