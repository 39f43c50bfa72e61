// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '../../../browser/elements'
import type { Change, ChangeRequest, EditIssue, SaveResult } from '../../contract'
import { type Draft, readDraft, writeDraft } from '../drafts'
import { openCard } from '../parts/card'
import { ask } from '../requests'
import { showConflict } from './conflict'
import type { EditContext, SaveCard } from './context'

/** How long nothing is checked after a keystroke, in ms. */
const debounceMs = 250

/** What a card edits. */
export interface Editing {
  heading: string
  file: string
  version: string
  anchor?: Element
  /** The controls. */
  content: HTMLElement
  /** Further buttons, between the controls and Save. */
  buttons?: HTMLElement[]
  /** What would be saved now; none where nothing was changed. */
  changes(): Change[]
  /** The control that is still empty and must not be. */
  missing?(): HTMLElement | undefined
  /** What is stored while it is typed, and where. */
  draft?: { key: string; read(): Draft }
  /** Gets the issues of each check, to show them at their place; gives those that it shows. */
  showIssues?(issues: EditIssue[]): EditIssue[]
}

/** Opens a card that checks while something is typed, and saves: by its button, by Ctrl and Enter, or by Enter in a line. */
export function openSaveCard(context: EditContext, editing: Editing): SaveCard {
  const { file, version, anchor, content, draft } = editing
  const { announce, shadow } = context.surface
  const issues = element('div', 'issues', [])
  issues.setAttribute('role', 'status')
  const save = element('button', 'main', ['Save'])
  const cancel = element('button', '', ['Cancel'])
  const request = (): ChangeRequest => ({ file, version, changes: editing.changes() })
  let timer: ReturnType<typeof setTimeout> | undefined
  // A text to insert, such as an example, is saved on leaving only when something was typed.
  let isTouched = draft !== undefined && readDraft(draft.key) !== undefined

  const close = () => {
    clearTimeout(timer)
    card.close()
    if (draft) writeDraft(draft.key)
  }
  const end = () => {
    close()
    context.done(anchor)
  }
  const discard = () => {
    if (editing.changes().length > 0) announce('Nothing was changed.')
    end()
  }
  const card = openCard({
    shadow,
    heading: editing.heading,
    detail: file,
    onEscape: discard,
    ...(anchor && { anchor }),
  })
  card.body.append(content, issues, element('div', 'row last', [save, cancel, ...(editing.buttons ?? [])]))

  const saveNow = async (): Promise<boolean> => {
    clearTimeout(timer)
    if (editing.changes().length === 0) return true
    try {
      return take(await ask('save', request()))
    } catch (error) {
      show(issues, [(error as Error).message], [])
      return false
    }
  }
  const take = (result: SaveResult): boolean => {
    if (result.type === 'saved') announce('Saved.')
    else if (result.type === 'refused') {
      show(issues, [`Not saved. ${result.reason}`], editing.showIssues?.(result.issues) ?? [], result.issues)
    } else showConflict(context, { result, card, anchor, end })
    return result.type === 'saved'
  }
  const check = async () => {
    if (editing.changes().length === 0) return show(issues, [], [])
    const result = await ask('check', request())
    if ('type' in result && result.type === 'conflict') return
    const found = result.issues.filter(({ isNew }) => isNew)
    show(issues, 'reason' in result ? [result.reason] : [], editing.showIssues?.(result.issues) ?? [], found)
  }
  const changed = () => {
    isTouched = true
    if (draft) writeDraft(draft.key, editing.changes().length > 0 ? draft.read() : undefined)
    clearTimeout(timer)
    timer = setTimeout(() => check().catch(() => {}), debounceMs)
  }
  content.addEventListener('input', changed)
  content.addEventListener('change', changed)
  const saveAndEnd = async () => {
    const missing = editing.missing?.()
    if (missing) return missing.focus()
    if (await saveNow()) end()
  }
  save.addEventListener('click', () => void saveAndEnd())
  cancel.addEventListener('click', discard)
  card.dialog.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return
    const isLine =
      event.target instanceof Element && event.target.matches('textarea[rows="1"],input') && !event.shiftKey
    if (!isLine && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    void saveAndEnd()
  })
  return {
    async leave() {
      const isSaved = !isTouched || (await saveNow())
      if (isSaved) close()
      return isSaved
    },
  }
}

/** Shows sentences and those issues that are not shown elsewhere. */
function show(place: HTMLElement, sentences: string[], shown: EditIssue[], all: EditIssue[] = []): void {
  const listed = all.filter(issue => !shown.includes(issue))
  place.replaceChildren(
    ...sentences.map(sentence => element('p', 'issue', [sentence])),
    ...listed.map(({ message, hint }) => element('p', 'issue', [`${message} `, element('span', 'quiet', [hint])])),
  )
}
