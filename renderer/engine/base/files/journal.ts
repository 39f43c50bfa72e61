import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256 } from '../cache/hash'
import { localFolder } from '../cache/local'
import { isRunning } from './is-running'
import { moveProjectFile, unfinishedName, writeAtomic, writeProjectFile } from './write-files'

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

/** The steps in progress: their process, and the name under which each text is written first. */
interface Journal {
  pid: number
  unfinished: string
  steps: Step[]
}

/**
 * Takes steps: each text has its old or its new name, and is whole, at each moment. They are recorded before the first
 * one, so that `finishChanges` can go on where the process is killed. After an error the record is removed, and the
 * error is thrown.
 */
export function takeSteps(root: string, steps: Step[]): void {
  const journal: Journal = { pid: process.pid, unfinished: unfinishedName(), steps }
  writeAtomic(journalFile(root), JSON.stringify(journal))
  try {
    for (const { from, to, text } of steps) {
      if (from !== to) moveProjectFile(root, from, to)
      writeProjectFile(root, to, text, journal.unfinished)
    }
  } finally {
    rmSync(journalFile(root), { force: true })
  }
}

/** Finishes changes of killed processes; keeps texts edited since. `report` gets a sentence about a renamed file. */
export function finishChanges(root: string, report: (line: string) => void = console.error): void {
  if (!existsSync(journalFile(root))) return
  const { pid, unfinished, steps }: Journal = JSON.parse(readFileSync(journalFile(root), 'utf8'))
  if (pid !== process.pid && isRunning(pid)) return
  for (const { to } of steps) rmSync(join(root, dirname(to), unfinished), { force: true })
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
