import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the published site and the files beside it, below a project's root. */
export const distFolder = (root: string) => join(root, 'dist')

/** The folder of the published site. */
export const publishedFolder = (root: string) => join(distFolder(root), 'client')

/** A folder in which a site is assembled before it replaces the published one. */
export interface Staging {
  /** The staging folder. Only `client` inside of it is published as the site; its files go beside the site. */
  root: string
  /** The folder of the site. */
  client: string
}

/**
 * The names of temporary folders, with the process that made them: `.next` is being built, `.ready` is complete and
 * about to be published, `.last` was published before it.
 */
const stages = /^\.(next|ready|last)-(\d+)$/

/** The folder of an earlier site, from which the next build starts because most files will not have changed. */
export const warmFolder = (dist: string) => join(dist, '.start')

/**
 * Opens a staging folder for this process; it starts with an earlier site where there is one. Recovers killed builds
 * first.
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
    // There is no earlier site, or a concurrent build has taken it.
    mkdirSync(client)
  }
  return { root, client }
}

/**
 * Publishes a staging folder: the site and the files beside it. At each moment the old or the new site is complete. A
 * process killed between the two renames leaves neither in place; `recover` then finishes the step.
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

/** Discards a staging folder that is not to be published. */
export function discard({ root, client }: Staging): void {
  recycle(client, dirname(root))
  rmSync(root, { recursive: true, force: true })
}

/** Makes a folder the warm folder of the next build, or removes it where there is one already. */
function recycle(folder: string, dist: string): void {
  try {
    renameSync(folder, warmFolder(dist))
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Finishes or undoes the publishing of killed builds; running builds are left alone. */
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
