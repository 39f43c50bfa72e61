// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Change } from '../../../contract'
import type { FieldForm } from '../../../source-types'
import type { EditContext, SaveCard } from '../context'
import { changedValues, formDraft, partsOf, readValues, type Values } from '../form-parts'
import { openSaveCard } from '../save-card'

interface PropsCard {
  heading: string
  file: string
  version: string
  anchor?: Element | undefined
  /** The sentence of the component. */
  help: string
  fields: FieldForm[]
  props: Values
  buttons?: HTMLElement[]
  /** The key of the stored draft, and the id of its block. */
  draft: { key: string; id: string }
  changes(changed: Values): Change[]
}

/** Opens the form of a component's props. */
export function openPropsCard(context: EditContext, options: PropsCard): SaveCard {
  const { heading, file, version, anchor, help, fields, props, buttons = [], draft, changes } = options
  const parts = partsOf(fields, props, readValues(draft.key))
  const card = openSaveCard(context, {
    heading,
    file,
    version,
    buttons,
    anchor,
    content: element('fieldset', '', [element('p', 'quiet', [help]), ...parts.map(({ control }) => control.element)]),
    changes: () => changes(changedValues(parts)),
    draft: formDraft(draft.key, { id: draft.id, label: heading }, () => changedValues(parts)),
  })
  parts[0]?.control.input.focus()
  return card
}
