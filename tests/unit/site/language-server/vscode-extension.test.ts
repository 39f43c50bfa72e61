import { existsSync, readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { project } from '../content-copy'
import { type Editor, openEditor } from './editor'

const folder = join(project, '.vscode/extensions/workings-content')
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const require = createRequire(join(folder, 'extension.js'))
const loader = Module as unknown as { _load: (name: string, ...more: unknown[]) => unknown }
const load = loader._load

afterEach(() => {
  loader._load = load
  delete require.cache[join(folder, 'extension.js')]
})

/** The extension as it is loaded in an editor that has these modules. */
function loadExtension(modules: Record<string, unknown>) {
  loader._load = (name, ...more) => {
    if (name in modules) return modules[name]
    if (name.startsWith('vscode')) throw new Error(`Cannot find module '${name}'`)
    return load(name, ...more)
  }
  return require('./extension.js') as { activate(): Promise<void>; deactivate(): unknown }
}

const showWarningMessage = vi.fn()
const vscode = {
  workspace: {
    workspaceFolders: [{ uri: { fsPath: join(project, '..') } }],
    findFiles: async (glob: string) =>
      [join(project, glob.replace('**/', ''))].filter(file => existsSync(file)).map(fsPath => ({ fsPath })),
  },
  window: { showWarningMessage },
}

test('the manifest names existing files, and what activates the extension', () => {
  expect(manifest).toMatchObject({ name: 'workings-content', publisher: 'workings', engines: { vscode: '^1.91.0' } })
  // VS Code itself activates an extension for the languages that it brings.
  expect(manifest.contributes.languages).toMatchObject([{ id: 'mdx', extensions: ['.mdx'] }])
  expect(manifest.activationEvents).toContain('onLanguage:markdown')
  const named = [
    manifest.main,
    ...manifest.contributes.languages.map(({ configuration }: { configuration: string }) => configuration),
    ...manifest.contributes.grammars.map(({ path }: { path: string }) => path),
  ]
  for (const file of named) expect(existsSync(join(folder, file)), file).toBe(true)
  const recommended = JSON.parse(readFileSync(join(project, '.vscode/extensions.json'), 'utf8')).recommendations
  expect(recommended).toEqual([`${manifest.publisher}.${manifest.name}`])
})

test('it starts the language server of the repository for its content, and ends it', async () => {
  const started: unknown[] = []
  const stop = vi.fn()
  class LanguageClient {
    constructor(...given: unknown[]) {
      started.push(given)
    }
    start = async () => {}
    stop = stop
  }
  const extension = loadExtension({ vscode, 'vscode-languageclient/node': { LanguageClient } })
  await extension.activate()
  expect(started).toEqual([
    [
      'content',
      'Content',
      { command: 'npm', args: ['run', '--silent', 'language-server'], options: { cwd: project, shell: true } },
      expect.objectContaining({ documentSelector: [{ scheme: 'file', pattern: '**/content/*/**/*.{mdx,md}' }] }),
    ],
  ])
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  expect(scripts['language-server']).toBeDefined()
  extension.deactivate()
  expect(stop).toHaveBeenCalled()
})

test('the server that it starts publishes what is wrong with the content', { timeout: 60_000 }, async () => {
  let editor: Editor | undefined
  /** Uses the extension's command as the client of the packages does in an editor. */
  class LanguageClient {
    constructor(
      _id: string,
      _name: string,
      private server: { command: string; args: string[]; options: { cwd: string; shell: boolean } },
    ) {}
    async start() {
      const { command, args, options } = this.server
      editor = await openEditor(options.cwd, [command, ...args], options.shell)
    }
    stop = () => editor?.close()
  }
  const extension = loadExtension({ vscode, 'vscode-languageclient/node': { LanguageClient } })
  await extension.activate()
  const product = 'content/products/vaja.mdx'
  await editor?.write(product, editor.read(product).replace(/^status: .*$/m, 'status: Alive'))
  const found = await editor?.diagnostics(product, list => list.some(({ severity }) => severity === 1))
  expect(found?.find(({ severity }) => severity === 1)).toMatchObject({ code: 'field-value', source: 'content' })
  await extension.deactivate()
})

test('without the packages it says what to do', async () => {
  await loadExtension({ vscode }).activate()
  expect(showWarningMessage).toHaveBeenCalledWith(expect.stringContaining('npm ci'))
})
