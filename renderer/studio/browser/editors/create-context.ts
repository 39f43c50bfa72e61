// Reaches the browser, when a writer turns edit mode on in the dev server.
import type { Surface } from '../parts/surface'
import { ask } from '../requests'
import { editBlock } from './blocks/block-editor'
import type { EditContext, SaveCard } from './context'
import { editField } from './fields/field-editor'

interface ContextOptions {
  surface: Surface
  /** Shows a sentence for some seconds. */
  show(sentence: string): void
  /** Gives the focus back to a text. */
  focus(anchor?: Element): void
}

/** Creates the context of every editor: one card is open at a time, and is left before another one opens. */
export function createEditContext({ surface, show, focus }: ContextOptions): EditContext {
  let current: SaveCard | undefined
  let last: Promise<unknown> = Promise.resolve()
  const context: EditContext = {
    surface,
    // Addresses are written as they are read.
    page: url => ask('page', { url: url ?? decodeURI(location.pathname) }),
    describe: async ids => (await ask('describe', { ids })).filter(source => source !== null),
    edit: (source, anchor) =>
      context.open(() =>
        source.type === 'field' ? editField(context, source, anchor) : editBlock(context, source, anchor),
      ),
    open(make) {
      // In turn: the second click of two finds the card of the first.
      last = last.then(async () => {
        if (await context.leave()) current = await make()
      })
      last = last.catch((error: Error) => context.say(error.message))
    },
    async leave() {
      const isLeft = (await current?.leave()) ?? true
      if (isLeft) current = undefined
      return isLeft
    },
    say(sentence) {
      show(sentence)
      surface.announce(sentence)
    },
    done(anchor) {
      current = undefined
      focus(anchor)
    },
  }
  return context
}
