import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../cache/hash'
import { localFolder } from '../cache/local'
import { isRunning } from './is-running'
import { writeAtomic } from './write-atomic'

/** One changed file; paths count from the project's root. */
export interface Step {
  from: string
  /** Its new path, or the same one. */
  to: string
  /** The hidden file with its new text. */
  unfinished: string
  /** The SHA-256 of its old text. */
  before: string
}

/** The steps of changes of several files in progress. */
interface Journal {
  pid: number
  /** Whether every new text is written, so that the steps can be taken. */
  isReady: boolean
  steps: Step[]
}

/** Where the journal is: paths in it are followed, so it must not come from someone else's files. */
const journalFile = (root: string) => join(localFolder(root, 'changes'), 'journal.json')

/** Records the steps before anything is written, and again when every new text is written. */
export function recordSteps(root: string, steps: Step[], isReady: boolean): void {
  writeAtomic(journalFile(root), JSON.stringify({ pid: process.pid, isReady, steps } satisfies Journal))
}

/** Removes the record: the changes are finished or undone. */
export function removeRecord(root: string): void {
  rmSync(journalFile(root), { force: true })
}

/** Takes one step. The text has its old or its new name at each moment. */
export function takeStep(root: string, { from, to, unfinished }: Step): void {
  if (from !== to) renameSync(join(root, from), join(root, to))
  renameSync(join(root, unfinished), join(root, to))
}

/**
 * Finishes changes of files whose process was killed, or removes its hidden files where no file was changed. A text that
 * was edited since stays as it is. `report` gets a sentence about a renamed file.
 */
export function finishChanges(root: string, report: (line: string) => void = console.error): void {
  if (!existsSync(journalFile(root))) return
  const { pid, isReady, steps }: Journal = JSON.parse(readFileSync(journalFile(root), 'utf8'))
  if (pid !== process.pid && isRunning(pid)) return
  for (const step of steps.filter(({ unfinished }) => existsSync(join(root, unfinished)))) {
    if (isReady) finishStep(root, step)
    rmSync(join(root, step.unfinished), { force: true })
  }
  removeRecord(root)
  const [moved] = steps.filter(({ from, to }) => from !== to)
  if (isReady && moved) report(`The interrupted renaming of ${moved.from} to ${moved.to} is finished.`)
}

/** Takes the rest of a step, unless the file has changed since. */
function finishStep(root: string, step: Step): void {
  const now = existsSync(join(root, step.from)) ? step : { ...step, from: step.to }
  const file = join(root, now.from)
  if (existsSync(file) && sha256(readFileSync(file)) === step.before) takeStep(root, now)
}
