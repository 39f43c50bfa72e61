import { revertStep, type Undone } from './revert'
import type { Step } from './step'

/** The largest number of changes that can be undone. */
const maxSteps = 1000

/** The changes of edit mode since the server started, for undo and redo over all files. */
export interface History {
  add(step: Step): void
  undo(): Undone | undefined
  redo(): Undone | undefined
  counts(): { undo: number; redo: number }
}

/** The steps that can be undone and those that can be made again, last ones last. */
interface StepLists {
  undos: Step[]
  redos: Step[]
}

/**
 * By root. The state of this module and not of a plug-in: where the definition of the site changes, Vite replaces the
 * server and its plug-ins in this process, and what was done before can still be undone.
 */
const histories = new Map<string, StepLists>()

/** Gives the history of the files below a root in this process. */
export function createHistory(root: string): History {
  const { undos, redos } = histories.get(root) ?? { undos: [], redos: [] }
  histories.set(root, { undos, redos })
  const take = (from: Step[], to: Step[]): Undone | undefined => {
    const step = from.at(-1)
    if (!step) return
    const result = revertStep(root, step)
    if (result.type === 'changed') return result
    from.pop()
    to.push(result.step)
    return result
  }
  return {
    add(step) {
      undos.push(step)
      if (undos.length > maxSteps) undos.shift()
      redos.length = 0
    },
    undo: () => take(undos, redos),
    redo: () => take(redos, undos),
    counts: () => ({ undo: undos.length, redo: redos.length }),
  }
}
