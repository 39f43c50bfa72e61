import type { ReactNode } from 'react'
import type { Level } from '../../../../content/types/enterprise'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { longestOf, TimeSpan } from '../stage/LevelChart'

export interface LadderProps {
  /**
   * The rungs, from the top down.
   * @example [{ "level": "L5", "title": "BUILD", "name": "Custom LLMs", "description": "…", "timeline": "3–6 months" }]
   */
  levels: Level[]
}

/** The ladder of enterprise work, the lowest rung first: what each is, what it can do, and its time on a common scale. */
export function Ladder({ levels }: LadderProps) {
  const longest = longestOf(levels)
  return (
    <ol data-reveal="" className="ladder wide nav">
      {[...levels].reverse().map(({ level, title, name, description, timeline, color, ...details }) => (
        <li key={level} className={color && `own-${color}`}>
          <h3>
            <span>{level}</span> {title}
          </h3>
          <TimeSpan timeline={timeline} longest={longest} />
          <p>
            <b>{name}.</b> <InlineMarkdown text={description} />
          </p>
          <Details {...details} />
        </li>
      ))}
    </ol>
  )
}

function Details({ capabilities, experience, useCases }: Pick<Level, 'capabilities' | 'experience' | 'useCases'>) {
  if (!capabilities && !experience && !useCases) return null
  return (
    <dl>
      {capabilities && (
        <Fact term="It can do">
          <Run items={capabilities} />
        </Fact>
      )}
      {useCases && (
        <Fact term="Used for">
          <Run items={useCases} />
        </Fact>
      )}
      {experience && <Fact term="Done so far">{experience}</Fact>}
    </dl>
  )
}

/** Entries one after another. */
function Run({ items }: { items: string[] }) {
  return (
    <ul className="nav run">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}
