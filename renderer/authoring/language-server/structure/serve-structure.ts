import type { Connection, InitializeResult } from 'vscode-languageserver/node'
import type { HandleFile } from '../open-file'
import { documentLinks } from './document-links'
import { foldingsOf, outlineOf } from './outline'

/** The capabilities that the server announces for the structure of a file. */
export const structureCapabilities = {
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  documentLinkProvider: {},
} as const satisfies InitializeResult['capabilities']

/** Answers requests for outline, folding and links. */
export function serveStructure(connection: Connection, handle: HandleFile): void {
  connection.onDocumentSymbol(handle([], ({ workspace, entry }) => outlineOf(entry, workspace.site)))
  connection.onFoldingRanges(handle([], ({ workspace, entry }) => foldingsOf(entry, workspace.site)))
  connection.onDocumentLinks(handle([], ({ workspace, entry }) => documentLinks(workspace, entry)))
}
