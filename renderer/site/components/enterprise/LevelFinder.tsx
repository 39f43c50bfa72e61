import { island } from '@proofsheet/engine/pages/islands/island'
import type { Level, Symptom } from '../../../../content/types/enterprise'
import * as Figure from '../../islands/demos/level-finder/LevelFinder.island'
import { toInline } from '../../mdx/inline'

export interface LevelFinderProps {
  /**
   * The complaints that lead to each level, in the order of the table.
   * @example [{ "heard": "It knows nothing about us.", "level": "L2", "why": "Documents come first.", "knowledge": "documents", "bring": ["The documents"] }]
   */
  symptoms: Symptom[]
  /**
   * The levels with their times.
   * @example [{ "level": "L2", "title": "INTEGRATE", "name": "Knowledge base", "description": "…", "timeline": "3–6 weeks" }]
   */
  levels: Level[]
}

const FinderIsland = island('LevelFinder', Figure)

/** Four questions that find the level to start on, with the table of all levels, which holds their rules. */
export function LevelFinder({ symptoms, levels }: LevelFinderProps) {
  const shown = levels.map(level => ({ ...level, description: toInline(level.description) }))
  return <FinderIsland symptoms={symptoms} levels={shown} />
}
