import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { hashOf, sha256 } from '../base/cache/hash'
import { isUnchanged } from '../base/files/file-signature'
import { filesBelow } from '../base/files/list-files'
import { ledgerFile } from '../content/files/read-ledger'
import type { Code } from './build-code'
import type { BuildContext } from './build-context'
import { codeKey } from './code-record'
import { codePart, type Inputs, nameParts } from './inputs'
import { type ManifestFile, manifestName } from './publish/manifest'
import { foldersOf, linesIn, pathOf } from './publish/manifest-lines'
import { distFolder } from './publish/releases'

/** The record of the last build. */
interface SavedBuild {
  parts: Inputs['parts']
  /** The hash of all its inputs. */
  state: string
  /** The hash of the manifest. */
  manifest: string
  summary: string
  warnings: string[]
  /** When it published, in milliseconds. */
  at: number
  /** When the site changes without an edit, in milliseconds; null for never. */
  until: number | null
}

/** The inputs that a build itself may write. */
const written = [ledgerFile, 'content/types/schema.json', 'content/types/vocabulary.json']

const hashState = (state: Record<string, string>) => hashOf(...Object.entries(state).sort().flat())

/** The hash of each file at the last build, by its path. */
export const lastFileHashes = ({ cache }: BuildContext): Inputs['parts'] =>
  cache.get<SavedBuild>('last', 'build')?.parts ?? {}

/** The summary and the warnings of the last build, where its inputs are the current ones and the published site is unchanged. */
export function upToDate(
  { root, cache, state }: BuildContext,
  now: Date,
): Pick<SavedBuild, 'summary' | 'warnings'> | undefined {
  const last = cache.get<SavedBuild>('last', 'build')
  const isDue = last?.until != null && now.getTime() >= last.until
  if (!last || last.state !== hashState(state) || isDue || now.getTime() < last.at) return
  if (!existsSync(distFolder(root))) return
  // One release, even if another is published meanwhile.
  const release = realpathSync(distFolder(root))
  const published = join(release, 'client')
  if (![published, join(release, manifestName)].every(existsSync)) return
  const text = readFileSync(join(release, manifestName), 'utf8')
  if (sha256(text) !== last.manifest) return
  const lines = linesIn(text)
  const files = lines.map(line => ({ path: published + sep + pathOf(line), line }))
  // Whatever is added to a folder or removed from it changes it.
  const folders = [...foldersOf(lines.map(pathOf))].map(folder => join(published, folder))
  const hasOthers =
    !folders.every(folder => isUnchanged(folder, last.at)) && filesBelow(published).length !== lines.length
  const isRight = (path: string, line: string) =>
    existsSync(path) && sha256(readFileSync(path)) === (JSON.parse(line) as ManifestFile).hash
  return !hasOthers && files.every(({ path, line }) => isUnchanged(path, last.at) || isRight(path, line))
    ? last
    : undefined
}

/**
 * Saves the record that `upToDate` reads, with the state before the build: files that were edited meanwhile must make
 * the next build run, files that the build has written must not. `release` is the folder of the release, `next` the moment
 * at which the site changes by itself.
 */
export function saveBuildState(
  { root, cache, inputs, state }: BuildContext,
  { code: { record } }: { code: Code },
  { release, next, ...said }: Pick<SavedBuild, 'summary' | 'warnings'> & { release: string; next: string | null },
): void {
  const now = written
    .filter(path => existsSync(join(root, path)))
    .map(path => [path, sha256(readFileSync(join(root, path)))])
  cache.set('last', 'build', {
    parts: { ...inputs.parts, ...nameParts(root, record.files) },
    state: hashState({ ...state, [codePart]: codeKey(record), ...Object.fromEntries(now) }),
    manifest: sha256(readFileSync(join(release, manifestName), 'utf8')),
    ...said,
    at: Date.now(),
    until: next === null ? null : Date.parse(next),
  } satisfies SavedBuild)
}
