// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '../../../../browser/elements'
import type { InsertOption } from '../../../contract'
import type { BlockSource } from '../../../source-types'
import { openCard } from '../../parts/card'
import { ask } from '../../requests'
import type { EditContext } from '../context'
import { openMarkdownCard } from './markdown-card'
import { openPicture } from './picture'

/** Offers what can be put below a block: paragraph, heading, table, picture and every component. */
export async function openInsert(context: EditContext, below: BlockSource, anchor?: Element): Promise<void> {
  if (!(await context.leave())) return
  const options = await ask('insert', {})
  const search = element('input', '', [])
  search.type = 'search'
  search.id = 'insert-search'
  const label = element('label', '', ['What to insert'])
  label.htmlFor = search.id
  const list = element('ul', 'options', [])
  const close = () => {
    card.close()
    context.done(anchor)
  }
  const card = openCard({ shadow: context.surface.shadow, heading: 'Insert', detail: below.file, onEscape: close })
  const choose = (option: InsertOption) => {
    card.close()
    context.open(() => insertText(context, option, below, anchor))
  }
  const picture = () => {
    card.close()
    openPicture(context, { below, ...(anchor && { anchor }) })
  }
  const show = () => {
    const words = search.value.trim().toLowerCase()
    const found = options.filter(({ name, help }) => `${name} ${help}`.toLowerCase().includes(words))
    list.replaceChildren(
      ...('picture'.includes(words)
        ? [optionRow('Picture', 'From this computer or from content/media.', picture)]
        : []),
      ...found
        .filter(({ name }) => name !== 'Picture')
        .map(option => optionRow(option.name, option.help, () => choose(option))),
    )
    if (list.childElementCount === 0) list.append(element('li', 'quiet', ['Nothing has this name.']))
  }
  search.addEventListener('input', show)
  show()
  const cancel = element('button', '', ['Cancel'])
  cancel.addEventListener('click', close)
  card.body.append(label, search, list, element('div', 'row last', [cancel]))
  search.focus()
}

function optionRow(name: string, help: string, choose: () => void): HTMLElement {
  const button = element('button', 'option', [name, ' ', element('span', 'quiet', [help])])
  button.addEventListener('click', choose)
  return element('li', '', [button])
}

/** Opens the Markdown of what is inserted; Save puts it into the file. */
export function insertText(
  context: EditContext,
  { name, text }: Pick<InsertOption, 'name' | 'text'>,
  below: BlockSource,
  anchor?: Element,
) {
  const { file, version, end } = below
  const label = `Insert ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return openMarkdownCard(context, {
    heading: label,
    place: { file, version, start: end, end, before: '\n\n' },
    ...(anchor && { anchor }),
    text,
    changes: typed => (typed.trim() === '' ? [] : [{ type: 'insert', id: below.id, where: 'after', text: typed }]),
    draft: {
      key: insertDraftKey(below),
      read: typed => ({ url: location.pathname, id: below.id, label, before: '', text: typed }),
    },
  })
}

/** The key of the draft of what is inserted below a block. */
export function insertDraftKey({ file, raw }: BlockSource): string {
  return `${file} below ${raw}`
}
