// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame, Pane } from '../Frame'
import { Spoken } from '../Spoken'
import { Answer } from './Answer'
import { exercises, type Role } from './exercises'
import { Findings } from './Findings'
import { inWords, review } from './review'

export interface AnswerCheckProps {
  /**
   * The role whose exercise is shown first.
   * @example finance
   */
  role?: Role
}

/** The demo is hydrated on first use. */
export const wake = 'use'

/** A model's answer with wrong places in it: the visitor marks them and compares with what a participant finds. */
export default function AnswerCheck({ role: first = 'finance' }: AnswerCheckProps): ReactNode {
  const [role, setRole] = useState<Role>(first)
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const [isCompared, setCompared] = useState(false)
  const id = useId()
  const exercise = exercises.find(({ value }) => value === role) ?? exercises[0]
  const result = review(exercise.answer, marked)
  const choose = (next: Role) => {
    setRole(next)
    setMarked(new Set())
    setCompared(false)
  }
  return (
    <Frame
      label="A model’s answer to check, and what a participant finds in it"
      color="leaf"
      caption="Mark what you would not send, then compare."
      source="Sample exercises from three of the seven programs."
    >
      <div className="grid grid-cols-1 md:grid-cols-2 lg:grid-cols-[5fr_8fr]">
        <Pane
          label="What the model was given"
          tools={<Choices label="Program" name={`${id}role`} options={exercises} value={role} onChange={choose} />}
        >
          <p className="font-650">{exercise.asked}</p>
          <ul className="exercise-source">
            {exercise.given.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Pane>
        <Pane label="What it answered" className="border-0 border-t md:border-t-0 md:border-l border-solid border-rule">
          <Answer
            key={role}
            answer={exercise.answer}
            marked={marked}
            verdicts={isCompared ? result.verdicts : undefined}
            onMark={setMarked}
          />
        </Pane>
        <Findings key={role} answer={exercise.answer} result={result} isOpen={isCompared} onToggle={setCompared} />
      </div>
      <Spoken text={isCompared ? inWords(result) : `${marked.size} places marked.`} />
    </Frame>
  )
}
