// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Change, ChangeRequest, EditIssue, SaveResult } from '../../contract'
import { type Draft, readDraft, writeDraft } from '../drafts'
import { ask } from '../requests'

/** How long nothing is checked after a keystroke, in ms. */
const debounceMs = 250

/** The edited part of a file. */
export interface Edited {
  file: string
  version: string
  /** Gives the changes that saving would make now; empty where nothing was changed. */
  changes(): Change[]
  /** The draft that is stored while somebody types, and its key. */
  draft?: { key: string; read(): Draft }
  /** Gets the issues of each check, to mark their places. */
  markIssues?(issues: EditIssue[]): void
}

type Conflict = Extract<SaveResult, { type: 'conflict' }>

/** Checks and saves the edited text, and shows its issues in `report`. */
export function createSaver(edited: Edited, onConflict: (result: Conflict) => void) {
  const { file, version, changes, draft, markIssues } = edited
  const report = element('div', 'issues', [])
  report.setAttribute('role', 'status')
  const request = (): ChangeRequest => ({ file, version, changes: changes() })
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<boolean> | undefined
  // A text to insert, such as an example, is saved on leaving only when something was typed.
  let isTouched = draft !== undefined && readDraft(draft.key) !== undefined

  const save = async (): Promise<boolean> => {
    if (changes().length === 0) return true
    try {
      const result = await ask('save', request())
      if (result.type === 'conflict') onConflict(result)
      else if (result.type === 'refused') show(report, [`Not saved. ${result.reason}`], result.issues)
      if (result.type === 'refused') markIssues?.(result.issues)
      return result.type === 'saved'
    } catch (error) {
      show(report, [(error as Error).message], [])
      return false
    }
  }
  const check = async () => {
    if (changes().length === 0) return show(report, [], [])
    const result = await ask('check', request())
    if (!('issues' in result)) return
    markIssues?.(result.issues)
    show(report, 'reason' in result ? [result.reason] : [], result.issues)
  }
  return {
    report,
    isTouched: () => isTouched,
    /** Shows a sentence until something else is typed. */
    say(sentence: string) {
      clearTimeout(timer)
      show(report, [sentence], [])
    },
    /** Saves once, however often it is asked meanwhile. Settles with whether nothing is left to save. */
    save() {
      clearTimeout(timer)
      saving ??= save().finally(() => {
        saving = undefined
      })
      return saving
    },
    /** Follows something typed: it is stored at once, and checked after a pause. */
    changed() {
      isTouched = true
      if (draft) writeDraft(draft.key, changes().length > 0 ? draft.read() : undefined)
      clearTimeout(timer)
      timer = setTimeout(() => check().catch(() => {}), debounceMs)
    },
    /** Ends the editing: the text is in its file, or was discarded. */
    end() {
      clearTimeout(timer)
      if (draft) writeDraft(draft.key)
    },
  }
}

/** Shows sentences, and the errors that a change would add. */
function show(report: HTMLElement, sentences: string[], issues: EditIssue[]): void {
  report.replaceChildren(
    ...sentences.map(sentence => element('p', 'issue', [sentence])),
    ...issues
      .filter(({ isNew }) => isNew)
      .map(({ message, hint }) => element('p', 'issue', [`${message} `, element('span', 'quiet', [hint])])),
  )
}
