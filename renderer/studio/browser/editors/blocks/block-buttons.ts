// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Change, PageSources } from '../../../contract'
import type { BlockSource } from '../../../source-types'
import { ask } from '../../requests'
import { type EditContext, nameOf } from '../context'
import { openInsert } from '../insert/insert'

/** The buttons for a block besides editing, such as move, insert and remove. */
export function blockButtons(context: EditContext, source: BlockSource, anchor?: Element): HTMLElement[] {
  const button = (label: string, run: () => void) => {
    const created = element('button', '', [label])
    created.addEventListener('click', run)
    return created
  }
  const { parent } = source
  const widen = async () => {
    const [around] = parent ? await context.describe([parent]) : []
    if (around) context.edit(around, anchor)
  }
  return [
    button('Insert below', () => openInsert(context, source, anchor)),
    button('Move up', () => void moveBlock(context, source, 'before')),
    button('Move down', () => void moveBlock(context, source, 'after')),
    button('Remove', () => void removeBlock(context, source)),
    ...(parent ? [button('What it is in', () => void widen())] : []),
  ]
}

/** Moves a block before or after its neighbour. */
export async function moveBlock(context: EditContext, source: BlockSource, where: 'before' | 'after'): Promise<void> {
  await change(context, source, `${nameOf(source)} moved.`, (block, page) => {
    const to = neighbour(page, block, where)
    return to ? { type: 'move', id: block.id, to: to.id, where } : undefined
  })
}

/** Removes a block. */
export async function removeBlock(context: EditContext, source: BlockSource): Promise<void> {
  const sentence = `${nameOf(source)} removed. Undo brings it back.`
  await change(context, source, sentence, ({ id }) => ({ type: 'block', id }))
}

/** The block before or after another one, within the same list or component. */
function neighbour({ blocks }: PageSources, { id, parent }: BlockSource, where: 'before' | 'after') {
  const siblings = blocks.filter(each => each.parent === parent)
  const index = siblings.findIndex(each => each.id === id)
  return index < 0 ? undefined : siblings[where === 'before' ? index - 1 : index + 1]
}

/** Changes a block at once, after saving the text typed in it. */
async function change(
  context: EditContext,
  source: BlockSource,
  sentence: string,
  toChange: (block: BlockSource, page: PageSources) => Change | undefined,
): Promise<void> {
  if (!(await context.leave())) return
  const page = await context.page(source.url)
  // Ids are those of one version; text typed in a block doesn't move its start.
  const block = page?.blocks.find(({ start, kind }) => start === source.start && kind === source.kind)
  const made = page && block && toChange(block, page)
  if (!made) return context.say('There is nothing to change.')
  await saveNow(context, block, made, sentence)
}

/** Moves a block before or after another one, to which it was dragged. */
export async function moveBlockTo(
  context: EditContext,
  source: BlockSource,
  to: BlockSource,
  where: 'before' | 'after',
): Promise<void> {
  if (!(await context.leave())) return
  await saveNow(context, source, { type: 'move', id: source.id, to: to.id, where }, `${nameOf(source)} moved.`)
}

/** Saves a change of a block at once, and says so. */
async function saveNow(
  context: EditContext,
  { file, version }: BlockSource,
  made: Change,
  sentence: string,
): Promise<void> {
  const result = await ask('save', { file, version, changes: [made] })
  const reason = result.type === 'refused' ? result.reason : 'This text was changed elsewhere meanwhile.'
  context.say(result.type === 'saved' ? sentence : `Not done. ${reason}`)
}
