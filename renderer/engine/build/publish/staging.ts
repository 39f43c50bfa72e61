import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { FormerSite } from './link-files'
import { manifestName } from './manifest'
import { linesIn } from './manifest-lines'
import {
  activate,
  listReleases,
  presentRelease,
  type ReleaseRecord,
  readRecord,
  recordName,
  recover,
  releaseFolder,
  releasesFolder,
} from './releases'

/** A release that is being made. */
export interface Staging {
  /** Its folder. Only `client` inside of it is published as the site; its files go beside the site. */
  root: string
  /** The folder of the site. */
  client: string
  /** The site that is in it already. */
  former?: FormerSite | undefined
}

/** The number of releases that stay: the present one, the one that it replaced, and the newest of the others. */
export const maxReleases = 3

/** The release that was retired last. Its site is the start of the next one: few files differ. */
const retiredFolder = (root: string) => join(releasesFolder(root), 'retired')

/** Opens a staging folder for this process: empty, or with the site that was retired last. Recovers killed builds. */
export function openStaging(projectRoot: string): Staging {
  recover(projectRoot)
  const root = join(releasesFolder(projectRoot), `.next-${process.pid}`)
  const retired = retiredFolder(projectRoot)
  const client = join(root, 'client')
  rmSync(root, { recursive: true, force: true })
  try {
    // Through a link, files elsewhere would become the site.
    if ([retired, join(retired, 'client')].every(path => lstatSync(path).isDirectory())) {
      renameSync(retired, root)
      const former = readFormer(root)
      for (const name of readdirSync(root).filter(each => each !== 'client'))
        rmSync(join(root, name), { recursive: true })
      return { root, client, former }
    }
  } catch {
    // None is retired, or a concurrent build was faster.
  }
  return openFolder(root)
}

/** The site of a release; undefined where its manifest was changed later. */
function readFormer(folder: string): FormerSite | undefined {
  const [atMs, manifest] = [Date.parse(readRecord(folder)?.published ?? ''), join(folder, manifestName)]
  // The record has whole milliseconds.
  if (!(statSync(manifest).ctimeMs < atMs + 1 && atMs <= Date.now())) return
  return { lines: new Set(linesIn(readFileSync(manifest, 'utf8'))), atMs }
}

/** When the oldest site was published that a build may begin with, in milliseconds; 0 where it will begin with none. */
export const oldestSiteMs = (root: string): number => Date.parse(readRecord(retiredFolder(root))?.published ?? '') || 0

/** Opens a folder as a staging folder, which is empty then. */
export function openFolder(root: string): Staging {
  const client = join(root, 'client')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(client, { recursive: true })
  return { root, client }
}

/** Publishes a staging folder as the next release. Gives the folder of the release. */
export function publish(staging: Staging, at = new Date()): string {
  const root = dirname(dirname(staging.root))
  const previous = presentRelease(root)?.number
  let number = (listReleases(root)[0]?.number ?? 0) + 1
  while (!moveToRelease(staging, root, { number, published: at.toISOString(), previous })) number++
  activate(root, number)
  retireReleases(root)
  return releaseFolder(root, number)
}

/** The folder of the last site with drafts, which is no release. */
export const draftsFolder = (root: string) => join(root, '.cache/drafts')

/** Moves a staging folder to that of sites with drafts, in place of the last one. Gives that folder. */
export function storeDrafts(root: string, staging: Staging): string {
  const folder = draftsFolder(root)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(staging.root, folder)
  return folder
}

/** Makes a staging folder a release, which is not yet the present one; false where its number is taken. */
function moveToRelease({ root: staged }: Staging, root: string, record: ReleaseRecord): boolean {
  const folder = releaseFolder(root, record.number)
  if (existsSync(folder)) return false
  writeFileSync(join(staged, recordName), `${JSON.stringify(record, null, 2)}\n`)
  try {
    renameSync(staged, folder)
    return true
  } catch (error) {
    // A concurrent build was faster.
    if (existsSync(folder)) return false
    throw error
  }
}

/** Discards a staging folder that is not to be published. */
export function discard(staging: Staging): void {
  rmSync(staging.root, { recursive: true, force: true })
}

/** Removes all releases but those that stay, and the one that was retired last. */
function retireReleases(root: string): void {
  const present = presentRelease(root)
  const rank = ({ number }: ReleaseRecord) => [present?.previous, present?.number].indexOf(number)
  const ranked = listReleases(root).sort((a, b) => rank(b) - rank(a))
  for (const { number } of ranked.slice(maxReleases)) {
    rmSync(retiredFolder(root), { recursive: true, force: true })
    // A release is never listed with a part of its files.
    renameSync(releaseFolder(root, number), retiredFolder(root))
  }
}
