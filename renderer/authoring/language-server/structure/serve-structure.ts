import { type Connection, type InitializeResult, SymbolKind } from 'vscode-languageserver/node'
import type { HandleFile } from '../open-file'
import { allPages, type Opened } from '../workspace'
import { documentLinks } from './document-links'
import { foldingsOf, outlineOf } from './outline'

/** The capabilities that the server announces for the structure of a file. */
export const structureCapabilities = {
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  documentLinkProvider: {},
  workspaceSymbolProvider: true,
} as const satisfies InitializeResult['capabilities']

/** The largest number of pages that a search by title gives; who wants another types more of it. */
const maxPages = 100

/** Answers requests for outline, folding and links, and for pages by their title. */
export function serveStructure(connection: Connection, handle: HandleFile, opened: Opened): void {
  connection.onDocumentSymbol(handle([], ({ workspace, entry }) => outlineOf(entry, workspace.site)))
  connection.onFoldingRanges(handle([], ({ workspace, entry }) => foldingsOf(entry, workspace.site)))
  connection.onDocumentLinks(handle([], ({ workspace, entry }) => documentLinks(workspace, entry)))
  connection.onWorkspaceSymbol(async ({ query }) => {
    const workspace = await opened()
    const words = query.toLowerCase().split(/\s+/)
    const start = { line: 0, character: 0 }
    const found = (workspace ? allPages(workspace) : []).filter(({ title, slug }) =>
      words.every(word => `${title} ${slug}`.toLowerCase().includes(word)),
    )
    return found.slice(0, maxPages).map(({ title, slug, file, collection }) => ({
      name: title || slug,
      kind: SymbolKind.File,
      containerName: collection,
      location: { uri: workspace?.uriOf(file) ?? '', range: { start, end: start } },
    }))
  })
}
