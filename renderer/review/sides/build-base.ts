import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '@proofsheet/engine/base/cache/hash'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { progress } from '@proofsheet/engine/base/failures/progress'
import { isRunning } from '@proofsheet/engine/base/files/is-running'
import { firstDamage } from '@proofsheet/engine/build/publish/manifest'
import type { NextChange } from '@proofsheet/engine/content/dates/next-change'
import { basePath } from '@proofsheet/engine/pages/html/base-path'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { Side } from '../review-types'
import { buildSide } from './build-side'
import { fileAt, git, lockFile } from './git'
import { linkPackages } from './link-packages'
import { linkWorkspaces } from './link-workspaces'
import type { SideRecords } from './read-records'
import { installPackages } from './run-script'
import { readSide } from './side'

/** How many built bases stay in the cache. */
const maxBases = 4

/** How much of the output of a failed command is repeated, in characters. */
const maxRepeated = 2000

const elsewhere = 'Build it in a folder of its own and name that: npm run review -- <folder>/dist'

/** Stores that belong to one folder; a worktree has its own. */
const ownStores = ['last', 'pruned']

/** The store in which a build records its pages: the base starts with that of the project and must not replace it. */
const pagesStore = 'pages'

/**
 * Builds the site of a commit in a worktree, with the caches of the project and with the packages of the commit's lock
 * file; gives the last one if it is built already.
 */
export async function buildBase(root: string, site: SiteDefinition, commit: string): Promise<Side> {
  const key = hashOf(commit, basePath(), process.version).slice(0, 16)
  const bases = join(root, '.cache/review/bases')
  const folder = join(bases, key)
  if (!isUsable(folder)) {
    const hasOwnPackages = ownLock(root, commit) !== undefined
    await withWorktree(root, commit, async tree => {
      if (hasOwnPackages) await installOwn(root, tree)
      shareCaches(root, tree, hasOwnPackages)
      await buildInto(tree, site, folder)
    })
  }
  pruneBases(bases, key)
  const records: SideRecords = JSON.parse(readFileSync(join(folder, 'records.json'), 'utf8'))
  const source = (file: string) => fileAt(root, commit, file)
  return { ...readSide(commit.slice(0, 9), folder), ...records, source }
}

/** The lock file of a commit, where it names other packages than that of the project; undefined where it doesn't. */
function ownLock(root: string, commit: string): string | undefined {
  const file = join(root, lockFile)
  const former = fileAt(root, commit, lockFile)
  return existsSync(file) && readFileSync(file, 'utf8') === former ? undefined : former
}

async function installOwn(root: string, tree: string): Promise<void> {
  progress('Installing the packages of the base …')
  linkPackages(root, tree)
  const { status, output } = await installPackages(tree)
  if (status !== 0)
    throw new Failure(`The packages of the base can't be installed. ${elsewhere}\n\n${output.slice(-maxRepeated)}`)
}

/** Whether a folder holds a complete site of which no page has appeared or expired since it was built. */
function isUsable(folder: string): boolean {
  if (!existsSync(join(folder, 'records.json')) || firstDamage(folder) !== undefined) return false
  const { next }: NextChange = JSON.parse(readFileSync(join(folder, 'next-change.json'), 'utf8'))
  return next === null || Date.parse(next) > Date.now()
}

async function buildInto(tree: string, site: SiteDefinition, folder: string): Promise<void> {
  const built = await buildSide(tree, site, folder)
  if ('failure' in built)
    throw new Failure(
      `The base can't be built, so there is nothing to compare with. ${elsewhere}\n\n${built.failure.slice(-maxRepeated)}`,
    )
  writeFileSync(join(folder, 'records.json'), JSON.stringify(built.records))
}

/** Checks a commit out into a worktree below `.cache`, and removes it afterward, also after an error. */
async function withWorktree<Result>(
  root: string,
  commit: string,
  use: (tree: string) => Promise<Result>,
): Promise<Result> {
  // A fixed path: compiled commands are found by their path, so the next review needs no compiling.
  const tree = join(root, '.cache/review/tree')
  const owner = `${tree}.pid`
  const running = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : undefined
  if (running && isRunning(running)) throw new Failure('Another review of this project is running. Wait for it to end.')
  mkdirSync(join(root, '.cache/review'), { recursive: true })
  writeFileSync(owner, String(process.pid))
  const remove = () => {
    for (const path of [tree, owner]) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
    git(root, 'worktree', 'prune')
  }
  rmSync(tree, { recursive: true, force: true, maxRetries: 5 })
  git(root, 'worktree', 'prune')
  process.once('exit', remove)
  try {
    if (git(root, 'worktree', 'add', '--detach', '--force', tree, commit) === undefined)
      throw new Failure(`git can't check out ${commit}: git worktree add ${tree} ${commit}`)
    // The project may be a folder of the repository.
    const project = join(tree, git(root, 'rev-parse', '--show-prefix')?.trim() ?? '')
    return await use(project)
  } finally {
    remove()
    process.off('exit', remove)
  }
}

/** Links the caches of a project into a worktree, and its packages where the worktree has none of its own. */
function shareCaches(root: string, tree: string, hasOwnPackages: boolean): void {
  // The packages of others are found in the folders above, those of the base's own folders are its own.
  const shared = hasOwnPackages || linkWorkspaces(tree) ? 'node_modules/.cache' : 'node_modules'
  if (existsSync(join(root, shared))) symlinkSync(realpathSync(join(root, shared)), join(tree, shared), 'junction')
  const store = join(root, '.cache/store')
  if (!existsSync(store)) return
  mkdirSync(join(tree, '.cache/store'), { recursive: true })
  for (const kind of readdirSync(store).filter(name => !ownStores.includes(name))) {
    const [shared, target] = [join(store, kind), join(tree, '.cache/store', kind)]
    if (kind === pagesStore) cpSync(shared, target, { recursive: true })
    else symlinkSync(realpathSync(shared), target, 'junction')
  }
}

function pruneBases(bases: string, used: string): void {
  const others = readdirSync(bases)
    .filter(name => name !== used)
    .map(name => ({ name, age: statSync(join(bases, name)).mtimeMs }))
    .sort((a, b) => b.age - a.age)
  for (const { name } of others.slice(maxBases - 1)) rmSync(join(bases, name), { recursive: true, force: true })
}
