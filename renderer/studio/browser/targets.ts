// Reaches the browser, when a writer turns edit mode on in the dev server.
import { updatePage } from '@proofsheet/engine/vite/browser/update'
import type { BlockSource, Source } from '../source-types'
import type { BlockOnPage } from './drag/watch-drags'
import { moveBlock, removeBlock } from './editors/blocks/block-buttons'
import { openPicture } from './editors/blocks/picture'
import { type EditContext, nameOf } from './editors/context'
import { chooseSource } from './editors/page/choose-source'
import { findTargets, type Target, textOf } from './marks'
import type { ListEntry } from './parts/text-list'

/** The longest text of an entry, in characters. */
const maxText = 100

/** Creates the actions on the marked texts of the page: open, move, remove. */
export function createTargets(context: EditContext) {
  /** The sources of the page, by id, as far as they are known. */
  const known = new Map<string, Source>()
  const labelOf = ({ ids }: Target): string =>
    ids
      .map(id => known.get(id))
      .map(source => (source ? nameOf(source) : ''))
      .join(', ')
  const open = async (target: Target) => {
    const { element, isComputed } = target
    const sources = await sourcesOf(context, target)
    const [source, ...others] = sources
    if (!source) return context.say('This text is no longer on the page.')
    if (isComputed) context.surface.announce('What the page shows is computed from this.')
    if (others.length === 0) context.edit(source, element)
    else context.open(() => chooseSource(context, sources, element))
  }
  const withBlock = (target: Target, run: (block: BlockSource) => Promise<void>) =>
    attempt(context, async () => {
      const [source] = await sourcesOf(context, target)
      if (source?.type === 'block') await run(source)
    })
  const blockOf = ({ element, ids, isBlock }: Target): BlockOnPage[] => {
    const source = isBlock ? known.get(ids[0] ?? '') : undefined
    return source?.type === 'block' ? [{ element, source }] : []
  }
  const entryOf = (target: Target): ListEntry => ({
    target,
    label: [labelOf(target), textOf(target).slice(0, maxText)].filter(Boolean).join(': '),
    open: attempt(context, () => open(target)),
    move: target.isBlock
      ? (where: 'before' | 'after') => withBlock(target, block => moveBlock(context, block, where))()
      : undefined,
    remove: target.isBlock ? withBlock(target, block => removeBlock(context, block)) : undefined,
  })
  return {
    open,
    labelOf,
    entries: (): ListEntry[] => findTargets().map(entryOf),
    /** The blocks whose sources are known, with their elements. */
    blocks: (): BlockOnPage[] => findTargets().flatMap(blockOf),
    /** The block that shows an element, or a text in it. */
    blockAt: (over: Element): BlockOnPage | undefined =>
      findTargets()
        .flatMap(blockOf)
        .findLast(({ element }) => element.contains(over)),
    /** Asks for the names of all texts. */
    async name(): Promise<void> {
      const ids = [...new Set(findTargets().flatMap(target => target.ids))]
      for (const source of await context.describe(ids)) known.set(source.id, source)
    },
  }
}

/** The sources of a target. A page that has not followed a change of its file yet names places that are gone: it follows first. */
async function sourcesOf(context: EditContext, target: Target): Promise<Source[]> {
  const sources = await context.describe(target.ids)
  if (sources.length > 0) return sources
  await updatePage()
  const moved = findTargets().find(each => isSamePlace(each, target))
  return moved ? context.describe(moved.ids) : []
}

/** Whether two targets are the same text, attribute or block of an element. */
function isSamePlace(one: Target, other: Target): boolean {
  return (
    one.element === other.element &&
    one.isBlock === other.isBlock &&
    one.isComputed === other.isComputed &&
    one.attribute === other.attribute &&
    one.part?.start === other.part?.start
  )
}

/** Runs a function that requests the server, and shows the reason where it fails. */
export function attempt(context: EditContext, run: () => Promise<unknown>): () => void {
  return () => void run().catch((error: Error) => context.say(error.message))
}

/** Puts a picture below the block that shows an element. */
export async function takePicture(context: EditContext, file: File, over: Element): Promise<void> {
  const target = findTargets().findLast(each => each.isBlock && each.element.contains(over))
  const [below] = target ? await sourcesOf(context, target) : []
  if (below?.type === 'block') openPicture(context, { below, file, anchor: over })
  else context.say('Pictures go into the text: drop it on a paragraph. A field takes one by its form.')
}
