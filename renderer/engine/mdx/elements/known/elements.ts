import { blockElements, partElements } from './block-elements'
import type { ElementDescription } from './element'
import { lineElements } from './line-elements'

/** The elements of HTML that texts may use, by name; a closed list without scripts and styles. */
export const elements = new Map<string, ElementDescription>(
  Object.entries({ ...lineElements, ...blockElements, ...partElements }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
