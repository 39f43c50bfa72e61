// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { PageSources } from '../../../contract'
import type { FieldSource } from '../../../source-types'
import { createControl } from '../../forms/control'
import { ask } from '../../requests'
import type { EditContext } from '../context'
import { openPlainCard } from '../plain-card'
import { openPage } from './open-page'

/** The longest value in a row, in characters. */
const maxPreview = 60

/** Lists every field of the page, also those that it doesn't show or doesn't have yet, and renames the page. */
export async function openPageFields(context: EditContext): Promise<void> {
  if (!(await context.leave())) return
  const page = await context.page()
  if (!page) return context.say('No file of its own has this page: it is made of others.')
  const card = openPlainCard(context, { heading: 'Fields', detail: page.file })
  const rows = page.fields
    .filter(({ parent }) => parent === undefined)
    .map(field => {
      const button = element('button', 'option', [field.form.label, ' ', element('span', 'quiet', [preview(field)])])
      button.addEventListener('click', () => {
        card.close()
        context.edit(field)
      })
      return element('li', '', [button, element('p', 'quiet', [field.form.help])])
    })
  card.body.append(element('ul', 'options', rows), renameForm(page), element('div', 'row last', [card.closeButton]))
  card.body.querySelector('button')?.focus()
}

function preview({ value }: FieldSource): string {
  if (value === undefined) return 'not set'
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'item' : 'items'}`
  return typeof value === 'object' && value !== null ? '' : String(value).slice(0, maxPreview)
}

/** The form that gives the page another address; links follow. */
function renameForm({ file, slug, url }: PageSources): HTMLElement {
  const help = `The page is at ${url}. Links to it follow, and the old address leads to the new one.`
  const name = createControl({ name: 'slug', label: 'Name in the address', help, kind: 'text', required: true }, slug)
  const message = element('p', 'issue', [])
  message.setAttribute('role', 'status')
  const rename = element('button', '', ['Rename the page'])
  rename.addEventListener('click', async () => {
    const next = String(name.read() ?? '')
    if (next === slug || next === '') return name.input.focus()
    try {
      const result = await ask('rename', { file, slug: next })
      if (result.type === 'saved') openPage(result)
      else message.textContent = result.reason
    } catch (error) {
      message.textContent = (error as Error).message
    }
  })
  return element('div', 'control', [name.element, message, rename])
}
