import { join } from 'node:path'
import type { LoadResult } from '@proofsheet/engine/content/load'
import type { ChangeRequest, EditIssue, SaveResult } from '../contract'
import { type CheckContent, checkChange } from './check-change'
import { toConflict } from './conflict'
import { type ContentText, readContentText, writeContentText } from './content-text'
import { createHistory, type History } from './history'
import { type Conflict, createChangePlanner, type PlanOptions, type Refused, refused } from './plan-change'
import { filesOf, stepOf } from './step'
import { stepResult } from './step-result'

/** The number of times that a save begins again because the file was written meanwhile. */
const maxTries = 5

/** The project as an edit session uses it. */
export interface SessionOptions extends PlanOptions {
  check: CheckContent
  /** Is called with the absolute path of each file that was written, and the content with it where it was checked. */
  changed(path: string, found?: LoadResult): void
}

/** Reads, checks and writes texts; one change after the other. */
export interface EditSession {
  /** The text of a file now; requests may then be about this version of it. */
  read(file: string): ContentText | undefined
  check(request: ChangeRequest): Promise<{ issues: EditIssue[] } | Refused | Conflict>
  save(request: ChangeRequest): Promise<SaveResult>
  step(direction: 'undo' | 'redo'): Promise<SaveResult>
  history: History
  /** Runs a task after the ones before it. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result>
}

/** Creates the session of one start of the server. */
export function createEditSession(options: SessionOptions): EditSession {
  const { root, site, check, changed } = options
  const { read, add, plan } = createChangePlanner(options)
  const history = createHistory(root)
  const inTurn = createQueue()
  const save = async (request: ChangeRequest): Promise<SaveResult> => {
    for (let tries = 0; tries < maxTries; tries++) {
      const planned = await plan(request)
      if ('type' in planned) return planned
      const { now, edits, source } = planned
      const { issues, content } = await checkChange(check, now.file, source)
      if (issues.some(({ isNew }) => isNew))
        return { ...refused('With this change the page would have an error.'), issues }
      // Checking takes a while, in which an editor may have written the file.
      if (readContentText(root, site, now.file)?.version !== now.version) continue
      const text = source === now.source ? now : writeContentText(root, now, source)
      if (text !== now) {
        history.add(stepOf(now.file, bytesOf(text), bytesOf(now), edits))
        changed(join(root, now.file), content)
      }
      add(text)
      return { type: 'saved', file: text.file, version: text.version, edits, ...history.counts(), issues }
    }
    return refused('Something else writes this file all the time.')
  }

  return {
    read,
    history,
    inTurn,
    save: request => inTurn(() => save(request)),
    check: request =>
      inTurn(async () => {
        const planned = await plan(request)
        if ('type' in planned) return planned
        const { issues } = await checkChange(check, planned.now.file, planned.source)
        return { issues }
      }),
    step: direction =>
      inTurn(async () => {
        const result = history[direction]()
        if (!result) return refused(direction === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.')
        if (result.type === 'changed') {
          const { file, base, inverse } = result
          return toConflict(base, read(file) ?? { file, version: '', source: '' }, inverse)
        }
        for (const path of filesOf(result.step)) changed(join(root, path))
        const done = stepResult(site, result.step)
        read(done.file)
        return { type: 'saved', ...done, ...history.counts(), issues: [] }
      }),
  }
}

/** Gives the function that runs a task after the ones before it. */
function createQueue(): EditSession['inTurn'] {
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const run = last.then(task)
    last = run.catch(() => {})
    return run
  }
}

function bytesOf({ mark, source }: ContentText): Uint8Array {
  return Buffer.from(mark + source)
}
