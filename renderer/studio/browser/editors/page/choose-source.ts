// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Source } from '../../../source-types'
import { type EditContext, nameOf, type SaveCard } from '../context'
import { openPlainCard } from '../plain-card'

/** Opens the choice between the sources from which a text is computed. */
export function chooseSource(context: EditContext, sources: Source[], anchor: Element): SaveCard {
  const heading = 'The page computes this from several fields'
  const card = openPlainCard(context, { heading, anchor, closing: 'Cancel' })
  const rows = sources.map(source => {
    const button = element('button', 'option', [nameOf(source), ' ', element('span', 'quiet', [source.file])])
    button.addEventListener('click', () => context.edit(source, anchor))
    return element('li', '', [button])
  })
  card.body.append(element('ul', 'options', rows), element('div', 'row last', [card.closeButton]))
  card.body.querySelector('button')?.focus()
  return card
}
