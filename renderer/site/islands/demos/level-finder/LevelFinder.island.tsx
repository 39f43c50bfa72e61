// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useState } from 'react'
import type { Symptom } from '../../../../../content/types/enterprise'
import { Frame, Pane } from '../Frame'
import { Spoken } from '../Spoken'
import { explain, findLevel, listToBring, type ShownLevel } from './find-level'
import { LevelTable } from './LevelTable'
import { QuestionField } from './QuestionField'
import { type Answers, firstAnswers, type Question, questions } from './questions'
import { Verdict } from './Verdict'

export interface LevelFinderProps {
  symptoms: Symptom[]
  levels: ShownLevel[]
}

/** The demo is hydrated on first use. */
export const wake = 'use'

/** Four questions whose answers choose a row of the table of levels: the level, its weeks and what to bring. */
export default function LevelFinder({ symptoms, levels }: LevelFinderProps): ReactNode {
  const [answers, setAnswers] = useState<Answers>(firstAnswers)
  const finding = findLevel(symptoms, answers)
  const level = levels.find(({ level }) => level === finding?.start.level)
  const result = level ? `${level.level} ${level.title}: ${level.name}, ${level.timeline}` : 'No row fits'
  const bring = finding ? listToBring(finding, answers) : []
  return (
    <Frame
      label="Four questions that find the level to start on"
      color={level?.color ?? 'slate'}
      caption="Answer the four questions, and the rows that fit are marked."
      source="Rules: the rows of this table. Weeks: the timelines of the five levels."
    >
      <div className="level-finder">
        <div className="level-questions">
          {(Object.keys(questions) as Question[]).map(question => (
            <QuestionField
              key={question}
              question={question}
              answer={answers[question]}
              onChange={answer => setAnswers({ ...answers, [question]: answer })}
            />
          ))}
        </div>
        <Verdict level={level} levels={levels} />
        <div className="level-result">
          <Lines label="What to bring" items={bring} />
          <Lines label="Why" items={finding ? explain(finding) : []} />
        </div>
        <LevelTable symptoms={symptoms} levels={levels} finding={finding} />
      </div>
      <Spoken text={`Start on ${result}. Bring: ${bring.join('; ')}.`} />
    </Frame>
  )
}

/** A part of the figure with a line for each item. */
function Lines({ label, items }: { label: string; items: string[] }) {
  return (
    <Pane label={label}>
      <ul className="level-bring">
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Pane>
  )
}
