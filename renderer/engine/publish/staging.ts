import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the published site and what is written beside it, below a project's root. */
export const distFolder = (root: string) => join(root, 'dist')

/** The folder of the published site. */
export const publishedFolder = (root: string) => join(distFolder(root), 'client')

/** A folder in which a site comes to be before it takes the place of the published one. */
export interface Staging {
  /** What Vite and Vike are told to build into: `client` inside is published, the rest is not. */
  root: string
  /** The site that is coming to be. */
  client: string
}

/**
 * Folders beside the published one, by what is in them and which process put it there: `.next` is being built,
 * `.ready` is whole and about to be published, `.last` was published before it.
 */
const stages = /^\.(next|ready|last)-(\d+)$/

/** Beside the published site, what nobody needs any more but the next build: most of it will be as it was. */
export const warmFolder = (dist: string) => join(dist, '.start')

/**
 * A new folder of this process; the site in it is one of before, where there is one. What a build that was killed has
 * left behind is cleared away first.
 */
export function openStaging(dist: string): Staging {
  recover(dist)
  const root = join(dist, `.next-${process.pid}`)
  rmSync(root, { recursive: true, force: true })
  const client = join(root, 'client')
  mkdirSync(root, { recursive: true })
  try {
    renameSync(warmFolder(dist), client)
  } catch {
    // The first build, or another one was faster.
    mkdirSync(client)
  }
  return { root, client }
}

/**
 * Publishes what was staged: the site and, beside it, whatever tells of it. At each moment either the old site or the
 * new one stands whole; between the two renames, where neither has its name, `settle` finishes the step.
 */
export function publish({ root, client }: Staging): void {
  const dist = dirname(root)
  const [site, ready, last] = [
    join(dist, 'client'),
    join(dist, `.ready-${process.pid}`),
    join(dist, `.last-${process.pid}`),
  ]
  renameSync(client, ready)
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter(entry => entry.isFile()))
    renameSync(join(root, name), join(dist, name))
  if (existsSync(site)) renameSync(site, last)
  renameSync(ready, site)
  recycle(last, dist)
  rmSync(root, { recursive: true })
}

/** Ends a staging that is not to be published. */
export function discard({ root, client }: Staging): void {
  recycle(client, dirname(root))
  rmSync(root, { recursive: true, force: true })
}

/** Leaves a folder, if it is there, to the next build; one is enough. */
function recycle(folder: string, dist: string): void {
  try {
    renameSync(folder, warmFolder(dist))
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Finishes or undoes what killed builds left half done; builds that are still running are left alone. */
export function recover(dist: string): void {
  if (!existsSync(dist)) return
  const left = readdirSync(dist)
    .map(name => ({ folder: join(dist, name), stage: stages.exec(name)?.[1], pid: Number(stages.exec(name)?.[2]) }))
    .filter(({ stage, pid }) => stage && pid !== process.pid && !isRunning(pid))
  const site = join(dist, 'client')
  for (const stage of ['ready', 'last'])
    for (const { folder } of left.filter(each => each.stage === stage)) if (!existsSync(site)) renameSync(folder, site)
  for (const { folder } of left) rmSync(folder, { recursive: true, force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
