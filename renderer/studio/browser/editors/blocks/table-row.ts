// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import { createControl } from '../../forms/control'
import type { MarkdownEditor } from '../../markdown/markdown-editor'
import { openCard } from '../../parts/card'

/** The button that adds a row to a table: a form with a control for each column, named by the first row. */
export function rowButton(editor: MarkdownEditor): HTMLElement {
  const button = element('button', '', ['Add a row'])
  button.addEventListener('click', () => {
    const [head = ''] = editor.read().split('\n')
    const cells = cellsOf(head).map(label =>
      createControl({ name: label, label, help: '', kind: 'text', required: false }, ''),
    )
    const add = element('button', 'main', ['Add the row'])
    const cancel = element('button', '', ['Cancel'])
    const close = () => {
      card.close()
      editor.focus()
    }
    const card = openCard({ shadow: button.getRootNode() as ShadowRoot, heading: 'Add a row', onEscape: close })
    const insert = () => {
      const row = `| ${cells.map(({ read }) => cellText(String(read() ?? ''))).join(' | ')} |`
      close()
      editor.append(`${editor.read().endsWith('\n') ? '' : '\n'}${row}`)
    }
    add.addEventListener('click', insert)
    cancel.addEventListener('click', close)
    card.dialog.addEventListener('keydown', event => {
      if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
      event.preventDefault()
      insert()
    })
    card.body.append(...cells.map(cell => cell.element), element('div', 'row last', [add, cancel]))
    cells[0]?.input.focus()
  })
  return button
}

/** The cells of a row of a table. */
export function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim())
}

/** A text as a cell: in one line, a bar with a backslash. */
export function cellText(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
}
