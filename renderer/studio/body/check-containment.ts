import type { Edit } from '@proofsheet/engine/base/files/edits'
import type { Nodes, RootContent } from 'mdast'
import { Refusal } from '../files/edits'
import { elementOf } from './blocks'

/**
 * Checks that edits of blocks change no other block: those that they don't touch are the same after them, at the place
 * to which the edits move them. A fence that isn't closed, for example, would take in all that follows. Throws a refusal.
 */
export function checkContainment(before: Nodes | undefined, after: Nodes | undefined, edits: readonly Edit[]): void {
  // Without a tree the text has a syntax error, which is reported with its place.
  if (!before || !after || !('children' in before) || !('children' in after)) return
  const now = new Set(after.children.map((node: RootContent) => keyOf(typeOf(node), ...spanOf(node))))
  const isRemoved = (start: number, end: number) =>
    edits.some(edit => edit.start < edit.end && edit.start <= start && edit.end >= end)
  for (const node of before.children as RootContent[]) {
    const [start, end] = spanOf(node)
    if (isRemoved(start, end)) continue
    if (!now.has(keyOf(typeOf(node), placed(start, edits, true), placed(end, edits, false))))
      throw new Refusal(
        'This text would change another part of the page too. Close what it opens, and leave empty lines around it.',
      )
  }
}

/** The type of a node; a component is one in a line of its own too. */
const typeOf = (node: RootContent) => (elementOf(node) ? 'component' : node.type)

function spanOf({ position }: Nodes): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

function keyOf(type: string, start: number, end: number): string {
  return `${type} ${start} ${end}`
}

/** Maps an offset through edits: text inserted at the start of a block precedes it, text at its end follows it. */
function placed(offset: number, edits: readonly Edit[], isStart: boolean): number {
  return edits.reduce((sum, { start, end, text }) => {
    const isBefore = isStart ? end <= offset : end < offset || (end === offset && start < end)
    return isBefore ? sum + text.length - (end - start) : sum
  }, offset)
}
