// Reaches the browser, when a visitor uses the LevelFinder figure.
import type { ReactNode } from 'react'
import type { Symptom } from '../../../../../content/types/enterprise'
import { TimeBar } from '../TimeBar'
import { type Finding, type LevelSummary, type RowState, stateOf } from './find-level'
import { weeksOf } from './weeks'

interface SymptomTableProps {
  symptoms: Symptom[]
  levels: LevelSummary[]
  finding: Finding | undefined
}

const states: Record<RowState, string> = {
  start: 'Start here',
  later: 'Fits too, later',
  blocked: 'Too few cases yet',
  other: '',
}

/** The table of symptoms with their levels, the times on one scale; rows that fit the answers are marked. */
export function SymptomTable({ symptoms, levels, finding }: SymptomTableProps): ReactNode {
  const longest = Math.max(...levels.map(({ timeline }) => weeksOf(timeline)?.to ?? 0))
  return (
    <table className="symptoms">
      <thead>
        <tr>
          <th scope="col">What you hear, and why</th>
          <th scope="col">Where to start</th>
        </tr>
      </thead>
      <tbody>
        {symptoms.map(row => {
          const state = stateOf(row, finding)
          const level = levels.find(({ level }) => level === row.level)
          const span = level && weeksOf(level.timeline)
          return (
            <tr key={row.heard} className={`symptom-${state} ${level?.color ? `own-${level.color}` : ''}`}>
              <th scope="row">
                “{row.heard}” <span>{row.why}</span>
              </th>
              <td>
                <div>
                  <b>{row.level}</b>
                  <span>{level?.timeline}</span>
                  {span && <TimeBar span={span} longest={longest} />}
                  <span className="symptom-state">{states[state]}</span>
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
