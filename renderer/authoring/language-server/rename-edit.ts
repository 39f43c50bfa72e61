import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import { rangeAt } from '@proofsheet/engine/base/diagnostics/position'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { ErrorCodes, RenameFile, ResponseError, type WorkspaceEdit } from 'vscode-languageserver/node'
import { planRename } from '../rename/plan'
import { toRange } from './diagnose'
import type { Workspace } from './workspace'

/**
 * The edits that rename an entity everywhere; they move its file unless the editor does. Throws when it can't be
 * renamed.
 */
export async function renameEdit(
  workspace: Workspace,
  { collection, slug }: Pick<Entry, 'collection' | 'slug'>,
  newSlug: string,
  movesFile: boolean,
  issues: Issue[],
): Promise<WorkspaceEdit> {
  const records = await workspace.records()
  const known = {
    entries: workspace.index().entries,
    issues,
    referencesIn: ({ file }: Entry) => records.get(file)?.references ?? [],
    urlsIn: ({ file, url }: Entry) => records.get(file)?.urls ?? [url],
  }
  const plan = await planRename(workspace, collection, slug, newSlug, workspace.unsaved(), known)
  if ('reason' in plan) {
    const places = plan.issues?.map(({ file, line }) => `${file}:${line}`) ?? []
    throw new ResponseError(ErrorCodes.InvalidParams, [plan.reason, ...places].join(' '))
  }
  return {
    documentChanges: plan.changes.flatMap(({ file, to, source, edits }) => [
      {
        textDocument: { uri: workspace.uriOf(file), version: null },
        edits: edits.map(({ start, end, text }) => ({ range: toRange(rangeAt(source, start, end)), newText: text })),
      },
      ...(to && movesFile ? [RenameFile.create(workspace.uriOf(file), workspace.uriOf(to))] : []),
    ]),
  }
}
