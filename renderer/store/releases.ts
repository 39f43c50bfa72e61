import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import type { Cache } from '@proofsheet/engine/base/cache/store'
import { compare, count } from '@proofsheet/engine/base/diagnostics/issue'
import { createFileHashes } from '@proofsheet/engine/base/files/file-hashes'
import { isInside } from '@proofsheet/engine/base/files/is-inside'
import { filesBelow } from '@proofsheet/engine/base/files/list-files'
import { linkFiles } from '@proofsheet/engine/build/publish/link-files'
import { type ManifestFile, manifestName, manifestText } from '@proofsheet/engine/build/publish/manifest'
import { recordName } from '@proofsheet/engine/build/publish/releases'
import { maxReleases, openStaging, publish } from '@proofsheet/engine/build/publish/staging'
import type { Breaker } from './breaker'
import type { Line } from './entries'
import type { Objects } from './objects'
import type { Written } from './write-entries'

/** The number of lists into which the files of a release are divided: one without a change is stored once. */
const listCount = 32

/** The time that a file of a release is worth, in milliseconds: without it, there is none to go back to. */
const worthMs = 20

/** A file of a release, which the manifest lists or which is beside the site, with the pack that has it. */
interface ReleasedFile extends Pick<ManifestFile, 'path' | 'hash'> {
  pack: string
  isBeside?: boolean
}

/** A list of files, in the entry of all releases under the moment of its publication. */
interface FileList {
  /** The hash of the list. */
  hash: string
  /** The hash of the manifest of its release, and the number of the lists of that. */
  manifest: string
  of: number
}

type ListLine = [published: string, list: FileList, pack: string | null]

/** The releases that machines have published last. */
export interface Releases {
  /** Stores the release in a folder, unless it is the one that was stored last. Gives whether it is there. */
  store: (folder: string) => Promise<boolean>
  /** Makes them those of this project, of which the last one is present. Gives a sentence on it. */
  restore: () => Promise<string>
}

/** Opens the releases of a project in its store. */
export function openReleases(root: string, cache: Cache, objects: Objects, reading: Breaker): Releases {
  const entry = objects.keyOf('releases')
  return {
    async store(folder) {
      const text = readFileSync(join(folder, manifestName), 'utf8')
      const manifest = sha256(text)
      const releases = releasesIn(await objects.readLines(entry))
      if (releases[0]?.[0]?.[1].manifest === manifest) return true
      const { published }: { published: string } = JSON.parse(readFileSync(join(folder, recordName), 'utf8'))
      const { files }: { files: ManifestFile[] } = JSON.parse(text)
      const lists = await listFiles(objects, [...files, ...storeBeside(cache, folder)])
      const former = releases.slice(0, maxReleases - 1).flat()
      const packs = new Map(former.map(([, { hash }, pack]) => [hash, pack]))
      const gone = await objects.lostPacks(packs.values())
      const [records, lines]: [Written[], Line[]] = [[], [...former]]
      for (const list of lists) {
        const value: FileList = { hash: cache.putBlob(JSON.stringify(list)), manifest, of: lists.length }
        const pack = packs.get(value.hash)
        if (pack && !gone.has(pack)) lines.push([published, value, pack])
        else records.push({ name: published, value, blobs: [value.hash] })
      }
      return lists.length > 0 && objects.write([{ key: entry, records, others: lines }])
    },
    async restore() {
      const releases = releasesIn(await reading.wait(objects.readLines(entry)))
      let restored = 0
      for (const lines of releases.reverse()) {
        const files = await readLists(cache, objects, reading, lines)
        if (!files) continue
        publishAgain(root, cache, files, new Date(lines[0]?.[0] ?? 0))
        restored++
      }
      const reason = reading.reason()
      if (restored > 0) return `${count(restored, 'release')} came from the shared store.`
      return `The shared store has given no release${reason ? `, because ${reason}` : ''}.`
    },
  }
}

