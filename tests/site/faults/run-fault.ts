import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statfsSync,
} from 'node:fs'
import { join } from 'node:path'
import { commandLine, removeCopy } from '../../project-copy'
import { makeSite, runCommand } from '../commands/site-copy'
import { type Conditions, type Fault, fullDisk } from './faults'

const project = join(import.meta.dirname, '../../..')

/** A command that runs longer hangs, in milliseconds. */
const hangsAfterMs = 120_000

/** An account without rights of its own, by its number; `nobody` on most systems. */
const otherAccount = 65534

/** The reason why this system can't have faults of limits and permissions. */
export const withoutLimits = process.platform === 'win32' ? 'Windows has no ulimit and no such permissions' : undefined

/** A site that is built; faults are planted in copies of it. */
export function makeBuiltSite(): string {
  const root = makeSite()
  const { status, text } = runCommand(root, 'build')
  if (status !== 0) throw new Error(text)
  return root
}

/** Plants a fault in a copy of a built site and runs the command. Gives the faults of its end, one sentence each. */
export function faultsOfEnding(built: string, fault: Fault): string[] {
  const root = mkdtempSync(join(project, '.cache/copies/fault-'))
  try {
    copySite(built, root)
    return endWith(root, fault)
  } finally {
    // A folder without permissions can't be emptied.
    for (const folder of ['content/blog', '.releases']) chmodSync(join(root, folder), 0o755)
    removeCopy(root)
  }
}

/** The reason why this system can't have a small disk, found by trying. */
export function withoutSmallDisk(): string | undefined {
  const folder = mountPoint()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
  if (status === 0) spawnSync('umount', [folder])
  removeCopy(folder)
  return status === 0 ? undefined : 'only root on Linux can make a small disk'
}

/**
 * Runs a build on a disk with so many kilobytes left. Gives the faults of its end, one sentence each; it may succeed.
 */
export function faultsOnSmallDisk(built: string, leftKb: number): string[] {
  const root = mountPoint()
  const mount = (...options: string[]) => spawnSync('mount', [...options, 'tmpfs', root])
  mount('-t', 'tmpfs', '-o', 'size=512m')
  try {
    copySite(built, root)
    fullDisk.plant(root)
    const { blocks, bfree, bsize } = statfsSync(root)
    mount('-o', `remount,size=${Math.ceil(((blocks - bfree) * bsize) / 1024) + leftKb}k`)
    return endWith(root, { ...fullDisk, plant: () => {} }, true)
  } finally {
    spawnSync('umount', ['-l', root])
    removeCopy(root)
  }
}

function mountPoint(): string {
  mkdirSync(join(project, '.cache/copies'), { recursive: true })
  return mkdtempSync(join(project, '.cache/copies/disk-'))
}

function copySite(built: string, root: string): void {
  cpSync(built, root, { recursive: true, verbatimSymlinks: true })
}

function endWith(root: string, { plant, conditions = {}, expected }: Fault, maySucceed = false): string[] {
  plant(root)
  const before = hashOfSite(root)
  const { status, signal, stdout, stderr } = runWith(root, conditions)
  const printed = stdout + stderr
  if (maySucceed && status === 0) return []
  return [
    ...(signal ? [`It hangs: ${printed}`] : []),
    ...(signal || status === 1 ? [] : [`It ends with ${status}: ${printed}`]),
    ...(expected.test(printed) ? [] : [`It does not say ${expected}: ${printed}`]),
    ...(/^\s+at /m.test(printed) ? [`It prints a stack: ${printed}`] : []),
    ...(hashOfSite(root) === before ? [] : ['It changes the published site.']),
    ...leftBehind(root).map(path => `It leaves ${path}.`),
  ]
}

function runWith(root: string, { command = 'build', options = [], limit, isOtherAccount }: Conditions) {
  const isOther = isOtherAccount && process.getuid?.() === 0
  if (isOther) giveTo(root, otherAccount)
  const words = [process.execPath, ...commandLine(root, command), ...options]
  const [program = '', ...args] = limit ? ['sh', '-c', `ulimit ${limit} && exec "$0" "$@"`, ...words] : words
  return spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: hangsAfterMs,
    killSignal: 'SIGKILL',
    env: isOther ? { ...process.env, CI: '', HOME: root } : { ...process.env, CI: '' },
    uid: isOther ? otherAccount : undefined,
    gid: isOther ? otherAccount : undefined,
  })
}

/** Gives everything at a path to an account. */
function giveTo(root: string, account: number): void {
  chownSync(root, account, account)
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), account, account)
}

function hashOfSite(root: string): string {
  const folder = join(root, 'dist/client')
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(file.slice(folder.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Temporary folders that a command should have removed. */
function leftBehind(root: string): string[] {
  const namesIn = (folder: string) => {
    const path = join(root, folder)
    return readdirSync(path).map(name => `${folder}/${name}`)
  }
  return [...namesIn('.releases'), ...namesIn('content')].filter(path => /\.next-|unfinished|\.\d+-\w+$/.test(path))
}
