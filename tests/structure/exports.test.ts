import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { code, isCode, root, textOf } from './sources'

/** The parts of a package.json that this test reads. */
interface Manifest {
  name: string
  workspaces?: string[]
  exports?: Record<string, string>
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

const folders = (readManifest('.').workspaces ?? []).filter(folder => folder.startsWith('renderer/'))
const packages = folders.map(folder => ({ folder, ...readManifest(folder) }))

/** The modules of packages that code names: in imports, in Vike's configuration and in addresses of the dev server. */
const named = /(?:['"`:]|@id\/)(@proofsheet\/[a-z]+\/[\w/.-]*\w)(?=['"`:]|$)/gm

/** The modules that the engine resolves by name for processes of its own. */
const started = /\bpackageModule\('([\w/-]+)'\)/g

const users = [
  ...code,
  'vite.config.ts',
  'tests/compile-packages.ts',
  ...['scripts/create-proofsheet/template', 'scripts/bench/sites', 'tests/fixtures'].flatMap(allCode),
]

/** The code below a folder, also of projects that are copied elsewhere. */
function allCode(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(path => isCode(path) || path.endsWith('package.json'))
}

const entries = new Set(
  users.flatMap(file => [
    ...[...textOf(file).matchAll(named)].map(([, name = '']) => name),
    ...[...textOf(file).matchAll(started)].map(([, name]) => `@proofsheet/engine/${name}`),
  ]),
)

test.each(packages)('$name exports exactly the modules that others name', ({ folder, name, exports = {} }) => {
  const wanted = [...entries].filter(each => each.startsWith(`${name}/`)).map(each => each.slice(name.length + 1))
  const short: Record<string, string> = { config: 'pages/vike/config' }
  const list = Object.fromEntries(wanted.sort().map(path => [`./${path}`, `./dist/${short[path] ?? path}.js`]))
  expect(exports, `renderer/${folder.slice(9)}/package.json: "exports": ${JSON.stringify(list, null, 2)}`).toEqual(list)
})
