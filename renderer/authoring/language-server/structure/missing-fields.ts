import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import { rangeAt } from '@proofsheet/engine/base/diagnostics/position'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { splitFrontmatter } from '@proofsheet/engine/content/split-frontmatter'
import { type CodeAction, CodeActionKind, type Range as EditorRange } from 'vscode-languageserver/node'
import { templateContext } from '../../new/create-entry'
import { newText } from '../../new/template'
import { toDiagnostic, toRange, touches } from '../diagnose'
import { collectionOf, type Workspace } from '../workspace'

/**
 * The actions that add the missing fields reported in a range of a file, each with the example that a new file has.
 * They are no fixes of issues, because an example is not the content of the page.
 */
export function addFields(workspace: Workspace, entry: Entry, issues: Issue[], range: EditorRange): CodeAction[] {
  const isMissing = ({ code, field = '' }: Issue) => code === 'field-missing' && !field.includes('.')
  const missing = issues.filter(issue => isMissing(issue) && touches(issue, range))
  const found = splitFrontmatter(entry.source)
  if (missing.length === 0 || !found?.isClosed) return []
  const context = templateContext(workspace, entry.collection)
  const template = newText(collectionOf(workspace, entry), entry.slug, workspace.definitions, context)
  const at = toRange(rangeAt(entry.source, found.end))
  return missing.flatMap(issue => {
    const text = fieldIn(template, issue.field ?? '')
    if (text === undefined) return []
    return {
      title: `Add ${issue.field} with an example`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [toDiagnostic(issue)],
      edit: { changes: { [workspace.uriOf(entry.file)]: [{ range: at, newText: `${text}\n` }] } },
    }
  })
}

/** The lines of a field in the text of a new file, without its comment. */
function fieldIn(template: string, field: string): string | undefined {
  const lines = template.split('\n')
  const first = lines.findIndex(line => line.startsWith(`${field}:`))
  if (first < 0) return
  const length = lines.slice(first + 1).findIndex(line => !/^ /.test(line))
  return lines.slice(first, first + 1 + Math.max(0, length)).join('\n')
}
