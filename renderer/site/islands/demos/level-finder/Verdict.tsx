// Reaches the browser, when a visitor uses the LevelFinder figure.
import type { ReactNode } from 'react'
import { TimeBar } from '../TimeBar'
import type { ShownLevel } from './find-level'
import { longestOf, weeksOf } from './weeks'

/** The level to start on, as large as a headline, with its weeks on the scale of all levels. */
export function Verdict({ level, levels }: { level: ShownLevel | undefined; levels: ShownLevel[] }): ReactNode {
  const longest = longestOf(levels)
  const span = level && weeksOf(level.timeline)
  return (
    <div className="level-verdict ground">
      <p className="pane-label">Start on</p>
      {level && (
        <p className="level-name">
          <b>{level.level}</b> <strong>{level.title}</strong> <span>{level.name}</span>
        </p>
      )}
      {span && (
        <div className="level-weeks">
          <b>{level.timeline}</b>
          <TimeBar span={span} longest={longest} />
          <p aria-hidden="true">
            <span>today</span>
            <span>week {Math.round(longest)}</span>
          </p>
        </div>
      )}
    </div>
  )
}
