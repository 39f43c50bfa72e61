// Reaches the browser, when a visitor uses the LevelFinder figure.
import type { ReactNode } from 'react'
import type { Symptom } from '../../../../../content/types/enterprise'
import { InlineContent } from '../../InlineContent'
import { TimeBar } from '../TimeBar'
import { type Finding, type RowState, type ShownLevel, stateOf } from './find-level'
import { longestOf, weeksOf } from './weeks'

interface LevelTableProps {
  symptoms: Symptom[]
  levels: ShownLevel[]
  finding: Finding | undefined
}

const states: Record<RowState, string> = {
  start: 'Start here',
  later: 'Fits too, later',
  blocked: 'Too few cases yet',
  other: '',
}

/** The levels by the complaint that leads to each, with what each is and its time; rows that fit the answers are marked. */
export function LevelTable({ symptoms, levels, finding }: LevelTableProps): ReactNode {
  const longest = longestOf(levels)
  return (
    <table className="level-table">
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">What you hear, and why</th>
          <th scope="col">What it is</th>
          <th scope="col">Takes</th>
        </tr>
      </thead>
      <tbody>
        {symptoms.map(row => {
          const state = stateOf(row, finding)
          const level = levels.find(({ level }) => level === row.level)
          const span = level && weeksOf(level.timeline)
          return (
            <tr key={row.heard} className={`level-${state}`}>
              <th scope="row">
                <b>{row.level}</b> {level?.title} <span className="level-state">{states[state]}</span>
              </th>
              <td>
                <q>{row.heard}</q> <span>{row.why}</span>
              </td>
              <td>{level && <About level={level} />}</td>
              <td>
                <b>{level?.timeline}</b>
                {span && <TimeBar span={span} longest={longest} />}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** What a level is, can do and is used for, and what we have done of its kind. */
function About({ level: { name, description, capabilities, useCases, experience } }: { level: ShownLevel }): ReactNode {
  return (
    <>
      <p>
        <b>{name}.</b> <InlineContent inline={description} />
      </p>
      <dl>
        <Fact term="It can do" items={capabilities} />
        <Fact term="Used for" items={useCases} />
        <Fact term="Done so far" items={experience ? [experience] : undefined} />
      </dl>
    </>
  )
}

function Fact({ term, items }: { term: string; items: string[] | undefined }): ReactNode {
  if (!items) return null
  return (
    <>
      <dt>{term}</dt>
      <dd>{items.join(' · ')}</dd>
    </>
  )
}
