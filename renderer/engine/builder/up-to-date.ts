import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOfFile } from '../cache/file-hashes'
import { cacheGet, cacheSet, hashOf, sha256 } from '../cache/store'
import { compare } from '../diagnostics/issue'
import { type ManifestFile, manifestName } from '../publish/manifest'
import { published } from '../publish/staging'
import type { Inputs } from './inputs'

/** What the last build kept of itself. */
interface SavedBuild {
  parts: Inputs['parts']
  /** The name of everything that it read. */
  state: string
  manifest: string
  warnings: string[]
  /** When it had published. */
  at: number
  /** When the site changes by itself, in milliseconds; null when it doesn't. */
  until: number | null
}

/** Everything besides `Inputs` that a site is made from. */
const folders = ['content', 'public']

/** The name of everything that a build reads. */
export function buildState({ parts }: Inputs): string {
  const found = folders.flatMap(folder => (existsSync(folder) ? entriesBelow(folder) : [])).map(pathOf)
  const others = found.filter(path => !Object.hasOwn(parts, path)).flatMap(path => [path, hashAt(path)])
  return hashOf(process.env.CI ?? '', ...Object.entries(parts).flat(), ...others)
}

/** What each file said at the last build, by its path, for telling what has changed since. */
export function lastFileHashes(): Inputs['parts'] {
  return cacheGet<SavedBuild>('last', 'build')?.parts ?? {}
}

/** What the last build published and warned of, when it read just this and its site still stands as it left it. */
export function upToDate(state: string, now: Date): { manifest: ManifestFile[]; warnings: string[] } | undefined {
  const last = cacheGet<SavedBuild>('last', 'build')
  const isDue = last?.until != null && now.getTime() >= last.until
  if (!last || last.state !== state || isDue || now.getTime() < last.at) return
  const text = read(join(dirname(published), manifestName))
  if (!text || sha256(text) !== last.manifest || !existsSync(published)) return
  const { files: manifest }: { files: ManifestFile[] } = JSON.parse(text)
  if (filesBelow(published).length !== manifest.length) return
  const isAsLeft = ({ path, bytes }: ManifestFile) => {
    const found = statSync(join(published, path), { throwIfNoEntry: false })
    return found?.size === bytes && found.mtimeMs <= last.at
  }
  return manifest.every(isAsLeft) ? { manifest, warnings: last.warnings } : undefined
}

/** Keeps what `unchanged` asks for, once the site is published. `next` is the moment at which it changes by itself. */
export function saveBuildState(inputs: Inputs, state: string, warnings: string[], next: string | null): void {
  cacheSet('last', 'build', {
    parts: inputs.parts,
    state,
    manifest: sha256(readFileSync(join(dirname(published), manifestName), 'utf8')),
    warnings,
    at: Date.now(),
    until: next === null ? null : Date.parse(next),
  } satisfies SavedBuild)
}

function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).sort((a, b) => compare(pathOf(a), pathOf(b)))
}

const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name)

const filesBelow = (folder: string) => entriesBelow(folder).filter(entry => entry.isFile())

/**
 * A name for what a file says, or the one that a link leads to; a folder and what can't be read say nothing but their
 * name.
 */
function hashAt(path: string): string {
  try {
    return hashOfFile(path)
  } catch {
    return ''
  }
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
