// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Change } from '../../../contract'
import type { RichNode } from '../../../rich/document'
import type { FieldForm } from '../../../source-types'
import { hasControl } from '../../forms/control'
import type { EditContext, SaveCard } from '../context'
import { controlsFor } from '../fields/group-editor'
import { changedValues, type FormPart, formDraft, partOf, readValues, type Values } from '../form-parts'
import { openSaveCard } from '../save-card'
import { createFormattedText, withoutPlaces } from './formatted-card'

interface ComponentCard {
  heading: string
  file: string
  version: string
  anchor?: Element | undefined
  /** The sentence of the component. */
  help: string
  fields: FieldForm[]
  props: Values
  /** The text between its tags, where it has one. */
  document: RichNode | null
  /** For one that is inserted: what belongs into its text. All that it needs is asked for, and nothing is an example. */
  placeholder?: string
  isNew?: boolean
  buttons?: HTMLElement[]
  /** The key of the stored draft, and the id of its block. */
  draft: { key: string; id: string }
  changes(changed: { props: Values; document?: RichNode }): Change[]
}

/** Opens the form of a component: first its text, then its props. */
export async function openComponentCard(context: EditContext, options: ComponentCard): Promise<SaveCard> {
  const { heading, file, version, anchor, help, fields, props, buttons = [], draft, changes, isNew } = options
  const { text: typed, ...values } = readValues(draft.key) ?? {}
  const text =
    options.document &&
    (await createFormattedText(context, {
      label: 'Text',
      document: options.document,
      typed: typed as RichNode | undefined,
      placeholder: options.placeholder,
    }))
  const parts = fields
    .filter(form => hasControl(form) || (isNew && form.required))
    .map(form => (hasControl(form) ? partOf(form, props[form.name], values) : listPart(form, values)))
  const [needed, others] = isNew
    ? [parts.filter(({ form }) => form.required), parts.filter(({ form }) => !form.required)]
    : [parts, []]
  const all = () => ({ props: changedValues(parts), document: text?.isChanged() ? text.editor.read() : undefined })
  const card = openSaveCard(context, {
    heading,
    file,
    version,
    buttons,
    anchor,
    content: element('fieldset', '', [
      element('p', 'quiet', [help]),
      ...(text ? [text.editor.element] : []),
      ...needed.map(({ control }) => control.element),
      ...moreOf(others),
    ]),
    changes: () => (isNew || Object.keys(all().props).length > 0 || all().document ? changes(all()) : []),
    draft: formDraft(draft.key, { id: draft.id, label: heading }, () => {
      const { props: changed, document } = all()
      return document ? { ...changed, text: withoutPlaces(document) } : changed
    }),
    markIssues: issues => text?.editor.mark(issues),
    missing() {
      if (!isNew) return
      if (text?.editor.isEmpty()) return text.editor.input
      return needed.find(({ control }) => control.read() === undefined)?.control.input
    },
  })
  if (text) text.editor.focus()
  else parts[0]?.control.input?.focus()
  return card
}

/** The part for a list of groups: the form of its first item. */
function listPart(form: FieldForm, typed: Values): FormPart {
  const control = controlsFor(form, typed[form.name])
  return { form, control, isChanged: () => control.read() !== undefined }
}

/** What can be left out is folded. */
function moreOf(parts: FormPart[]): HTMLElement[] {
  if (parts.length === 0) return []
  const summary = element('summary', '', ['More'])
  return [element('details', 'more', [summary, ...parts.map(({ control }) => control.element)])]
}
