import { siteFolder } from '@proofsheet/engine/base/cache/generated'
import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import { contentEndings } from '@proofsheet/engine/content/files/content-path'
import type { SiteDefinition } from '@proofsheet/engine/site'
import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { complete } from './completion/complete'
import { describe } from './describe'
import { fixesAt } from './diagnose'
import { foreignFixes } from './foreign-fixes'
import { formatEdits } from './format-edits'
import { createLiveDiagnostics } from './live-diagnostics'
import { definitionAt, referencesAt, renamableAt } from './navigate'
import { createFileHandlers, type HandleFile } from './open-file'
import { renameEdit } from './rename-edit'
import { signatureAt } from './signature'
import { addFields } from './structure/missing-fields'
import { serveStructure, structureCapabilities } from './structure/serve-structure'
import { suggestedFixes } from './suggested-fixes'
import { type Opened, openWorkspace, pathOf, type Workspace } from './workspace'

const contentFiles = {
  filters: contentEndings.map(ending => ({ scheme: 'file', pattern: { glob: `**/content/*/**/*${ending}` } })),
}

const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ['<', '{', ' ', ':', '/', '#', '"', "'", '.', '-', '(', '!'] },
  hoverProvider: true,
  signatureHelpProvider: { triggerCharacters: [' ', '"', '{'], retriggerCharacters: ['=', ' '] },
  ...structureCapabilities,
  definitionProvider: true,
  referencesProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix'] },
  documentFormattingProvider: true,
  renameProvider: { prepareProvider: true },
  workspace: { fileOperations: { willRename: contentFiles } },
}

/** Runs a language server on a connection until it closes. */
export function serve(connection: Connection, site: SiteDefinition): void {
  const documents = new TextDocuments(TextDocument)
  let opening: Promise<Workspace> | undefined
  let canWatch = false
  const opened = () => opening
  const diagnostics = createLiveDiagnostics(connection, documents, opened)
  const handle = createFileHandlers(documents, opened)

  connection.onInitialize(params => {
    opening = openWorkspace(rootOf(params), site, documents)
    canWatch = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    return { capabilities, serverInfo: { name: 'content' } }
  })
  connection.onInitialized(() => {
    if (canWatch)
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: '**/content/**' }],
      })
    diagnostics.checkSoon()
    // The first renaming in a site of a thousand pages is as quick as the next ones.
    diagnostics
      .issuesNow()
      .then(async () => (await opened())?.records())
      .catch(error => connection.console.error(String(error)))
  })
  documents.onDidChangeContent(diagnostics.checkSoon)
  documents.onDidSave(diagnostics.checkSoon)
  documents.onDidClose(diagnostics.checkSoon)
  connection.onDidChangeWatchedFiles(diagnostics.checkSoon)

  connection.onCompletion(handle([], ({ workspace, document, offset }) => complete(workspace, document, offset)))
  connection.onHover(
    handle(null, async ({ workspace, document, entry, offset }) => {
      const about = await describe(workspace, entry, offset)
      if (!about) return null
      const range = { start: document.positionAt(about.start), end: document.positionAt(about.end) }
      return { contents: { kind: 'markdown' as const, value: about.text }, range }
    }),
  )
  connection.onSignatureHelp(handle(null, ({ workspace, entry, offset }) => signatureAt(workspace, entry, offset)))
  serveFixes(connection, handle, diagnostics.issuesNow)
  connection.onDocumentFormatting(handle([], ({ workspace, document }) => formatEdits(workspace, document)))
  // Without an editor that watches the disk, nothing says whether a file has changed.
  const issuesNow = () => {
    if (!canWatch) diagnostics.checkSoon()
    return diagnostics.issuesNow()
  }
  serveNavigation(connection, handle, opened, issuesNow)
  serveStructure(connection, handle, opened)
  documents.listen(connection)
  connection.listen()
}

/** Answers requests for quick fixes. */
function serveFixes(connection: Connection, handle: HandleFile, issuesNow: () => Promise<Issue[]>): void {
  connection.onCodeAction(
    handle([], async ({ workspace, entry }, { textDocument, range }) => {
      const own = (await issuesNow()).filter(({ file }) => file === entry.file)
      return [
        ...foreignFixes(workspace, entry, own, range),
        ...fixesAt(own, textDocument.uri, range),
        ...addFields(workspace, entry, own, range),
        ...suggestedFixes(workspace, entry, own, range),
      ]
    }),
  )
}

/** Answers requests for definitions, references and renaming, by a name in a text or by a file that is renamed. */
function serveNavigation(
  connection: Connection,
  handle: HandleFile,
  opened: Opened,
  issuesNow: () => Promise<Issue[]>,
): void {
  connection.onDefinition(handle(undefined, ({ workspace, entry, offset }) => definitionAt(workspace, entry, offset)))
  connection.onReferences(
    handle([], async ({ workspace, entry, offset }) => {
      await issuesNow()
      return referencesAt(workspace, entry, offset)
    }),
  )
  connection.onPrepareRename(
    handle(null, ({ workspace, document, entry, offset }) => {
      const found = renamableAt(workspace, entry, offset)
      if (!found) return null
      const range = { start: document.positionAt(found.start), end: document.positionAt(found.end) }
      return { range, placeholder: found.target.slug }
    }),
  )
  connection.onRenameRequest(
    handle(null, async ({ workspace, entry, offset }, { newName }) => {
      const found = renamableAt(workspace, entry, offset)
      return found ? renameEdit(workspace, found.target, newName, true, await issuesNow()) : null
    }),
  )
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    const workspace = await opened()
    const [{ oldUri, newUri } = { oldUri: '', newUri: '' }, ...more] = files
    const from = workspace?.entryOf(TextDocument.create(oldUri, 'mdx', 0, ''))
    const to = workspace?.entryOf(TextDocument.create(newUri, 'mdx', 0, ''))
    if (!workspace || !from || !to || from.collection !== to.collection || more.length > 0) return null
    // Folders are no part of the URL.
    if (from.slug === to.slug) return null
    return renameEdit(workspace, from, to.slug, false, await issuesNow())
  })
}

/** The project's root: the folder that the editor names, or the nearest one above it with a site. */
function rootOf({ workspaceFolders, rootUri }: InitializeParams): string {
  const named = pathOf(workspaceFolders?.[0]?.uri ?? rootUri ?? '') ?? process.cwd()
  return siteFolder(named) ?? named
}