/** The lines of each release that has all its lists, the newest release first. */
function releasesIn(lines: readonly Line[]): ListLine[][] {
  const releases = new Map<string, ListLine[]>()
  for (const line of lines as ListLine[]) releases.set(line[0], [...(releases.get(line[0]) ?? []), line])
  const whole = [...releases.values()].filter(each => each[0]?.[1]?.of === each.length)
  return whole.sort(([a], [b]) => ((a?.[0] ?? '') < (b?.[0] ?? '') ? 1 : -1))
}

/** Stores the files beside the site in a folder in the cache. */
function storeBeside(cache: Cache, folder: string): Omit<ReleasedFile, 'pack'>[] {
  const paths = readdirSync(folder, { withFileTypes: true }).flatMap(found => {
    const { name } = found
    if (['client', manifestName, recordName].includes(name)) return []
    return found.isFile() ? name : filesBelow(join(folder, name)).map(each => `${name}/${each}`)
  })
  return paths.map(path => ({ path, hash: cache.putBlob(readFileSync(join(folder, path))), isBeside: true }))
}

/**
 * Divides files into lists, once the server has each of them in a pack: those of tables are there already. Gives none
 * where it doesn't take one.
 */
async function listFiles(objects: Objects, files: Omit<ReleasedFile, 'pack'>[]): Promise<ReleasedFile[][]> {
  const entry = objects.keyOf('released files')
  const lacking = () => files.filter(({ hash }) => objects.packOf(hash) === undefined)
  const hashes = new Map(lacking().map(({ path, hash }) => [path, hash]))
  const known = (await objects.readLines(entry)).filter(([path, hash]) => hashes.get(path) === hash)
  const gone = await objects.lostPacks(known.map(([, , pack]) => pack))
  const used = known.filter(([, , pack]) => !gone.has(pack))
  for (const [, hash, pack] of used) objects.note([String(hash)], pack)
  const written = lacking().map(({ path, hash }) => ({ name: path, value: hash, blobs: [hash] }))
  if (written.length > 0) await objects.write([{ key: entry, records: written, others: used }])
  if (lacking().length > 0) return []
  const lists = new Map<number, ReleasedFile[]>()
  for (const file of files) {
    const number = Number.parseInt(sha256(file.path).slice(0, 4), 16) % listCount
    const list = lists.get(number) ?? []
    lists.set(number, list)
    list.push({ ...file, pack: objects.packOf(file.hash) ?? '' })
  }
  return [...lists.values()]
}

/** The files of a release, all of which are in the cache then; undefined where the server has not all of them. */
async function readLists(cache: Cache, objects: Objects, reading: Breaker, lines: readonly ListLine[]) {
  const load = async (files: readonly { hash: string; pack: string | null }[]) => {
    reading.earn(worthMs * files.length)
    const there = await reading.wait(Promise.all(files.map(({ hash, pack }) => objects.hasBlobs([hash], pack))))
    return there.every(Boolean)
  }
  if (!(await load(lines.map(([, { hash }, pack]) => ({ hash, pack }))))) return
  const files = lines.flatMap(([, { hash }]) => JSON.parse(String(cache.getBlob(hash))) as ReleasedFile[])
  return files.every(({ path }) => isInside(path)) && (await load(files)) ? files : undefined
}

/** Publishes a release whose files are in the cache. */
function publishAgain(root: string, cache: Cache, files: readonly ReleasedFile[], published: Date): void {
  const staging = openStaging(root)
  const ofSite = files.filter(({ isBeside }) => !isBeside).sort((a, b) => compare(a.path, b.path))
  const store = { cache, hashes: createFileHashes(root, cache) }
  linkFiles(store, staging.client, ofSite)
  for (const { path, hash } of files.filter(({ isBeside }) => isBeside)) {
    mkdirSync(dirname(join(staging.root, path)), { recursive: true })
    writeFileSync(join(staging.root, path), cache.getBlob(hash) ?? '')
  }
  const listed = ofSite.map(({ pack: _, ...file }) => file as ManifestFile)
  writeFileSync(join(staging.root, manifestName), manifestText(listed.map(file => JSON.stringify(file))))
  publish(staging, published)
}
