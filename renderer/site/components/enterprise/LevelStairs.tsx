import type { Level } from '../../../../content/types/enterprise'

export interface LevelStairsProps {
  /**
   * The levels, from the top down; the stairs begin with the lowest.
   * @example [{ "level": "L1", "title": "CONNECT", "name": "API integration", "description": "…", "timeline": "1–3 weeks" }]
   */
  levels: Level[]
}

/** The levels of enterprise work as stairs, each with its time; on phones, each is wider than the one above it. */
export function LevelStairs({ levels }: LevelStairsProps) {
  return (
    <ol className="level-stairs wide nav">
      {[...levels].reverse().map(({ level, title, name, timeline }) => (
        <li key={level}>
          <b>{level}</b> <strong>{title}</strong> <span>{name}</span> <em>{timeline}</em>
        </li>
      ))}
    </ol>
  )
}
