import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import type { Entry } from '@proofsheet/engine/content/files/find'
import type { CodeAction, Range as EditorRange } from 'vscode-languageserver/node'
import { foreignFix } from '../foreign/foreign-fix'
import { fixesAt, touches } from './diagnose'
import type { Workspace } from './workspace'

/** The actions that write the site's own form of a container or tag of another generator, first among others. */
export function foreignFixes(
  { site, uriOf }: Workspace,
  entry: Entry,
  issues: Issue[],
  range: EditorRange,
): CodeAction[] {
  const found = issues
    .filter(issue => touches(issue, range))
    .flatMap(issue => {
      const fix = foreignFix(issue, entry.source, site)
      return fix ? { ...issue, fix } : []
    })
  return fixesAt(found, uriOf(entry.file), range)
}
