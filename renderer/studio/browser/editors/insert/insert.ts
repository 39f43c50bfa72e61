// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { InsertOption } from '../../../contract'
import type { BlockSource } from '../../../source-types'
import { ask } from '../../requests'
import { openPicture } from '../blocks/picture'
import type { EditContext } from '../context'
import { openPlainCard } from '../plain-card'
import { insertOption } from './insert-option'
import { showPreviews } from './previews'

/** Offers what can be inserted below a block, in groups, each component as it looks. */
export async function openInsert(context: EditContext, below: BlockSource, anchor?: Element): Promise<void> {
  if (!(await context.leave())) return
  const options = await ask('insert', {})
  const search = element('input', '', [])
  search.type = 'search'
  search.id = 'insert-search'
  const label = element('label', '', ['What to insert'])
  label.htmlFor = search.id
  const count = element('p', 'unseen', [])
  count.setAttribute('role', 'status')
  const list = element('div', 'insert-groups', [])
  const card = openPlainCard(context, { heading: 'Insert', detail: below.file, focus: anchor, closing: 'Cancel' })
  const choose = (option: InsertOption) => {
    card.close()
    if (option.name === 'Picture') openPicture(context, { below, anchor })
    else context.open(() => insertOption(context, option, below, anchor))
  }
  const cells = new Map(options.map(option => [option, cellOf(option, () => choose(option))]))
  const show = () => {
    const found = matching(options, search.value)
    list.replaceChildren(
      ...groupsOf(found, search.value).map(([title, members]) => groupElement(title, members, cells)),
    )
    if (found.length === 0) list.append(element('p', 'quiet', ['Nothing has this name.']))
    count.textContent = `${found.length} ${found.length === 1 ? 'thing' : 'things'} to insert`
  }
  search.addEventListener('input', show)
  show()
  card.body.classList.add('insert')
  card.body.append(label, search, count, list, element('div', 'row last', [card.closeButton]))
  showPreviews(list)
  search.focus()
}

/** The options with all words in name, group or sentence. */
function matching(options: InsertOption[], typed: string): InsertOption[] {
  const words = typed.trim().toLowerCase().split(/\s+/)
  const textOf = ({ name, group, help }: InsertOption) => `${name} ${group} ${help}`.toLowerCase()
  return options.filter(option => words.every(word => textOf(option).includes(word)))
}

/** Options by their group; those whose name begins with what is typed come first. */
function groupsOf(options: InsertOption[], typed: string): [title: string, members: InsertOption[]][] {
  const words = typed.trim().toLowerCase()
  const isNamed = ({ name }: InsertOption) => words !== '' && name.toLowerCase().startsWith(words)
  const named = options.filter(isNamed)
  const others = options.filter(option => !isNamed(option))
  const groups = [...new Set(others.map(({ group }) => group))].map((title): [string, InsertOption[]] => [
    title,
    others.filter(({ group }) => group === title),
  ])
  return named.length > 0 ? [['With this name', named], ...groups] : groups
}

function groupElement(title: string, members: InsertOption[], cells: Map<InsertOption, HTMLElement>): HTMLElement {
  const items = members.map(option => element('li', '', [cells.get(option) ?? '']))
  return element('section', '', [element('h3', '', [title]), element('ul', 'insert-options', items)])
}

function cellOf({ name, kind, help }: InsertOption, choose: () => void): HTMLElement {
  const button = element('button', 'insert-option', [element('b', '', [name]), ' ', element('span', 'quiet', [help])])
  button.addEventListener('click', choose)
  if (kind === 'component') {
    const preview = element('div', 'preview', [])
    preview.dataset.component = name
    preview.inert = true
    button.append(preview)
  }
  return button
}
