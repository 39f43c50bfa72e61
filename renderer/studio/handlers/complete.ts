import { toFound } from '@proofsheet/authoring/language-server/check-worker'
import { complete } from '@proofsheet/authoring/language-server/completion/complete'
import { openWorkspace, type Workspace } from '@proofsheet/authoring/language-server/workspace'
import type { CompletionItem, TextEdit } from 'vscode-languageserver'
import { InsertTextFormat } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Completion, CompletionRequest } from '../completion-types'
import type { EditContext } from '../edit-service'

/** The language server's view of the project, opened with the first completion. */
const workspaces = new WeakMap<EditContext, Promise<Workspace>>()

/** The completions of the language server in an unsaved text. */
export async function completeText(
  context: EditContext,
  { file, version, start, end, text, offset }: CompletionRequest,
): Promise<Completion[]> {
  const base = context.session.read(file)
  // Another version has other offsets.
  if (base?.version !== version) return []
  const opening = workspaces.get(context) ?? openFor(context)
  workspaces.set(context, opening)
  const workspace = await opening
  const source = base.source.slice(0, start) + text + base.source.slice(end)
  const document = TextDocument.create(workspace.uriOf(file), 'mdx', 0, source)
  return (await complete(workspace, document, offset)).flatMap(item => toCompletion(item, document))
}

async function openFor({ root, site, check, session }: EditContext): Promise<Workspace> {
  const workspace = await openWorkspace(root, site, { all: () => [] }, async () => ({
    check: async () => toFound(await session.inTurn(() => check())),
    known: new Map(),
    records: async () => new Map(),
  }))
  // Its titles and tags are those of the last check.
  await workspace.check()
  return workspace
}

function toCompletion(item: CompletionItem, document: TextDocument): Completion[] {
  const { label, detail, documentation, textEdit, insertTextFormat } = item
  if (!textEdit) return []
  const { range, newText } = textEdit as TextEdit
  const help = typeof documentation === 'string' ? documentation : documentation?.value
  return [
    {
      label,
      detail: detail || undefined,
      help: help || undefined,
      start: document.offsetAt(range.start),
      end: document.offsetAt(range.end),
      text: newText,
      isSnippet: insertTextFormat === InsertTextFormat.Snippet,
    },
  ]
}
