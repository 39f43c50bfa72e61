// Reaches the browser, when a writer turns edit mode on in the dev server.
import { moveBlockTo } from '../editors/blocks/block-buttons'
import { type EditContext, nameOf } from '../editors/context'
import type { createOutline } from '../parts/outline'
import { attempt, type createTargets } from '../targets'
import { watchDrags } from './watch-drags'

/** Lets the blocks of the page be dragged; the outline shows which one, and each move is saved at once. */
export function dragBlocks(
  context: EditContext,
  outline: ReturnType<typeof createOutline>,
  { blocks, blockAt }: ReturnType<typeof createTargets>,
) {
  const { shadow, announce } = context.surface
  return watchDrags({
    shadow,
    handle: outline.handle,
    blocks,
    blockAt,
    announce,
    outlined() {
      const shown = outline.shown()
      return shown?.isBlock ? blocks().find(({ element }) => element === shown.element) : undefined
    },
    onBegin({ element, source }) {
      outline.show({ element, isBlock: true }, nameOf(source))
      outline.setDragged(true)
    },
    onEnd({ source }, place) {
      outline.setDragged(false)
      outline.hide()
      if (place) attempt(context, () => moveBlockTo(context, source, place.to.source, place.where))()
    },
  })
}
