import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { createBuildContext } from '@proofsheet/engine/build/build-context'
import { inFolder } from '@proofsheet/engine/commands/in-folder'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { ReviewOptions } from '../review-options'
import type { Side } from '../review-types'
import { buildBase } from './build-base'
import { buildSide } from './build-side'
import { fetchSide } from './fetch-side'
import { branchPoint, changedFiles, commitOf, fileAt, lockFile, type Range } from './git'
import { stopScripts } from './run-script'
import { readSide } from './side'

/** The two sites of a review. */
export interface ChosenSides {
  before: Side
  after: Side
  /** The commits that the sites were built from; the second one is absent for the working tree. */
  range?: Range
  notes: string[]
}

/** Gets both sites: folders as they are, others built. The new one is the working tree, unless a folder is named. */
export async function chooseSides(
  root: string,
  site: SiteDefinition,
  { base, after }: ReviewOptions,
): Promise<ChosenSides> {
  if (after !== undefined) return chooseBoth(root, site, base ?? '', after)
  if (base !== undefined && /^https?:\/\//.test(base)) {
    const now = await buildPresent(root, site)
    return { before: await fetchSide(base, now, join(root, '.cache/review/published')), after: now, notes: [] }
  }
  if (base !== undefined && isSite(inFolder(base)))
    return { before: folderSide(base), after: await buildPresent(root, site), notes: [] }
  const commit = base === undefined ? branchPoint(root) : commitOf(root, base)
  const isAlone = lacksSharedCode(root, site, commit)
  const present = buildPresent(root, site)
  if (isAlone) await present
  const [before, now] = await buildBoth(buildBase(root, site, commit), present)
  return { before, after: now, range: [commit], notes: packageNotes(root, commit) }
}

/** Whether both sides are rendered by the same code, and it isn't built: the one that is built later finds it. */
const lacksSharedCode = (root: string, site: SiteDefinition, commit: string) =>
  changedFiles(root, [commit]).every(file => /^content\/.*\.(?![cm]?[jt]sx?$)\w+$/.test(file)) &&
  createBuildContext(root, site).inputs.code === undefined

/** Waits for two sides. Where one fails, the other is stopped and gone before the error is thrown: its folder can be removed. */
async function buildBoth(...sides: [Promise<Side>, Promise<Side>]): Promise<[Side, Side]> {
  try {
    return await Promise.all(sides)
  } catch (error) {
    stopScripts()
    await Promise.allSettled(sides)
    throw error
  }
}

/** Two folders, or two commits, one of which is built after the other. */
async function chooseBoth(root: string, site: SiteDefinition, from: string, to: string): Promise<ChosenSides> {
  if (isSite(inFolder(to))) return { before: folderSide(from), after: folderSide(to), notes: [] }
  const range = [commitOf(root, from), commitOf(root, to)] as const
  const before = await buildBase(root, site, range[0])
  return {
    before,
    after: await buildBase(root, site, range[1]),
    range,
    notes: range.flatMap(commit => packageNotes(root, commit)),
  }
}

const isSite = (folder: string) =>
  ['manifest.json', 'index.html', 'client'].some(name => existsSync(join(folder, name)))

function folderSide(path: string): Side {
  const folder = inFolder(path)
  if (!isSite(folder)) throw new Failure(`${path} holds no built site: neither manifest.json nor index.html is in it.`)
  return readSide(path, folder)
}

/** Builds and checks the working tree. Throws a `Failure` with the output of the build where it fails. */
async function buildPresent(root: string, site: SiteDefinition): Promise<Side> {
  const folder = join(root, '.cache/review/present')
  const built = await buildSide(root, site, folder)
  if ('failure' in built) throw new Failure(`The working tree can't be built:\n${built.failure}`)
  const source = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined)
  return { ...readSide('the working tree', folder), ...built.records, source }
}

/** Without a lock file of its own, a base is built with the packages that are installed now. */
function packageNotes(root: string, commit: string): string[] {
  const isKnown = !existsSync(join(root, lockFile)) || fileAt(root, commit, lockFile) !== undefined
  return isKnown
    ? []
    : [`${commit.slice(0, 9)} has no ${lockFile}: it was built with the packages of the working tree.`]
}
