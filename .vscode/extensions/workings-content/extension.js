// Starts the language server of this repository for its content. It has no packages of its own: the client comes from
// the node_modules of the workspace.
const { existsSync } = require('node:fs')
const { join } = require('node:path')
const vscode = require('vscode')

let client

/** Starts the server in the folder that has a site. */
exports.activate = async function activate() {
  const folder = vscode.workspace.workspaceFolders?.[0]
  if (!folder) return
  const root = await findRoot(folder.uri.fsPath)
  const loaded = load('vscode-languageclient/node')
  if (!loaded) {
    vscode.window.showWarningMessage('Content is not checked in the editor yet: run "npm ci", then reload the window.')
    return
  }
  const server = { command: 'npm', args: ['run', '--silent', 'language-server'], options: { cwd: root, shell: true } }
  client = new loaded.LanguageClient('content', 'Content', server, {
    documentSelector: [{ scheme: 'file', pattern: '**/content/*/**/*.{mdx,md}' }],
    outputChannelName: 'Content',
  })
  await client.start()
}

/** The folder of the site: the one that is open or, by a search of all files, one in it. */
async function findRoot(folder) {
  if (existsSync(join(folder, 'renderer/site/index.ts'))) return folder
  const [definition] = await vscode.workspace.findFiles('**/renderer/site/index.ts', '**/node_modules/**', 1)
  return definition ? join(definition.fsPath, '../../..') : folder
}

/** Ends the server. */
exports.deactivate = function deactivate() {
  return client?.stop()
}

function load(name) {
  try {
    return require(name)
  } catch {
    return undefined
  }
}
