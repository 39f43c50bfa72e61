import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import {
  type CompletionItem,
  createProtocolConnection,
  type Diagnostic,
  type Location,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { commandLine, copyContent, removeCopy } from '../content-copy'

/** An editor that talks to the language server over its streams, as real ones do. */
export async function openEditor(root: string, command = commandLine('language-server'), shell = false) {
  const [program = '', ...words] = command
  const server = spawn(program, words, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'], shell })
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  const diagnostics = new Map<string, Diagnostic[]>()
  const checked = new Map<string, number | undefined>()
  const waiting = new Set<() => void>()
  connection.onNotification(
    'textDocument/publishDiagnostics',
    (published: { uri: string; version?: number; diagnostics: Diagnostic[] }) => {
      checked.set(published.uri, published.version)
      diagnostics.set(published.uri, published.diagnostics)
      for (const look of waiting) look()
    },
  )
  connection.listen()
  const uriOf = (file: string) => pathToFileURL(join(root, file)).href
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    workspaceFolders: null,
    capabilities: {},
  })
  await connection.sendNotification('initialized', {})
  const versions = new Map<string, number>()

  /** Shows a text in the editor; "|||" is the cursor, and is not part of it. */
  const write = async (file: string, marked: string) => {
    const offset = marked.indexOf('|||')
    const text = marked.replace('|||', '')
    const uri = uriOf(file)
    const version = (versions.get(file) ?? 0) + 1
    versions.set(file, version)
    if (version === 1)
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'mdx', version, text },
      })
    else
      await connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      })
    const document = TextDocument.create(uri, 'mdx', version, text)
    return { textDocument: { uri }, position: document.positionAt(Math.max(0, offset)), document }
  }
  const ask = async <Answer>(method: string, file: string, marked: string, more: object = {}): Promise<Answer> => {
    const { textDocument, position } = await write(file, marked)
    return connection.sendRequest(`textDocument/${method}`, { textDocument, position, ...more })
  }

  return {
    uriOf,
    write,
    ask,
    request: <Answer>(method: string, params: object): Promise<Answer> => connection.sendRequest(method, params),
    notify: (method: string, params: object) => connection.sendNotification(method, params),
    complete: (file: string, marked: string) => ask<CompletionItem[]>('completion', file, marked),
    /** The text after the completion of that name was applied. */
    async choose(file: string, marked: string, label: string): Promise<string> {
      const items = await ask<CompletionItem[]>('completion', file, marked)
      const item = items.find(({ label: name }) => name === label)
      if (!item?.textEdit || !('range' in item.textEdit))
        throw new Error(`${label} is not among ${items.map(({ label: name }) => name).join(', ')}.`)
      const text = marked.replace('|||', '')
      return TextDocument.applyEdits(TextDocument.create('', 'mdx', 1, text), [item.textEdit])
    },
    /** A text as formatting in the editor leaves it. */
    async format(file: string, text: string): Promise<string> {
      const edits = await ask<TextEdit[]>('formatting', file, text, { options: { tabSize: 2, insertSpaces: true } })
      return TextDocument.applyEdits(TextDocument.create('', 'mdx', 1, text), edits)
    },
    hover: async (file: string, marked: string) =>
      (await ask<{ contents: { value: string } } | null>('hover', file, marked))?.contents.value,
    definition: (file: string, marked: string) => ask<Location | null>('definition', file, marked),
    references: (file: string, marked: string) =>
      ask<Location[]>('references', file, marked, { context: { includeDeclaration: true } }),
    rename: (file: string, marked: string, newName: string) =>
      ask<WorkspaceEdit | null>('rename', file, marked, { newName }),
    /** The diagnostics of a file once they are as awaited. */
    diagnostics: (file: string, isAwaited: (found: Diagnostic[]) => boolean) =>
      new Promise<Diagnostic[]>(resolve => {
        const look = () => {
          const found = diagnostics.get(uriOf(file))
          if (!found || !isAwaited(found)) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    /** The version of a file to which its last diagnostics belong. */
    versionOf: (file: string) => checked.get(uriOf(file)),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    async close() {
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      await new Promise(resolve => server.once('exit', resolve))
      connection.dispose()
    },
  }
}

export type Editor = Awaited<ReturnType<typeof openEditor>>

/** Opens an editor on a copy of the content for the tests of one file, and closes it after them. */
export function openCopy(): { root: string; editor: Editor } {
  const opened = {} as { root: string; editor: Editor }
  beforeAll(async () => {
    opened.root = copyContent()
    opened.editor = await openEditor(opened.root)
  })
  afterAll(async () => {
    await opened.editor.close()
    removeCopy(opened.root)
  })
  return opened
}
