// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Frame } from '../Frame'
import { type Answers, blank, sample } from './business'
import { CanvasGrid, Overview } from './Canvas'
import { type Coverage, compared, contradictions, coverage, filled, revenue } from './checks'
import { fill, money } from './fill'
import { Ask, Steps } from './Interview'
import { questions } from './questions'

export interface PlanCanvasProps {
  /**
   * The question shown first, from 1 to 6.
   * @minimum 1
   * @maximum 6
   * @asType integer
   * @example 3
   */
  question?: number
  /**
   * The sample's price of a box, in dollars.
   * @minimum 0
   * @example 58
   */
  price?: number
  /**
   * The sample's number of customers.
   * @minimum 0
   * @asType integer
   * @example 210
   */
  customers?: number
}

/** The demo is hydrated on first use. */
export const wake = 'use'

/** A Business Model Canvas that fills as questions are answered, and is checked against itself. */
export default function PlanCanvas({ question: first = 3, price = 58, customers = 210 }: PlanCanvasProps): ReactNode {
  const start: Answers = { ...sample, price: `${price}`, customers: `${customers}` }
  const [answers, setAnswers] = useState(start)
  const [current, setCurrent] = useState(Math.min(Math.max(first, 1), questions.length) - 1)
  const id = useId()
  const question = questions[current]
  if (!question) return null

  const canvas = fill(answers)
  const conflicts = contradictions(answers)
  const cover = coverage(answers)
  const isBlank = Object.values(answers).every(answer => answer === '')
  const startOver = () => {
    setAnswers(isBlank ? start : blank)
    setCurrent(isBlank ? current : 0)
  }

  return (
    <Frame
      label="A Business Model Canvas that fills from six questions, with its checks"
      color="blue"
      caption="Plan. Answer a question, and the canvas follows: Q3 is what question 3 wrote."
      source="Sample business: a regional meal-kit service. 6 of the 27 questions, sample costs."
    >
      <Overview canvas={canvas} conflicts={conflicts} />
      <div className="relative border-0 border-b border-solid border-rule px-4 sm:px-6 lg:px-4 pt-3 pb-2 annotated:flex items-end gap-x-6">
        <Ask
          key={current}
          id={id}
          question={question}
          answers={answers}
          onAnswer={change => setAnswers(before => ({ ...before, ...change }))}
        />
        <div className="flex flex-wrap items-center gap-x-6 text-note text-ink-3">
          <Steps answers={answers} current={current} onGo={setCurrent} />
          <button type="button" className="btn-link" onClick={() => setCurrent((current + 1) % questions.length)}>
            {current + 1 < questions.length ? 'Next question' : 'First question'}
          </button>
          <button type="button" className="btn-link annotated:absolute right-4 top-2" onClick={startOver}>
            {isBlank ? 'Bring the sample back' : 'Empty the canvas'}
          </button>
        </div>
        <p aria-live="polite" className="m-0 flex-none text-note text-ink-3 annotated:text-right">
          {filled(canvas)} of 9 blocks filled. <br className="hidden annotated:inline" />
          {conflicts.length} of {compared} pairs {conflicts.length === 1 ? 'disagrees' : 'disagree'}.
        </p>
      </div>
      <CanvasGrid
        canvas={canvas}
        conflicts={conflicts}
        totals={{
          revenue: revenue(answers) !== undefined && <Income answers={answers} />,
          costs: cover && <Sum amount={cover.costs} />,
        }}
      />
    </Frame>
  )
}

/** The sum of a block, larger than what it is made of. */
const Sum = ({ amount }: { amount: number }) => (
  <p className="m-0 lg:text-base">
    <b className="font-display text-h3 font-600">{money(amount)}</b> a month
  </p>
)

/** The month's revenue as a sum, and what the costs leave of it. */
function Income({ answers }: { answers: Answers }): ReactNode {
  const income = revenue(answers)
  const cover = coverage(answers)
  if (income === undefined) return null
  return (
    <>
      <Sum amount={income} />
      {cover && (
        <p className={`m-0 w-full annotated:text-right ${cover.left < 0 ? 'text-mark-ink' : ''}`}>
          {cover.left < 0 ? 'Costs exceed it by ' : '✓ Costs leave '}
          <b className="font-display text-h3 font-600">{money(Math.abs(cover.left))}</b>. {endOf(cover)}
        </p>
      )}
    </>
  )
}

/** How many customers the costs need. */
const endOf = ({ breakEven, perBox }: Coverage) =>
  breakEven ? `${breakEven} customers break even.` : `A box costs ${money(perBox)}, so every box sold loses money.`
