// Reaches the browser, when a writer turns edit mode on in the dev server.
import { pageUpdatedEvent } from '@proofsheet/engine/vite/report'
import { dragBlocks } from './drag/drag-blocks'
import type { EditContext } from './editors/context'
import { createEditContext } from './editors/create-context'
import { openNewPage } from './editors/page/new-page'
import { openPageFields } from './editors/page/page-fields'
import { restoreDraft } from './editors/page/restore-draft'
import { stepBack } from './editors/page/step-back'
import { addBar } from './parts/bar'
import { createOutline } from './parts/outline'
import { addSurface } from './parts/surface'
import { createTextList } from './parts/text-list'
import { watchPointer } from './pointer'
import { attempt, createTargets, takePicture } from './targets'

/** Starts edit mode on a page whose elements are marked; `isAsked` is whether the writer turned it on now. */
export async function startSession(isAsked: boolean) {
  const surface = addSurface()
  const { shadow } = surface
  const outline = createOutline(shadow)
  const list = createTextList(shadow, {
    onFocus: ({ target, label }) => outline.show(target, label.split(':')[0] ?? '', true),
    onBlur: outline.hide,
  })
  const context: EditContext = createEditContext({
    surface,
    show: sentence => bar.show(sentence),
    focus: list.focusAt,
  })
  const bar = addBar(shadow, barButtons(context))
  const targets = createTargets(context)
  const drags = dragBlocks(context, outline, targets)
  const stopPointer = watchPointer({
    isHandle: target => drags.isDragging() || target === outline.handle,
    onHover: target => (target ? outline.show(target, targets.labelOf(target)) : outline.hide()),
    onClick: target => attempt(context, () => targets.open(target))(),
    onPicture: (file, over) => attempt(context, () => takePicture(context, file, over))(),
  })
  /** Reads the marks again. The list is there at once, and has the names of its texts when the server has sent them. */
  const refresh = async () => {
    list.set(targets.entries())
    await targets.name()
    list.set(targets.entries())
  }
  const stopKeys = watchUndo(context)
  const follow = () => void refresh().catch(() => {})
  document.addEventListener(pageUpdatedEvent, follow)
  await refresh()
  const isRestored = await restoreDraft(context)
  surface.announce(`Edit mode is on. This page has ${targets.entries().length} texts that can be edited.`)
  if (isAsked && !isRestored) list.focusAt()
  return {
    /** Ends edit mode. Settles with false where something can't be saved. */
    async end() {
      if (!(await context.leave())) return false
      document.removeEventListener(pageUpdatedEvent, follow)
      stopPointer()
      stopKeys()
      drags.stop()
      outline.remove()
      surface.remove()
      return true
    },
  }
}

/** Controls in which keys undo what is typed. */
const typed = 'input,textarea,select,[contenteditable]'

/** Undo and redo by their keys, outside of what is typed in. Gives the function that ends this. */
function watchUndo(context: EditContext): () => void {
  const controller = new AbortController()
  document.addEventListener(
    'keydown',
    event => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event
      const key = event.key.toLowerCase()
      const [target] = event.composedPath()
      if (altKey || !(ctrlKey || metaKey) || (key !== 'z' && key !== 'y')) return
      if (target instanceof Element && target.closest(typed)) return
      event.preventDefault()
      attempt(context, () => stepBack(context, shiftKey || key === 'y' ? 'redo' : 'undo'))()
    },
    { signal: controller.signal },
  )
  return () => controller.abort()
}

function barButtons(context: EditContext) {
  const button = (label: string, title: string, run: () => Promise<void>) => ({
    label,
    title,
    run: attempt(context, run),
  })
  return [
    button('Fields', 'Every field of this page', () => openPageFields(context)),
    button('New page', 'Begin a page from a template', () => openNewPage(context)),
    button('Undo', 'Undo the last change (Ctrl+Z)', () => stepBack(context, 'undo')),
    button('Redo', 'Make the last undone change again (Ctrl+Y)', () => stepBack(context, 'redo')),
  ]
}
