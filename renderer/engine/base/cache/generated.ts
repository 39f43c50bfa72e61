import { lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memoizeByFile } from '../files/file-signature'
import { readJson } from '../files/read-json'
import { removeUnfinished, writeAtomic } from '../files/write-files'
import { sha256 } from './hash'
import type { Cache } from './store'

/** The root of the project with this code. The content may be in another folder. */
export const engineRoot = siteFolder(process.cwd()) ?? siteFolder(import.meta.dirname) ?? process.cwd()

/** The nearest folder, the given one or one above it, whose package.json names the definition of a site. */
export function siteFolder(folder: string): string | undefined {
  if (manifestOf(folder)) return folder
  return dirname(folder) === folder ? undefined : siteFolder(dirname(folder))
}

/** The part of package.json in a folder that names the modules of a site; undefined where there is none. */
export function manifestOf(folder: string): { site?: unknown; worker?: string } | undefined {
  return readJson<{ proofsheet?: object }>(join(folder, 'package.json'))?.proofsheet
}

/** JSON data generated from source files. */
export interface Generated<Value> {
  kind: string
  /** The hash of its sources. */
  key: string
  generate: () => Value | Promise<Value>
  /** The absolute path of a committed copy of data that takes seconds. Developers' machines update it, CI reads it. */
  committed?: string
}

/** The values that this process has generated or read, by cache, kind and key. */
const inMemory = new WeakMap<Cache, Map<string, unknown>>()

/** Gives generated data from memory, the committed copy or the cache; otherwise generates and stores it. */
export async function cachedJson<Value>(cache: Cache, { kind, key, generate, committed }: Generated<Value>) {
  const known = inMemory.get(cache) ?? new Map<string, unknown>()
  inMemory.set(cache, known)
  const name = `${kind} ${key}`
  let value = known.get(name) ?? readCommitted(committed, key)
  if (value === undefined) {
    value = cache.get(kind, key)
    if (value === undefined) {
      value = await generate()
      cache.set(kind, key, value)
    }
    if (committed && isFile(committed) && !process.env.CI) {
      removeUnfinished(dirname(committed))
      writeAtomic(committed, `${JSON.stringify({ key, hash: sha256(JSON.stringify(value)), value }, null, 1)}\n`)
    }
  }
  known.set(name, value)
  return value as Value
}

function readCommitted(file: string | undefined, key: string): unknown {
  if (!file || !isFile(file)) return
  // Where it can't be read, for example after a merge conflict, it is generated again.
  const { hash, value, ...stored } = readJson<{ key?: string; hash?: string; value?: unknown }>(file) ?? {}
  return stored.key === key && hash === sha256(JSON.stringify(value) ?? '') ? value : undefined
}

/** Whether a path is a regular file: a link could lead anywhere. */
const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** The SHA-256 of a source, which is read again only after a change: checks hash all. Throws where it can't be read. */
export const hashSource = memoizeByFile(path => sha256(readFileSync(path)))
