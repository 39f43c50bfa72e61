// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import { openCard } from '../parts/card'
import { showConflict } from './conflict'
import type { EditContext, SaveCard } from './context'
import { createSaver, type Edited } from './saver'

/** The edited part of a file, with the contents of its card. */
export interface Editing extends Edited {
  heading: string
  anchor?: Element
  /** The controls. */
  content: HTMLElement
  /** Further buttons, behind Save and Cancel. */
  buttons?: HTMLElement[]
  /** The control that is still empty and must not be. */
  missing?(): HTMLElement | undefined
}

/** Opens a card that checks while something is typed, and saves: by its button, by Ctrl and Enter, or by Enter in a line. */
export function openSaveCard(context: EditContext, editing: Editing): SaveCard {
  const { file, anchor, content, heading } = editing
  const { announce, shadow } = context.surface
  const saver = createSaver(editing, result => showConflict(context, { result, card, anchor, end }))
  const card = openCard({ shadow, heading, detail: file, onEscape: discard, anchor })
  const save = element('button', 'main', ['Save'])
  const cancel = element('button', '', ['Cancel'])
  const row = element('div', 'row', [save, cancel, ...(editing.buttons ?? [])])
  // Problems stay in sight beside the buttons, below a long form too.
  card.body.append(content, element('div', 'last', [saver.report, row]))
  for (const type of ['input', 'change']) content.addEventListener(type, saver.changed)
  save.addEventListener('click', () => void saveAndEnd())
  cancel.addEventListener('click', discard)
  card.dialog.addEventListener('keydown', event => {
    if (!isSaveKey(event)) return
    event.preventDefault()
    void saveAndEnd()
  })
  return {
    async leave() {
      const isSaved = !saver.isTouched() || (await saver.save())
      if (isSaved) close()
      return isSaved
    },
  }

  async function saveAndEnd() {
    const missing = editing.missing?.()
    if (missing) {
      missing.focus()
      return saver.say('Not saved: this is still empty.')
    }
    if (!(await saver.save())) return
    announce('Saved.')
    end()
  }
  function discard() {
    if (saver.isTouched()) announce('Nothing was changed.')
    end()
  }
  function end() {
    close()
    context.done(anchor)
  }
  function close() {
    saver.end()
    card.close()
  }
}

/** Whether a key saves: Enter in a control of one line, Ctrl or Cmd and Enter everywhere. */
function isSaveKey(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return false
  const { target } = event
  const isLine = target instanceof Element && target.matches('textarea[rows="1"],input') && !event.shiftKey
  return isLine || event.ctrlKey || event.metaKey
}
