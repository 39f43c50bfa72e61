import type { ReactNode } from 'react'
import type { Level } from '../../../../content/types/enterprise'
import { weeksOf } from '../../islands/demos/level-finder/weeks'
import { TimeBar } from '../../islands/demos/TimeBar'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface LadderProps {
  /**
   * The rungs, from the top down.
   * @example [{ "level": "L5", "title": "BUILD", "name": "Custom LLMs", "description": "…", "timeline": "3–6 months" }]
   */
  levels: Level[]
}

/** The ladder of enterprise work: one row for each rung, with its time as a bar on a common scale. */
export function Ladder({ levels }: LadderProps) {
  const longest = Math.max(...levels.map(({ timeline }) => weeksOf(timeline)?.to ?? 0))
  return (
    <ol data-reveal="" className="wide nav my-8 border-0 border-t border-solid border-ink">
      {levels.map(rung => {
        const span = weeksOf(rung.timeline)
        return (
          <li
            key={rung.level}
            className={`grid grid-cols-[3rem_minmax(0,1fr)] md:grid-cols-[4rem_13rem_minmax(0,1fr)] lg:grid-cols-[4rem_16rem_minmax(0,1fr)_12rem] gap-x-4 lg:gap-x-8 gap-y-2 py-5 border-0 border-b border-solid border-rule ${rung.color ? `own-${rung.color}` : ''}`}
          >
            <p className="font-650 tabular-nums">{rung.level}</p>
            <h3 className="text-body font-text">
              {rung.title}
              <span className="block font-400 text-ink-2">{rung.name}</span>
            </h3>
            <div className="col-start-2 md:col-start-3">
              <p className="text-ink-2 max-w-text">
                <InlineMarkdown text={rung.description} />
              </p>
              <Details rung={rung} />
            </div>
            <div className="col-start-2 md:col-start-3 lg:col-start-4 max-w-80">
              <p className="mb-2 tabular-nums">{rung.timeline}</p>
              {span && <TimeBar span={span} longest={longest} />}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Details({ rung: { capabilities, experience, useCases } }: { rung: Level }) {
  if (!capabilities && !experience && !useCases) return null
  return (
    <dl className="mt-3 grid sm:grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-note max-w-text">
      {capabilities && (
        <Fact term="It can do">
          <Lines items={capabilities} />
        </Fact>
      )}
      {useCases && (
        <Fact term="Used for">
          <Lines items={useCases} />
        </Fact>
      )}
      {experience && <Fact term="Done so far">{experience}</Fact>}
    </dl>
  )
}

function Lines({ items }: { items: string[] }) {
  return (
    <ul className="nav grid margin:grid-cols-2 gap-x-6 gap-y-1">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{term}</dt>
      <dd className="mb-2">{children}</dd>
    </>
  )
}
