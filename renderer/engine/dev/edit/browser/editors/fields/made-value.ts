// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '../../../../browser/elements'
import { sourceUrl } from '../../../../report'
import type { FieldSource } from '../../../source-types'
import { openCard } from '../../parts/card'
import { type EditContext, nameOf, type SaveCard } from '../context'

/** Says where the code is that makes a value, and opens it in the editor that runs. */
export function showMadeValue(context: EditContext, source: FieldSource, anchor?: Element): SaveCard {
  const { madeAt: place = '', raw, file } = source
  const close = () => {
    card.close()
    context.done(anchor)
  }
  const card = openCard({
    shadow: context.surface.shadow,
    heading: nameOf(source),
    detail: file,
    ...(anchor && { anchor }),
    onEscape: close,
  })
  const open = element('button', 'main', ['Open it in the editor'])
  const end = element('button', '', ['Close'])
  open.addEventListener('click', () => {
    fetch(`${sourceUrl}?${new URLSearchParams({ place })}`, { method: 'POST' }).catch(() => {})
  })
  end.addEventListener('click', close)
  card.body.append(
    element('p', '', [`Code makes this text, at ${place}. It is changed there.`]),
    element('pre', '', [raw]),
    element('div', 'row', [open, end]),
  )
  open.focus()
  return {
    async leave() {
      card.close()
      return true
    },
  }
}
