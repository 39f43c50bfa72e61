import type { Entry } from '@proofsheet/engine/content/files/find'
import type { Position, TextDocumentIdentifier, TextDocuments } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Opened, Workspace } from './workspace'

/** An open content file that a request is about, with the offset of its position where it has one. */
interface OpenFile {
  workspace: Workspace
  document: TextDocument
  entry: Entry
  offset: number
}

/** Makes the handler of requests about an open content file; `none` is the answer for any other. */
export type HandleFile = ReturnType<typeof createFileHandlers>

/** Gives the function that makes handlers for the open documents of a workspace. */
export function createFileHandlers(documents: TextDocuments<TextDocument>, opened: Opened) {
  type About = { textDocument: TextDocumentIdentifier; position?: Position }
  type Answer<Params, Result> = (file: OpenFile, params: Params) => Result | Promise<Result>
  return <Params extends About, Result>(none: NoInfer<Result>, answer: Answer<Params, Result>) =>
    async (params: Params): Promise<Result> => {
      const workspace = await opened()
      const document = documents.get(params.textDocument.uri)
      const entry = workspace && document && workspace.entryOf(document)
      const offset = params.position ? (document?.offsetAt(params.position) ?? 0) : 0
      return entry ? answer({ workspace, document, entry, offset }, params) : none
    }
}
