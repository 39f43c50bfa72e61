import type { TextEdit } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { createFormatter } from '../format/format-content'
import { fileOf, type Workspace } from './workspace'

/** The edit that formats a document: of the part that changes, so that the editor's cursor stays where it is. */
export async function formatEdits(workspace: Workspace, document: TextDocument): Promise<TextEdit[]> {
  const file = fileOf(workspace.root, document.uri)
  const before = document.getText()
  const after = file ? (await createFormatter(workspace))(before, file) : before
  if (after === before) return []
  let start = 0
  while (before[start] === after[start] && start < before.length) start++
  let same = 0
  const most = Math.min(before.length, after.length) - start
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same++
  const range = { start: document.positionAt(start), end: document.positionAt(before.length - same) }
  return [{ range, newText: after.slice(start, after.length - same) }]
}
