// What commands and threads start with: plain JavaScript, so that Node needs no loader for TypeScript.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../../..')
const programs = join(root, '.cache/program')

/** Where the TypeScript lies that programs are made of. */
const sources = ['content', 'renderer', 'scripts', 'tests']

/** How long programs of older sources are kept, in milliseconds: one may still be running. */
const longest = 7 * 864e5

/**
 * The TypeScript of the project as a program that Node runs: gives its URL. It is made once for each state of the
 * sources and kept in `.cache/program`. `entry` counts from the project's root.
 */
export async function programOf(entry) {
  key ??= keyOf()
  const folder = join(programs, key)
  const program = join(folder, programName(entry))
  if (!existsSync(program)) await make(entry, folder)
  return pathToFileURL(program).href
}

/** What the program of an entry is called. */
export const programName = entry => `${entry.replaceAll('/', '-')}.mjs`

let key

/** The bundler works in a process of its own: the memory that it takes is given back. */
async function make(entry, folder) {
  const unfinished = join(folder, `${process.pid}-${Math.random().toString(36).slice(2)}`)
  mkdirSync(unfinished, { recursive: true })
  const [status] = await once(fork(join(import.meta.dirname, 'bundle.mjs'), [entry, unfinished]), 'exit')
  if (status !== 0) throw new Error(`${entry} could not be made into a program: what is said above tells why.`)
  // What programs share is there before they are. Another command may make the same, of which all is equal.
  const isProgram = name => name.endsWith('.ts.mjs')
  for (const name of readdirSync(unfinished).sort((a, b) => isProgram(a) - isProgram(b)))
    renameSync(join(unfinished, name), join(folder, name))
  rmSync(unfinished, { recursive: true })
  const others = readdirSync(programs).filter(name => name !== key)
  for (const old of others.map(name => join(programs, name)))
    if (Date.now() - statSync(old).mtimeMs > longest) rmSync(old, { recursive: true, force: true })
}

/** The list that npm keeps of what it installed, from the nearest folder that holds packages. */
export function installedPackages(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(list)) return readFileSync(list, 'utf8')
  return dirname(folder) === folder ? '' : installedPackages(dirname(folder))
}

/** The name of all that a program is made from. */
function keyOf() {
  const hash = createHash('sha256').update(root).update(installedPackages(root))
  for (const folder of sources.filter(each => existsSync(join(root, each))))
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(tsx?|mjs)$/.test(entry.name)) continue
      const file = join(entry.parentPath, entry.name)
      hash.update(file).update(readFileSync(file))
    }
  return hash.digest('hex').slice(0, 16)
}
