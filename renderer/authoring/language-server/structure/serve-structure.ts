import type { Entry } from '@proofsheet/engine/content/files/find'
import type { Connection, InitializeResult } from 'vscode-languageserver/node'
import type { Workspace } from '../workspace'
import { documentLinks } from './document-links'
import { foldingsOf, outlineOf } from './outline'

/** The capabilities that the server announces for the structure of a file. */
export const structureCapabilities = {
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  documentLinkProvider: {},
} as const satisfies InitializeResult['capabilities']

/** Answers requests for outline, folding and links; `entryAt` gives the open file at a URI. */
export function serveStructure(
  connection: Connection,
  entryAt: (uri: string) => Promise<{ workspace: Workspace; entry: Entry } | undefined>,
): void {
  connection.onDocumentSymbol(async ({ textDocument }) => {
    const found = await entryAt(textDocument.uri)
    return found ? outlineOf(found.entry, found.workspace.site) : []
  })
  connection.onFoldingRanges(async ({ textDocument }) => {
    const found = await entryAt(textDocument.uri)
    return found ? foldingsOf(found.entry, found.workspace.site) : []
  })
  connection.onDocumentLinks(async ({ textDocument }) => {
    const found = await entryAt(textDocument.uri)
    return found ? documentLinks(found.workspace, found.entry) : []
  })
}
