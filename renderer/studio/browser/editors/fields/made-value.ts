// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { FieldSource } from '../../../source-types'
import { openPlace } from '../../open-source'
import { type EditContext, nameOf, type SaveCard } from '../context'
import { openPlainCard } from '../plain-card'

/** Says where the code is that makes a value, and opens it in the editor that runs. */
export function showMadeValue(context: EditContext, source: FieldSource, anchor?: Element): SaveCard {
  const { madeAt: place = '', raw, file } = source
  const card = openPlainCard(context, { heading: nameOf(source), detail: file, anchor })
  const open = element('button', 'main', ['Open it in the editor'])
  open.addEventListener('click', () => openPlace(place))
  card.body.append(
    element('p', '', [`Code makes this text, at ${place}. It is changed there.`]),
    element('pre', '', [raw]),
    element('div', 'row', [open, card.closeButton]),
  )
  open.focus()
  return card
}
