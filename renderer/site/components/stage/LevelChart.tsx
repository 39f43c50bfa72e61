import type { Level } from '../../../../content/types/enterprise'
import { longestOf, weeksOf } from '../../islands/demos/level-finder/weeks'

export interface LevelChartProps {
  /**
   * The levels, from the top down; the chart begins with the lowest.
   * @example [{ "level": "L1", "title": "CONNECT", "name": "API integration", "description": "…", "timeline": "1–3 weeks" }]
   */
  levels: Level[]
}

/** The levels of enterprise work with the weeks that each takes, as bars on one scale; a row opens to what it means and delivers. */
export function LevelChart({ levels }: LevelChartProps) {
  const longest = longestOf(levels)
  return (
    <ol className="level-chart wide nav">
      {[...levels].reverse().map(({ level, title, name, description, capabilities, timeline }, index) => (
        <li key={level}>
          <details name="level" open={index === 0}>
            <summary>
              <b>{level}</b>
              <b>{title}</b>
              <span>{name}</span>
              <TimeSpan timeline={timeline} longest={longest} />
            </summary>
            <p>{description}</p>
            {capabilities && (
              <ul>
                {capabilities.map(each => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            )}
          </details>
        </li>
      ))}
      {longest > 0 && (
        <li aria-hidden="true">
          <svg viewBox="0 0 600 24" className="time-span" aria-hidden="true">
            {weeksUpTo(longest, 8).map(week => (
              <text key={week} x={unitsOf(week, longest)} y="18">
                {week === 0 ? 'week 0' : week}
              </text>
            ))}
          </svg>
        </li>
      )}
    </ol>
  )
}

/** Where a week is on the scale of a chart, whose width is 600 units: the words have room behind the longest bar. */
const unitsOf = (week: number, longest: number) => Math.round((week / longest) * 425)

/** Every so many weeks from 0 on. */
const weeksUpTo = (longest: number, step: number) =>
  Array.from({ length: Math.floor(longest / step) + 1 }, (_, index) => index * step)

/** A bar from the shortest to the longest time, at the end of a line from the start, with its words behind it. */
function TimeSpan({ timeline, longest }: { timeline: string; longest: number }) {
  const span = weeksOf(timeline)
  if (!span) return <span>{timeline}</span>
  const from = unitsOf(span.from, longest)
  const to = unitsOf(span.to, longest)
  const grid = weeksUpTo(longest, 4).map(week => `M${unitsOf(week, longest)} -20V50`)
  return (
    <svg viewBox="0 0 600 30" className="time-span" role="img" aria-label={timeline}>
      <path className="grid" d={grid.join('')} />
      <path className="until" d={`M0 15H${from}`} />
      <path d={`M${from} 3H${to}V27H${from}z`} />
      <text x={to + 12} y="21">
        {timeline}
      </text>
    </svg>
  )
}
