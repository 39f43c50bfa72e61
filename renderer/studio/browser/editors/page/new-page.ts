// Reaches the browser, when a writer turns edit mode on in the dev server.
import { toAnchor } from '@proofsheet/engine/mdx/anchor'
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { CollectionChoice } from '../../../contract'
import { createControl } from '../../forms/control'
import { ask } from '../../requests'
import type { EditContext } from '../context'
import { openPlainCard } from '../plain-card'
import { openPage } from './open-page'

/** Asks for the kind of page and its name, writes its file from the template, and opens it. */
export async function openNewPage(context: EditContext): Promise<void> {
  if (!(await context.leave())) return
  const [collections, page] = await Promise.all([ask('collections', {}), context.page()])
  const { kind, name, collectionOf } = controlsFor(
    collections,
    collectionAt(collections, location.pathname) ?? page?.collection,
  )
  const message = element('p', 'issue', [])
  message.setAttribute('role', 'status')
  const create = element('button', 'main', ['Create the page'])
  const card = openPlainCard(context, { heading: 'New page', closing: 'Cancel' })
  const run = async () => {
    const slug = toAnchor(String(name.read() ?? ''))
    if (!slug) return name.input.focus()
    try {
      const result = await ask('new', { collection: collectionOf(kind.read()), slug })
      if (result.type === 'saved') openPage(result)
      else message.textContent = result.reason
    } catch (error) {
      message.textContent = (error as Error).message
    }
  }
  create.addEventListener('click', () => void run())
  name.input.addEventListener('keydown', event => {
    if ((event as KeyboardEvent).key !== 'Enter') return
    event.preventDefault()
    void run()
  })
  card.body.append(kind.element, name.element, message, element('div', 'row', [create, card.closeButton]))
  name.input.focus()
}

/** The collection below whose base an address is, its list or one of its pages; none of those at the root. */
function collectionAt(collections: CollectionChoice[], path: string): string | undefined {
  return collections.find(({ base }) => base !== '/' && path.startsWith(base))?.name
}

/** The controls for the kind of page and its name; `own` is the collection of the open page. */
function controlsFor(collections: CollectionChoice[], own: string | undefined) {
  const isOneOfTwo = (noun: string) => collections.filter(each => each.noun === noun).length > 1
  const labelOf = ({ name, noun }: CollectionChoice) => (isOneOfTwo(noun) ? `${noun} in ${name}` : noun)
  const choices = collections.map(labelOf)
  const [first] = collections
  const chosen = collections.find(({ name }) => name === own) ?? first
  const kindHelp = 'It begins as a draft with every field, its sentence and an example.'
  const nameHelp = 'A few words: they become the end of its address.'
  return {
    kind: createControl(
      { name: 'kind', label: 'What it is', help: kindHelp, kind: 'choice', required: true, choices },
      chosen && labelOf(chosen),
    ),
    name: createControl({ name: 'name', label: 'Name', help: nameHelp, kind: 'text', required: true }, ''),
    collectionOf: (label: unknown) => collections.find(each => labelOf(each) === label)?.name ?? '',
  }
}
