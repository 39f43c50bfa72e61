import { fileURLToPath } from 'node:url'
import { siteFolder } from '@proofsheet/engine/base/cache/generated'
import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import { contentGlobs } from '@proofsheet/engine/content/files/content-path'
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
import { fixesAt, toDiagnostic } from './diagnose'
import { formatEdits } from './format-edits'
import { definitionAt, referencesAt, renamableAt } from './navigate'
import { renameEdit } from './rename-edit'
import { addFields } from './structure/missing-fields'
import { serveStructure, structureCapabilities } from './structure/serve-structure'
import { openWorkspace, type Workspace } from './workspace'

/** How long the content is not checked after a keystroke, in milliseconds. */
const debounceMs = 120

/** The longest time without a check while typing goes on, in milliseconds. */
const maxDelayMs = 1000

const contentFiles = { filters: contentGlobs.map(glob => ({ scheme: 'file', pattern: { glob } })) }

const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ['<', '{', ' ', ':', '/', '#', '"', "'", '.', '-', '(', '!'] },
  hoverProvider: true,
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
  let issues: Issue[] = []
  /** The diagnostics sent for each file, as JSON. */
  const published = new Map<string, string>()
  let checks = 0
  let timer: NodeJS.Timeout | undefined
  /** When the first unchecked change arrived, in milliseconds. */
  let firstUnchecked: number | undefined

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
    checkSoon()
  })
  documents.onDidChangeContent(checkSoon)
  documents.onDidSave(checkSoon)
  documents.onDidClose(checkSoon)
  connection.onDidChangeWatchedFiles(checkSoon)

  connection.onCompletion(async ({ textDocument, position }) => {
    const document = documents.get(textDocument.uri)
    return document && opening ? complete(await opening, document, document.offsetAt(position)) : []
  })
  connection.onHover(async ({ textDocument, position }) => {
    const found = await entryAt(textDocument.uri)
    const about = found && (await describe(found.workspace, found.entry, found.document.offsetAt(position)))
    if (!about) return null
    const range = { start: found.document.positionAt(about.start), end: found.document.positionAt(about.end) }
    return { contents: { kind: 'markdown', value: about.text }, range }
  })
  connection.onDefinition(async ({ textDocument, position }) => {
    const found = await entryAt(textDocument.uri)
    return (found && (await definitionAt(found.workspace, found.entry, found.document.offsetAt(position)))) ?? null
  })
  connection.onReferences(async ({ textDocument, position }) => {
    const found = await entryAt(textDocument.uri)
    return found ? referencesAt(found.workspace, found.entry, found.document.offsetAt(position)) : []
  })
  connection.onCodeAction(async ({ textDocument, range }) => {
    const found = await entryAt(textDocument.uri)
    // Positions from before the last keystrokes would put a fix in the wrong place.
    if (found && timer) await check()
    const own = issues.filter(({ file }) => file === found?.entry.file)
    return found
      ? [...fixesAt(own, textDocument.uri, range), ...addFields(found.workspace, found.entry, own, range)]
      : []
  })
  connection.onDocumentFormatting(async ({ textDocument }) => {
    const found = await entryAt(textDocument.uri)
    return found ? formatEdits(found.workspace, found.document) : []
  })
  connection.onPrepareRename(async ({ textDocument, position }) => {
    const found = await entryAt(textDocument.uri)
    const renamable = found && renamableAt(found.workspace, found.entry, found.document.offsetAt(position))
    if (!renamable) return null
    const { target, start, end } = renamable
    return {
      range: { start: found.document.positionAt(start), end: found.document.positionAt(end) },
      placeholder: target.slug,
    }
  })
  connection.onRenameRequest(async ({ textDocument, position, newName }) => {
    const found = await entryAt(textDocument.uri)
    const renamable = found && renamableAt(found.workspace, found.entry, found.document.offsetAt(position))
    return renamable ? renameEdit(found.workspace, renamable.target, newName, true) : null
  })
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    const workspace = await opening
    const [{ oldUri, newUri } = { oldUri: '', newUri: '' }, ...more] = files
    const from = workspace?.entryOf(TextDocument.create(oldUri, 'mdx', 0, ''))
    const to = workspace?.entryOf(TextDocument.create(newUri, 'mdx', 0, ''))
    if (!workspace || !from || !to || from.collection !== to.collection || more.length > 0) return null
    // Folders are no part of the URL.
    if (from.slug === to.slug) return null
    return renameEdit(workspace, from, to.slug, false)
  })
  serveStructure(connection, entryAt)
  documents.listen(connection)
  connection.listen()

  async function entryAt(uri: string) {
    const workspace = await opening
    const document = documents.get(uri)
    const entry = workspace && document && workspace.entryOf(document)
    return entry && { workspace, document, entry }
  }

  function checkSoon() {
    clearTimeout(timer)
    firstUnchecked ??= Date.now()
    timer = setTimeout(check, Math.min(debounceMs, Math.max(0, firstUnchecked + maxDelayMs - Date.now())))
  }

  async function check() {
    clearTimeout(timer)
    timer = undefined
    firstUnchecked = undefined
    const mine = ++checks
    const workspace = await opening
    try {
      const found = await workspace?.check()
      // Otherwise a newer check has started.
      if (!found || mine !== checks) return
      issues = found
      publish()
    } catch (error) {
      connection.console.error(error instanceof Error ? `${error.stack}` : String(error))
    }

    /** Sends the diagnostics of files for which they have changed: usually one file out of many. */
    function publish() {
      const now = new Map<string, Issue[]>()
      for (const issue of issues) now.set(issue.file, [...(now.get(issue.file) ?? []), issue])
      for (const file of new Set([...published.keys(), ...now.keys()])) {
        const diagnostics = (now.get(file) ?? []).map(toDiagnostic)
        const text = JSON.stringify(diagnostics)
        if (text === published.get(file)) continue
        void connection.sendDiagnostics({ uri: workspace?.uriOf(file) ?? '', diagnostics })
        if (diagnostics.length > 0) published.set(file, text)
        else published.delete(file)
      }
    }
  }
}

/** The project's root: the folder that the editor names, or the nearest one above it with a site. */
function rootOf({ workspaceFolders, rootUri }: InitializeParams): string {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri
  if (!uri?.startsWith('file:///')) return process.cwd()
  const named = fileURLToPath(uri)
  return siteFolder(named) ?? named
}
