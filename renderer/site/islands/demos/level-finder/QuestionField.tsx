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
    <fieldset className="m-0 p-0 border-0 min-w-0">
      <legend>{asks}</legend>
      {Object.entries(answers).map(([value, label]) => (
        <label
          key={value}
          className="flex items-center gap-3 min-h-11 px-3 rounded-ctl hover:text-pine has-checked:bg-pine-wash"
        >
          <input
            type="radio"
            className="w-5 h-5 m-0 flex-none"
            name={name}
            value={value}
            checked={value === answer}
            onChange={() => onChange(value)}
          />
          <span className="leading-snug">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
