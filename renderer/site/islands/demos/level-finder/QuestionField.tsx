// Reaches the browser, when a visitor uses the LevelFinder figure.
import { type ReactNode, useId } from 'react'
import { type Question, questions } from './questions'

interface QuestionFieldProps {
  question: Question
  answer: string
  onChange: (answer: string) => void
}

/** One question with its answers. */
export function QuestionField({ question, answer, onChange }: QuestionFieldProps): ReactNode {
  const name = useId()
  const { asks, answers } = questions[question]
  return (
    <fieldset>
      <legend>{asks}</legend>
      {Object.entries(answers).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === answer} onChange={() => onChange(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
