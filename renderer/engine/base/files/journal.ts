import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sha256 } from '../cache/hash'
import { localFolder } from '../cache/local'
import { isRunning } from './is-running'
import { writeAtomic } from './write-atomic'

/** The change of one file; paths count from the project's root. */
export interface Step {
  from: string
  /** Its new path, or the same one. */
  to: string
  /** Its new text. */
  text: string
  /** The SHA-256 of its old text. */
  before: string
}

/** The file with the steps in progress: paths in it are followed, so it must not come from someone else's files. */
const journalFile = (root: string) => join(localFolder(root, 'changes'), 'journal.json')

/** The hidden file beside the new path of a step, in which its text is written first. */
const unfinishedFile = (root: string, { to }: Step) => join(root, dirname(to), `.${basename(to)}.unfinished`)

/**
 * Takes steps: each text has its old or its new name, and is whole, at each moment. They are recorded before the first
 * one, so that `finishChanges` can go on where the process is killed. After an error the record is removed, and the
 * error is thrown.
 */
export function takeSteps(root: string, steps: Step[]): void {
  writeAtomic(journalFile(root), JSON.stringify({ pid: process.pid, steps }))
  try {
    for (const step of steps) takeStep(root, step)
  } finally {
    for (const step of steps) rmSync(unfinishedFile(root, step), { force: true })
    rmSync(journalFile(root), { force: true })
  }
}

function takeStep(root: string, step: Step): void {
  writeFileSync(unfinishedFile(root, step), step.text)
  if (step.from !== step.to) renameSync(join(root, step.from), join(root, step.to))
  renameSync(unfinishedFile(root, step), join(root, step.to))
}

/**
 * Finishes changes of files whose process was killed. A text that was edited since stays as it is. `report` gets a
 * sentence about a renamed file.
 */
export function finishChanges(root: string, report: (line: string) => void = console.error): void {
  if (!existsSync(journalFile(root))) return
  const { pid, steps }: { pid: number; steps: Step[] } = JSON.parse(readFileSync(journalFile(root), 'utf8'))
  if (pid !== process.pid && isRunning(pid)) return
  for (const step of steps) rmSync(unfinishedFile(root, step), { force: true })
  const left = steps.map(step => (existsSync(join(root, step.from)) ? step : { ...step, from: step.to }))
  takeSteps(
    root,
    left.filter(
      ({ from, before }) => existsSync(join(root, from)) && sha256(readFileSync(join(root, from))) === before,
    ),
  )
  const [moved] = steps.filter(({ from, to }) => from !== to)
  if (moved) report(`The interrupted renaming of ${moved.from} to ${moved.to} is finished.`)
}
