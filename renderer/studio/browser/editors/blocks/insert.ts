// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { InsertOption } from '../../../contract'
import type { BlockSource } from '../../../source-types'
import { hasControl } from '../../forms/control'
import { ask } from '../../requests'
import type { EditContext, SaveCard } from '../context'
import { openPlainCard } from '../plain-card'
import { openMarkdownCard } from './markdown-card'
import { openPicture } from './picture'
import { openPropsCard } from './props-card'

/** Offers the blocks to insert below a block: paragraph, heading, table, picture and every component. */
export async function openInsert(context: EditContext, below: BlockSource, anchor?: Element): Promise<void> {
  if (!(await context.leave())) return
  const offered = await ask('insert', {})
  const options = [...offered.filter(({ name }) => name !== pictureOption.name), pictureOption]
  const search = element('input', '', [])
  search.type = 'search'
  search.id = 'insert-search'
  const label = element('label', '', ['What to insert'])
  label.htmlFor = search.id
  const list = element('ul', 'options', [])
  const card = openPlainCard(context, { heading: 'Insert', detail: below.file, focus: anchor, closing: 'Cancel' })
  const choose = (option: InsertOption) => {
    card.close()
    context.open(() =>
      option.fields?.some(hasControl)
        ? insertComponent(context, option, below, anchor)
        : insertText(context, option, below, anchor),
    )
  }
  const picture = () => {
    card.close()
    openPicture(context, { below, anchor })
  }
  const show = () => {
    const rows = matching(options, search.value).map(option =>
      optionRow(option, () => (option === pictureOption ? picture() : choose(option))),
    )
    list.replaceChildren(...rows)
    if (rows.length === 0) list.append(element('li', 'quiet', ['Nothing has this name.']))
  }
  search.addEventListener('input', show)
  show()
  card.body.append(label, search, list, element('div', 'row last', [card.closeButton]))
  search.focus()
}

/** The option that has a form of its own here; a site without a picture gets its first one by it. */
const pictureOption: InsertOption = {
  name: 'Picture',
  kind: 'paragraph',
  help: 'Of this computer, or one of content/media.',
  text: '',
}

/** The options with some words in name or sentence; those whose name begins with them come first. */
function matching(options: InsertOption[], typed: string): InsertOption[] {
  const words = typed.trim().toLowerCase()
  const found = options.filter(({ name, help }) => `${name} ${help}`.toLowerCase().includes(words))
  const isNamed = ({ name }: InsertOption) => name.toLowerCase().startsWith(words)
  return [...found.filter(isNamed), ...found.filter(option => !isNamed(option))]
}

function optionRow({ name, help }: InsertOption, choose: () => void): HTMLElement {
  const button = element('button', 'option', [name, ' ', element('span', 'quiet', [help])])
  button.addEventListener('click', choose)
  return element('li', '', [button])
}

/** Opens the form of a component with its example; Save puts it into the file. */
export function insertComponent(
  context: EditContext,
  { name, help, text, fields = [] }: InsertOption,
  below: BlockSource,
  anchor?: Element,
): SaveCard {
  const { id, file, version } = below
  const examples = fields.filter(({ required }) => required).map(field => [field.name, field.example])
  return openPropsCard(context, {
    heading: `Insert ${name}`,
    file,
    version,
    anchor,
    help,
    fields,
    props: Object.fromEntries(examples),
    draft: { key: insertDraftKey(below, name), id },
    changes: props => [{ type: 'insert', id, where: 'after', text, props }],
  })
}

/** Opens the Markdown of a new block; Save writes it into the file. */
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
    anchor,
    text,
    changes: typed => (typed.trim() === '' ? [] : [{ type: 'insert', id: below.id, where: 'after', text: typed }]),
    draft: {
      key: insertDraftKey(below),
      read: typed => ({ url: location.pathname, id: below.id, label, before: '', text: typed }),
    },
  })
}

/** The key of the draft of a new block below another one: a text, or a component by its name. */
export function insertDraftKey({ file, raw }: BlockSource, component = ''): string {
  return `${file} below ${raw}${component && ` ${component}`}`
}
