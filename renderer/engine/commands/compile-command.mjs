// Compiles commands and workers before they run, so that Node needs no TypeScript loader. Plain JavaScript itself.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installedPackages } from '../base/cache/installed-packages.mjs'
import { runChild } from '../base/failures/run-child.mjs'

const root = resolve(import.meta.dirname, '../../..')

/** Code is not cached in `.cache`, which machines may share: this is the folder of cache/local.ts. */
const folder = join(root, 'node_modules/.cache/site/commands')

/** The folders with the TypeScript of commands. */
const sources = ['content', 'renderer', 'scripts', 'tests']

/** How long outdated commands stay on the disk, in milliseconds: one may still be running. */
const maxAgeMs = 7 * 864e5

/** The entries of workers: compiled together with each command, so that both share chunks. */
export const workerEntries = ['renderer/site/worker.ts']

/**
 * Gives the URL of an entry (a path from the project's root) as compiled JavaScript. Cached by the hash of all sources,
 * which are read once, or again where they may have changed since.
 */
export async function compiledEntry(entry, mayHaveChanged = false) {
  key = (!mayHaveChanged && key) || hashSources()
  const compiled = join(folder, key, compiledName(entry))
  if (!existsSync(compiled)) await compile(entry, join(folder, key))
  return pathToFileURL(compiled).href
}

/** The file name of a compiled entry. */
export const compiledName = entry => `${entry.replaceAll('/', '-')}.mjs`

let key

/** Runs the bundler, and moves its result into the target folder. */
async function compile(entry, target) {
  // Beside the target, because source maps name the sources by relative paths.
  const unfinished = `${target}-${process.pid}-${Math.random().toString(36).slice(2)}`
  try {
    mkdirSync(unfinished, { recursive: true })
    await runChild(join(root, 'renderer/engine/commands/bundle.mjs'), [entry, unfinished], `Compiling ${entry}`)
    mkdirSync(target, { recursive: true })
    // Chunks are moved before the entries that import them. A concurrent command may write the same files.
    const isEntry = name => name.endsWith('.ts.mjs')
    for (const name of readdirSync(unfinished).sort((a, b) => isEntry(a) - isEntry(b)))
      renameSync(join(unfinished, name), join(target, name))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  const others = readdirSync(folder).filter(name => name !== key)
  for (const old of others.map(name => join(folder, name)))
    if (Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? 0) > maxAgeMs)
      rmSync(old, { recursive: true, force: true })
}

/** The hash of all sources of commands. */
function hashSources() {
  const hash = createHash('sha256').update(root).update(installedPackages(root))
  for (const source of sources.filter(each => existsSync(join(root, each))))
    for (const entry of readdirSync(join(root, source), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(tsx?|mjs)$/.test(entry.name)) continue
      const file = join(entry.parentPath, entry.name)
      hash.update(file).update(readFileSync(file))
    }
  return hash.digest('hex').slice(0, 16)
}
