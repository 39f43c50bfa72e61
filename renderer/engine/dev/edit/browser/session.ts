// Reaches the browser, when a writer turns edit mode on in the dev server.
import { pageUpdatedEvent } from '../../report'
import type { BlockSource, Source } from '../source-types'
import { moveBlock, removeBlock } from './editors/blocks/block-buttons'
import { editBlock } from './editors/blocks/block-editor'
import { openPicture } from './editors/blocks/picture'
import { type EditContext, nameOf, type SaveCard } from './editors/context'
import { editField } from './editors/fields/field-editor'
import { chooseSource } from './editors/page/choose-source'
import { openNewPage } from './editors/page/new-page'
import { openPageFields } from './editors/page/page-fields'
import { restoreDraft } from './editors/page/restore-draft'
import { stepBack } from './editors/page/step-back'
import { findTargets, type Target, textOf } from './marks'
import { addBar } from './parts/bar'
import { createOutline } from './parts/outline'
import { addSurface } from './parts/surface'
import { createTextList, type ListEntry } from './parts/text-list'
import { watchPointer } from './pointer'
import { ask } from './requests'

/** Starts edit mode on a page whose elements are marked. */
export async function startSession(isAsked: boolean) {
  const surface = addSurface()
  const { shadow } = surface
  const outline = createOutline(shadow)
  let current: SaveCard | undefined
  /** The sources of the page, by id, as far as they are known. */
  const known = new Map<string, Source>()
  const labelOf = ({ ids }: Target) =>
    ids
      .map(id => known.get(id))
      .map(source => (source ? nameOf(source) : ''))
      .join(', ')

  const context: EditContext = {
    surface,
    page: url => ask('page', { url: url ?? location.pathname }),
    describe: async ids => (await ask('describe', { ids })).filter(source => source !== null),
    edit: (source, anchor) =>
      context.open(() =>
        source.type === 'field' ? editField(context, source, anchor) : editBlock(context, source, anchor),
      ),
    async open(make) {
      if (!(await context.leave())) return
      current = await make()
    },
    async leave() {
      const isLeft = (await current?.leave()) ?? true
      if (isLeft) current = undefined
      return isLeft
    },
    say(sentence) {
      bar.show(sentence)
      surface.announce(sentence)
    },
    done(anchor) {
      current = undefined
      list.focusAt(anchor)
    },
  }
  /** Runs what asks the server, and shows why it could not. */
  const attempt = (run: () => Promise<unknown> | undefined) => () =>
    void Promise.resolve(run()).catch((error: Error) => context.say(error.message))

  const open = async ({ ids, element, isComputed }: Target) => {
    const sources = await context.describe(ids)
    const [source, ...others] = sources
    if (!source) return context.say('This text has changed. It can be edited when the page has followed.')
    if (isComputed) surface.announce('What the page shows is computed from this.')
    if (others.length === 0) context.edit(source, element)
    else chooseSource(context, sources, element)
  }
  const blockOf = async (element: Element): Promise<BlockSource | undefined> => {
    const target = findTargets().findLast(each => each.isBlock && each.element.contains(element))
    const [source] = target ? await context.describe(target.ids) : []
    return source?.type === 'block' ? source : undefined
  }

  const list = createTextList(shadow, {
    onFocus: ({ target, label }) => outline.show(target, label.split(':')[0] ?? '', true),
    onBlur: () => outline.hide(),
  })
  const bar = addBar(shadow, [
    { label: 'Fields', title: 'Every field of this page', run: attempt(() => openPageFields(context)) },
    { label: 'New page', title: 'Begin a page from a template', run: attempt(() => openNewPage(context)) },
    { label: 'Undo', title: 'Undo the last change', run: attempt(() => stepBack(context, 'undo')) },
    { label: 'Redo', title: 'Make the last undone change again', run: attempt(() => stepBack(context, 'redo')) },
  ])
  const stopPointer = watchPointer({
    onHover: target => (target ? outline.show(target, labelOf(target)) : outline.hide()),
    onClick: target => attempt(() => open(target))(),
    onPicture: (file, over) =>
      attempt(async () => {
        const below = await blockOf(over)
        if (below) openPicture(context, { below, file, anchor: over })
        else context.say('Pictures go into the text: drop it on a paragraph. A field takes one by its form.')
      })(),
  })

  const entryOf = (target: Target): ListEntry => {
    const label = [labelOf(target), textOf(target).slice(0, 100)].filter(Boolean).join(': ')
    const entry = { target, label, open: attempt(() => open(target)) }
    if (!target.isBlock) return entry
    const withBlock = (run: (block: BlockSource) => Promise<void>) =>
      attempt(async () => {
        const [source] = await context.describe(target.ids)
        if (source?.type === 'block') await run(source)
      })
    return {
      ...entry,
      move: where => withBlock(block => moveBlock(context, block, where))(),
      remove: withBlock(block => removeBlock(context, block)),
    }
  }
  /** Reads the marks again. The list is there at once, and has the names of its texts when the server has sent them. */
  const refresh = async () => {
    const targets = findTargets()
    list.set(targets.map(entryOf))
    const ids = [...new Set(targets.flatMap(target => target.ids))]
    for (const source of await context.describe(ids)) known.set(source.id, source)
    list.set(targets.map(entryOf))
  }
  const follow = () => void refresh().catch(() => {})
  document.addEventListener(pageUpdatedEvent, follow)
  await refresh()
  const isRestored = await restoreDraft(context)
  const count = findTargets().length
  surface.announce(`Edit mode is on. This page has ${count} texts that can be edited.`)
  if (isAsked && !isRestored) list.focusAt()

  return {
    /** Ends edit mode, once nothing is left to save. */
    async end() {
      if (!(await context.leave())) return false
      document.removeEventListener(pageUpdatedEvent, follow)
      stopPointer()
      outline.remove()
      surface.remove()
      return true
    },
  }
}
