import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../base/failures/failure'
import { isRunning } from '../../base/files/is-running'
import { readJson } from '../../base/files/read-json'

/** The present release of a project: a link to its folder, or a copy where the system has no links. */
export const distFolder = (root: string) => join(root, 'dist')

/** The folder of the published site. */
export const publishedFolder = (root: string) => join(distFolder(root), 'client')

/** The name of the folder of all releases, below a project's root. */
const releases = '.releases'

/** The folder of all releases, and of those that are being made. */
export const releasesFolder = (root: string) => join(root, releases)

/** The folder of one release. */
export const releaseFolder = (root: string, number: number) => join(releasesFolder(root), String(number))

/** The name of a release's record, beside its site. */
export const recordName = 'release.json'

/** The record of a release. */
export interface ReleaseRecord {
  /** Its name: releases of a project are numbered as they are published. */
  number: number
  /** When it was published, in the format of ISO 8601. */
  published: string
  /** The number of the release that it replaced. */
  previous?: number
}

/** The releases of a project, the newest first. */
export function listReleases(root: string): ReleaseRecord[] {
  if (!existsSync(releasesFolder(root))) return []
  return readdirSync(releasesFolder(root))
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => readRecord(join(releasesFolder(root), name)) ?? [])
    .sort((a, b) => b.number - a.number)
}

/** The release that `dist` holds; undefined where `npm run build` has not written it. */
export const presentRelease = (root: string): ReleaseRecord | undefined => readRecord(distFolder(root))

/** The record of the release in a folder. */
export const readRecord = (folder: string) => readJson<ReleaseRecord>(join(folder, recordName))

/** Error codes of systems on which `dist` can't be a link: without links, without the right to make one, or mounted. */
const unlinkable = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EBUSY', 'EXDEV']

/** Makes a release the present one, in one step: a reader of `dist` finds all of the former site or of the new. */
export function activate(root: string, number: number): void {
  try {
    replaceLink(root, number)
  } catch (error) {
    if (isLink(distFolder(root)) || !unlinkable.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyInto(root, number)
  }
}

function replaceLink(root: string, number: number): void {
  // Windows can't replace a link to a folder in one step.
  if (process.platform === 'win32') throw Object.assign(new Error('No links'), { code: 'ENOTSUP' })
  const [dist, link] = [distFolder(root), join(releasesFolder(root), `.link-${process.pid}`)]
  rmSync(link, { force: true })
  symlinkSync(join(releases, String(number)), link)
  const replaced = replacedFolder(releasesFolder(root))
  // A folder is there after `vike build`, and where an earlier version of this engine has built.
  if (existsSync(dist) && !isLink(dist)) renameSync(dist, replaced)
  renameSync(link, dist)
  rmSync(replaced, { recursive: true, force: true })
}

/**
 * Copies a release into the folder `dist`, by hard links where there are any. Between the renaming of the former site
 * and that of the new one there is none.
 */
export function copyInto(root: string, number: number): void {
  const dist = distFolder(root)
  const [next, replaced] = [join(dist, `.next-${process.pid}`), replacedFolder(dist)]
  mkdirSync(replaced, { recursive: true })
  copyFolder(releaseFolder(root, number), next)
  // The record comes last: the release is present when all of it is.
  const names = readdirSync(next).sort((a, b) => Number(a === recordName) - Number(b === recordName))
  for (const name of names) {
    if (existsSync(join(dist, name))) renameSync(join(dist, name), join(replaced, name))
    renameSync(join(next, name), join(dist, name))
  }
  for (const folder of [next, replaced]) rmSync(folder, { recursive: true })
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else copyFile(source, target)
  }
}

function copyFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

/** The folder into which this process moves the files that it replaces. */
const replacedFolder = (folder: string) => join(folder, `.replaced-${process.pid}`)

/** The names of temporary files and folders, with the process that made them. */
const temporary = /^\.(next|link|replaced|retired)-(\d+)$/

/** Finishes the publication that a killed process began and removes its leftovers; leaves running processes alone. */
export function recover(root: string): void {
  const left = [releasesFolder(root), distFolder(root)]
    .filter(existsSync)
    .flatMap(folder => readdirSync(folder).map(name => ({ folder, name })))
    .filter(({ name }) => isAbandoned(temporary.exec(name)?.[2]))
  const [newest] = listReleases(root)
  const isCutOff = left.some(({ name }) => name.startsWith('.replaced-')) && !existsSync(publishedFolder(root))
  if (isCutOff && newest) activate(root, newest.number)
  for (const { folder, name } of left) rmSync(join(folder, name), { recursive: true, force: true })
}

const isAbandoned = (pid: string | undefined) =>
  pid !== undefined && Number(pid) !== process.pid && !isRunning(Number(pid))

/** Makes room for a standard build, which writes into the folder `dist`: a link there would lead it into a release. */
export function removeLink(root: string): void {
  if (isLink(distFolder(root))) rmSync(distFolder(root))
}

/** Throws a `Failure` where there is no built site. */
export function requireBuild(root: string): void {
  // `vike build` writes the pages alone.
  const files = [join(publishedFolder(root), 'index.html'), join(distFolder(root), 'host-rules.json')]
  if (!files.every(existsSync)) throw new Failure('There is no built site yet. Run: npm run build')
}
