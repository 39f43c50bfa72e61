import { join } from 'node:path'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import type { Edit } from '@proofsheet/engine/base/files/edits'
import { applyEdits } from '@proofsheet/engine/base/files/edits'
import type { LoadResult } from '@proofsheet/engine/content/load'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { ChangeRequest, EditIssue, SaveResult } from '../contract'
import { urlOf } from '../forms/field-sources'
import { type CheckContent, checkChange } from './check-change'
import { toConflict } from './conflict'
import { type ContentText, readContentText, restartOf, writeContentText } from './content-text'
import { Refusal } from './edits'
import { createHistory, type History } from './history'
import { placeEdits } from './place-edits'
import type { Undone } from './revert'
import { type Part, type Side, stepOf } from './step'

/** The largest number of texts that requests may still be about, after others took their place. */
const maxTexts = 500

/** The number of times that a save begins again because the file was written meanwhile. */
const maxTries = 5

/** The project as an edit session uses it. */
export interface SessionOptions {
  root: string
  site: SiteDefinition
  check: CheckContent
  /** The edits of a request's changes on the text that they are about. Throws a refusal. */
  toEdits(text: ContentText, request: ChangeRequest): Promise<Edit[]>
  /** Is called with the absolute path of each file that was written, and the content with it where it was checked. */
  changed(path: string, found?: LoadResult): void
}

type Conflict = Extract<SaveResult, { type: 'conflict' }>
type Refused = Extract<SaveResult, { type: 'refused' }>

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
  const texts = new Map<string, ContentText>()
  const history = createHistory(root)
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const run = last.then(task)
    last = run.catch(() => {})
    return run
  }
  const keyOf = ({ file, version }: Pick<ContentText, 'file' | 'version'>) => `${file}\n${version}`
  const read = (file: string) => {
    const text = readContentText(root, site, file)
    if (text) {
      texts.delete(keyOf(text))
      texts.set(keyOf(text), text)
    }
    for (const key of texts.keys()) if (texts.size > maxTexts) texts.delete(key)
    return text
  }

  /** The text now and the edits of a request on it, or why there are none. */
  const plan = async (request: ChangeRequest): Promise<{ now: ContentText; edits: Edit[] } | Refused | Conflict> => {
    const now = read(request.file)
    if (!now) return refused(`${JSON.stringify(request.file)} is no text of this site.`)
    const base = texts.get(keyOf(request))
    if (!base) return unknownBase(now, request)
    try {
      const edits = await options.toEdits(base, request)
      if (base.source === now.source) return { now, edits }
      const placed = placeEdits(base.source, edits, now.source)
      return placed ? { now, edits: placed } : toConflict(base.source, now, edits)
    } catch (error) {
      if (error instanceof Refusal) return refused(error.message)
      throw error
    }
  }

  const save = async (request: ChangeRequest): Promise<SaveResult> => {
    for (let tries = 0; tries < maxTries; tries++) {
      const planned = await plan(request)
      if ('type' in planned) return planned
      const { now, edits } = planned
      const source = applyEdits(now.source, edits)
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
      texts.set(keyOf(text), text)
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
        const { now, edits } = planned
        const { issues } = await checkChange(check, now.file, applyEdits(now.source, edits))
        return { issues }
      }),
    step: direction =>
      inTurn(async () => {
        const result = history[direction]()
        if (!result) return refused(direction === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.')
        return afterStep(result)
      }),
  }

  function afterStep(result: Undone): SaveResult {
    if (result.type === 'changed') {
      const { file, base, inverse } = result
      return toConflict(base, read(file) ?? { file, version: '', source: '' }, inverse)
    }
    const { parts } = result.step
    const files = new Set(parts.flatMap(({ before, after }) => [before.file, after.file]))
    for (const path of files) changed(join(root, path))
    const [{ before, after, edits }] = parts as [Part]
    read(after.file)
    const moved = movedPage(before, after)
    return {
      type: 'saved',
      file: after.file,
      version: after.bytes ? sha256(after.bytes) : '',
      edits,
      ...history.counts(),
      issues: [],
      moved: moved ? { ...moved, ...restartOf(site, files) } : undefined,
    }
  }
  /** The URL of the page of a file that was renamed, removed or restored. */
  function movedPage(before: Side, after: Side): { from?: string; url: string } | undefined {
    const [from, url] = [urlOf(site, before.file), urlOf(site, after.file)]
    if (from === '') return
    if (!before.bytes) return { url }
    if (!after.bytes) return { from, url: site.settings.home }
    return before.file === after.file ? undefined : { from, url }
  }
}

function bytesOf({ mark, source }: ContentText): Uint8Array {
  return Buffer.from(mark + source)
}

function refused(reason: string): Refused {
  return { type: 'refused', reason, issues: [] }
}

/** A conflict with the whole file, for a request whose base version this server process doesn't know. */
function unknownBase({ file, version, source }: ContentText, { changes }: ChangeRequest): Conflict {
  const yours = changes.map(change => textIn(change)).join('\n')
  return { type: 'conflict', file, version, yours, theirs: source, start: 0, end: source.length }
}

function textIn(change: ChangeRequest['changes'][number]): string {
  if ('text' in change && typeof change.text === 'string') return change.text
  const value = 'value' in change ? change.value : 'props' in change ? change.props : ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
