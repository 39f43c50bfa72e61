// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { SaveResult } from '../../contract'
import type { Card } from '../parts/card'
import { ask } from '../requests'
import type { EditContext } from './context'

interface Conflict {
  result: Extract<SaveResult, { type: 'conflict' }>
  card: Card
  anchor: Element | undefined
  /** Closes the card and deletes the draft. */
  end(): void
}

/** Shows both versions of a text that somebody else changed in the meantime; the writer decides which one is saved. */
export function showConflict(context: EditContext, { result, card, anchor, end }: Conflict): void {
  const { file, version, yours, theirs, start, end: last } = result
  const message = element('p', 'issue', ['This text was changed elsewhere since you opened it. Nothing was saved.'])
  message.setAttribute('role', 'alert')
  const mine = versionBox('Your text', yours)
  const other = versionBox('In the file now', theirs)
  other.text.readOnly = true
  const save = element('button', 'main', ['Save your text'])
  const take = element('button', '', ['Leave the file as it is'])
  save.addEventListener('click', async () => {
    const changes = [{ type: 'text' as const, start, end: last, text: mine.text.value }]
    try {
      const next = await ask('save', { file, version, changes })
      if (next.type === 'conflict') return showConflict(context, { result: next, card, anchor, end })
      if (next.type === 'refused') message.textContent = `Not saved. ${next.reason}`
      else {
        context.surface.announce('Saved.')
        end()
      }
    } catch (error) {
      message.textContent = (error as Error).message
    }
  })
  take.addEventListener('click', end)
  card.body.replaceChildren(message, mine.label, other.label, element('div', 'row', [save, take]))
  mine.text.focus()
}

function versionBox(name: string, value: string) {
  const text = element('textarea', '', [])
  text.value = value
  text.rows = 2
  return { text, label: element('label', '', [name, text]) }
}
