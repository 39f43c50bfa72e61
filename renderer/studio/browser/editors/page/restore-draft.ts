// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Source } from '../../../source-types'
import { type Draft, draftsOn, writeDraft } from '../../drafts'
import { ask } from '../../requests'
import { draftKey, type EditContext, formattedKey, type SaveCard } from '../context'
import { newItemCard, newItemKey } from '../fields/list-editor'
import { formKey } from '../form-parts'
import { insertDraftKey, insertOption } from '../insert/insert-option'
import { openPlainCard } from '../plain-card'

/**
 * Opens the draft of this page that is in no file yet: after the page was loaded again, the server was started again,
 * or the tab was closed. Settles with whether there is such a draft.
 */
export async function restoreDraft(context: EditContext): Promise<boolean> {
  const [first] = draftsOn(location.pathname)
  if (!first) return false
  const [key, draft] = first
  const page = await context.page()
  const [named] = await context.describe([draft.id])
  const sources: Source[] = [...(named ? [named] : []), ...(page?.blocks ?? []), ...(page?.fields ?? [])]
  const source = sources.find(each =>
    [(name: string) => name, formKey, formattedKey].some(of => of(draftKey(each)) === key),
  )
  const make = source ? undefined : await insertionOf(context, key, named)
  if (source) context.edit(source)
  else if (make) context.open(make)
  else showDraft(context, key, draft)
  context.say('This was typed before and not saved yet.')
  return true
}

/** Opens the draft of a new block or item beside a source; undefined for other drafts. */
async function insertionOf(
  context: EditContext,
  key: string,
  named?: Source,
): Promise<(() => SaveCard | Promise<SaveCard>) | undefined> {
  if (named?.type === 'field') return key === formKey(newItemKey(named)) ? () => newItemCard(context, named) : undefined
  if (!named) return
  const options = await ask('insert', {})
  const keysOf = (name: string) => [insertDraftKey(named, name), formKey(insertDraftKey(named, name))]
  const option = options.find(({ name }) => keysOf(name).includes(key))
  return option && (() => insertOption(context, option, named))
}

/** Shows a text whose place is no longer in the file, so that it can be copied. */
function showDraft(context: EditContext, key: string, { label, text }: Draft): void {
  const typed = element('textarea', '', [])
  typed.value = text
  typed.rows = 4
  const help = 'Its place in the file has changed since. Copy what you need, and put it where it belongs.'
  const card = openPlainCard(context, { heading: 'Typed and not saved', detail: label, closing: 'Decide later' })
  const discard = element('button', 'main', ['Discard it'])
  discard.addEventListener('click', () => {
    writeDraft(key)
    card.end()
  })
  card.body.append(element('label', '', [help, typed]), element('div', 'row', [discard, card.closeButton]))
  typed.focus()
}
