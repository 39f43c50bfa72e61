import { applyEdits, type Edit } from '@proofsheet/engine/base/files/edits'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { ChangeRequest, SaveResult } from '../contract'
import { toConflict } from './conflict'
import { type ContentText, readContentText } from './content-text'
import { Refusal } from './edits'
import { placeEdits } from './place-edits'

/** The largest number of texts that requests may still be about, after others took their place. */
const maxTexts = 500

type Plan = { now: ContentText; edits: Edit[]; source: string }
export type Conflict = Extract<SaveResult, { type: 'conflict' }>
export type Refused = Extract<SaveResult, { type: 'refused' }>

/** The texts of a site, and what changes them. */
export interface PlanOptions {
  root: string
  site: SiteDefinition
  /** The edits of a request's changes on the text that they are about. Throws a refusal. */
  toEdits(text: ContentText, request: ChangeRequest): Promise<Edit[]>
}

/** Gives the functions that read texts, add written ones, and plan changes of them. */
export function createChangePlanner({ root, site, toEdits }: PlanOptions) {
  const texts = new Map<string, ContentText>()
  return { read, add, plan }

  function read(file: string): ContentText | undefined {
    const text = readContentText(root, site, file)
    if (text) add(text)
    return text
  }

  /** Adds a text as the newest one that requests may be about. */
  function add(text: ContentText): void {
    texts.delete(keyOf(text))
    texts.set(keyOf(text), text)
    for (const key of texts.keys()) if (texts.size > maxTexts) texts.delete(key)
  }

  /** The text now, the edits of a request on it, and the source that they make; or why there are none. */
  async function plan(request: ChangeRequest): Promise<Plan | Refused | Conflict> {
    const now = read(request.file)
    if (!now) return refused(`${JSON.stringify(request.file)} is no text of this site.`)
    const base = texts.get(keyOf(request))
    if (!base) return unknownBase(now, request)
    try {
      const wanted = await toEdits(base, request)
      const edits = base.source === now.source ? wanted : placeEdits(base.source, wanted, now.source)
      return edits ? { now, edits, source: applyEdits(now.source, edits) } : toConflict(base.source, now, wanted)
    } catch (error) {
      if (error instanceof Refusal) return refused(error.message)
      throw error
    }
  }
}

const keyOf = ({ file, version }: Pick<ContentText, 'file' | 'version'>) => `${file}\n${version}`

/** The answer to a request that can't be fulfilled. */
export function refused(reason: string): Refused {
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
