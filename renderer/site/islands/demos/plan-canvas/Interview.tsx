// Reaches the browser, when a visitor uses the PlanCanvas figure.
import type { ReactNode } from 'react'
import type { Answers, Choice, FieldQuestion, Question } from './business'
import { answerTo, parse } from './fill'
import { questions } from './questions'

interface StepsProps {
  answers: Answers
  current: number
  onGo: (index: number) => void
}

/** The questions by number and topic, as buttons; in narrow windows only the one that is open has its topic. */
export function Steps({ answers, current, onGo }: StepsProps): ReactNode {
  return (
    <ol className="nav flex -ml-3 annotated:absolute right-48 top-2">
      {questions.map((question, index) => {
        const here = index === current
        return (
          <li key={question.topic}>
            <button
              type="button"
              aria-current={here ? 'step' : undefined}
              onClick={() => onGo(index)}
              aria-label={`${index + 1} ${question.topic}: ${answerTo(question, answers) || 'not answered'}`}
              className={`m-0 border-0 bg-transparent rounded-0 min-w-11 min-h-11 annotated:px-1.5 text-note whitespace-nowrap ${here ? 'font-650 text-pine underline underline-offset-6 decoration-3' : 'hover:underline'}`}
            >
              {index + 1}
              <span className={here ? undefined : 'hidden annotated:inline'}> {question.topic}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

interface AskProps {
  id: string
  question: Question
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
}

/** The current question with its choices or fields. */
export function Ask({ id, question, answers, onAnswer }: AskProps): ReactNode {
  const isWrong = question.kind === 'number' && question.fields.some(({ field }) => isNoNumber(answers[field]))
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0 min-h-46 sm:min-h-32 lg:min-h-22 lg:flex-1">
      <legend className="p-0 mb-2 text-lead font-650">{question.ask}</legend>
      {question.kind === 'choice' ? (
        <div className="flex flex-col sm:flex-row sm:flex-wrap gap-x-7">
          {question.choices.map(choice => (
            <Option
              key={choice.value}
              name={`${id}${question.field}`}
              choice={choice}
              checked={answers[question.field] === choice.value}
              onChoose={() => onAnswer({ [question.field]: choice.value })}
            />
          ))}
        </div>
      ) : (
        <div className="grid grid-cols-3 gap-x-4 gap-y-3 lg:flex lg:gap-x-6">
          {question.fields.map(field => (
            <Field key={field.field} id={id} kind={question.kind} field={field} answers={answers} onAnswer={onAnswer} />
          ))}
          {isWrong && (
            <p id={`${id}hint`} className="col-span-full m-0 self-end text-note text-bad leading-tight">
              Write a number above zero.
            </p>
          )}
        </div>
      )}
    </fieldset>
  )
}

function Option(props: { name: string; choice: Choice; checked: boolean; onChoose: () => void }): ReactNode {
  return (
    <label className="flex items-center gap-3 min-h-11 hover:text-pine">
      <input
        type="radio"
        className="flex-none w-5 h-5 m-0"
        name={props.name}
        value={props.choice.value}
        checked={props.checked}
        onChange={props.onChoose}
      />
      <span className={props.checked ? 'text-pine font-650' : ''}>{props.choice.label}</span>
    </label>
  )
}

interface FieldProps {
  id: string
  kind: FieldQuestion['kind']
  field: FieldQuestion['fields'][number]
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
}

function Field({ id, kind, field, answers, onAnswer }: FieldProps): ReactNode {
  const value = answers[field.field]
  const isWrong = kind === 'number' && isNoNumber(value)
  const input = `${id}${field.field}`
  return (
    <div
      className={`self-end lg:flex items-center gap-x-3 ${kind === 'text' ? 'col-span-full lg:flex-1 lg:max-w-[40rem]' : ''}`}
    >
      <label htmlFor={input} className="block mb-1 text-note text-ink-2 leading-tight lg:mb-0 lg:whitespace-nowrap">
        {field.label}
      </label>
      <input
        id={input}
        type="text"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        maxLength={kind === 'number' ? 10 : 80}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}hint` : undefined}
        placeholder={field.hint}
        className={`w-full min-h-11 px-3 ${kind === 'number' ? 'lg:w-20' : ''} border border-solid border-rule-ctl rounded-ctl bg-paper-lift text-ink placeholder:text-ink-3`}
        value={value}
        onChange={event => onAnswer({ [field.field]: event.target.value })}
      />
    </div>
  )
}

const isNoNumber = (value: string) => value.trim() !== '' && parse(value) === undefined
