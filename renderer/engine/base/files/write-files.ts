import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { show } from '../diagnostics/issue'
import { Failure } from '../failures/failure'
import { isRunning } from './is-running'
import { nameProblem } from './names'

/** A hidden name that nobody can guess, with the number of this process: a link may wait under one that others know. */
export const unfinishedName = (): string => `.${process.pid}-${randomUUID()}.unfinished`

const cleaned = new Set<string>()

/** Removes the unfinished files in a folder whose processes have ended, once in a process: folders can be large. */
export function removeUnfinished(folder: string): void {
  if (cleaned.has(folder)) return
  cleaned.add(folder)
  for (const name of readdirSync(folder)) {
    const [, pid] = /^\.(\d+)-[\da-f-]+\.unfinished$/.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}

/** Writes a file of a cache whole or not at all. A process that ends amid it leaves a hidden file, named `unfinished`. */
export function writeAtomic(file: string, content: string | Uint8Array, unfinished = unfinishedName(), mode = 0o666) {
  const path = join(dirname(file), unfinished)
  try {
    writeInFolder(path, content)
    if (mode !== 0o666) chmodSync(path, mode)
    renameSync(path, file)
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  }
}

/** Writes a new file and creates its folder only after a failure, which is faster than checking each time. */
function writeInFolder(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content, { flag: 'wx' })
  }
}

/**
 * Writes a file of the project, new or not, whole or not at all; one that is there keeps its permissions, and what
 * killed processes left beside it is removed. The path counts from the root. Throws a `Failure` where it leads through a
 * link, and where a system can't hold the name.
 */
export function writeProjectFile(root: string, file: string, content: string | Uint8Array, unfinished?: string): void {
  const path = placeOf(root, file)
  const mode = lstatSync(path, { throwIfNoEntry: false })?.mode
  if (mode !== undefined) accessSync(path, constants.W_OK)
  writeAtomic(path, content, unfinished, mode)
  removeUnfinished(dirname(path))
}

/** Gives a file of the project another path, where no other file is. Throws a `Failure` as `writeProjectFile` does. */
export function moveProjectFile(root: string, from: string, to: string): void {
  renameSync(placeOf(root, from), placeOf(root, to, from))
}

/** The absolute path for a file of the project, below folders that are there by then. `former` may differ by case. */
export function placeOf(root: string, file: string, former?: string): string {
  const names = file.split('/')
  for (const [index, name] of names.entries()) {
    const [folder, path] = [join(root, ...names.slice(0, index)), names.slice(0, index + 1).join('/')]
    const problem = nameProblem(name)
    if (problem) throw new Failure(`${problem.message} ${problem.hint}`)
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false })
    const isFolder = index < names.length - 1
    if (found && !(isFolder ? found.isDirectory() : found.isFile()))
      throw new Failure(
        `${path} is not a ${isFolder ? 'folder' : 'file'} of this project, so nothing is written there.`,
      )
    refuseSameName(folder, name, former === path ? undefined : former?.split('/').at(-1))
    if (!found && isFolder) mkdirSync(join(folder, name))
  }
  return join(root, ...names)
}

/** Refuses a name that differs from another one by case alone: on many disks they are one file. */
function refuseSameName(folder: string, name: string, former: string | undefined): void {
  const all = readdirSync(folder)
  const other = all.find(each => each.toLowerCase() === name.toLowerCase() && each !== former)
  if (other === undefined || all.includes(name)) return
  throw new Failure(`${show(name)} and ${show(other)} are one file on many disks. Choose another name.`)
}
