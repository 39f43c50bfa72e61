// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '../../../../browser/elements'
import type { Source } from '../../../source-types'
import { openCard } from '../../parts/card'
import { type EditContext, nameOf } from '../context'

/** Offers the sources from which a text is computed. */
export async function chooseSource(context: EditContext, sources: Source[], anchor: Element): Promise<void> {
  if (!(await context.leave())) return
  const close = () => {
    card.close()
    context.done(anchor)
  }
  const heading = 'The page computes this from several fields'
  const card = openCard({ shadow: context.surface.shadow, heading, anchor, onEscape: close })
  const rows = sources.map(source => {
    const button = element('button', 'option', [nameOf(source), ' ', element('span', 'quiet', [source.file])])
    button.addEventListener('click', () => {
      card.close()
      context.edit(source, anchor)
    })
    return element('li', '', [button])
  })
  const cancel = element('button', '', ['Cancel'])
  cancel.addEventListener('click', close)
  card.body.append(element('ul', 'options', rows), element('div', 'row last', [cancel]))
  card.body.querySelector('button')?.focus()
}
