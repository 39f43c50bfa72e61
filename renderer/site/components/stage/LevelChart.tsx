import type { Level } from '../../../../content/types/enterprise'
import { weeksOf } from '../../islands/demos/level-finder/weeks'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface LevelChartProps {
  /**
   * The levels, from the top down; the chart begins with the lowest.
   * @example [{ "level": "L1", "title": "CONNECT", "name": "API integration", "description": "…", "timeline": "1–3 weeks" }]
   */
  levels: Level[]
}

/** The levels of enterprise work with the weeks that each takes, as bars on one scale. */
export function LevelChart({ levels }: LevelChartProps) {
  const longest = longestOf(levels)
  return (
    <ol className="level-chart wide nav">
      {[...levels].reverse().map(({ level, title, name, timeline }) => (
        <li key={level}>
          <b>{level}</b>
          <b>{title}</b>
          <span>
            <InlineMarkdown text={name} />
          </span>
          <TimeSpan timeline={timeline} longest={longest} />
        </li>
      ))}
    </ol>
  )
}

/** The most weeks that any of these levels takes. */
export function longestOf(levels: Level[]): number {
  return Math.max(...levels.map(({ timeline }) => weeksOf(timeline)?.to ?? 0))
}

/** A bar from the shortest to the longest time, with its words beside it, on whichever side has room. */
export function TimeSpan({ timeline, longest }: { timeline: string; longest: number }) {
  const span = weeksOf(timeline)
  if (!span) return <span>{timeline}</span>
  const [from, to] = [span.from, span.to].map(weeks => Math.round((weeks / longest) * 600))
  const isLate = (to ?? 0) > 420
  return (
    <svg viewBox="0 0 600 30" className="time-span" role="img" aria-label={timeline}>
      <path d={`M${from} 3H${to}V27H${from}z`} />
      <text x={isLate ? (from ?? 0) - 12 : (to ?? 0) + 12} y="21" textAnchor={isLate ? 'end' : 'start'}>
        {timeline}
      </text>
    </svg>
  )
}
