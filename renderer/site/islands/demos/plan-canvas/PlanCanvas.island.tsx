// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Frame, Pane, Remark } from '../Frame'
import { type Answers, type BlockId, blank, blocks, sample } from './business'
import { CanvasGrid } from './Canvas'
import { type Contradiction, compared, contradictions, coverage, filled, revenue } from './checks'
import { blocksOf, fill, money, numbers } from './fill'
import { Ask, namesOf, Steps } from './Interview'
import { Miniature } from './Miniature'
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
  const income = revenue(answers)
  const cover = coverage(answers)
  const isBlank = Object.values(answers).every(answer => answer === '')
  const isMarked = (block: BlockId) => conflicts.some(conflict => conflict.blocks.includes(block))
  const startOver = () => {
    setAnswers(isBlank ? start : blank)
    setCurrent(isBlank ? current : 0)
  }

  return (
    <Frame
      label="A Business Model Canvas that fills from six questions, with its checks"
      color="blue"
      caption="Plan. Answer a question, and the canvas and its checks follow."
      isAnnotated
      source="Sample business: a regional meal-kit service. 6 of the 27 questions, sample costs."
    >
      <Steps answers={answers} current={current} onGo={setCurrent} />
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Pane
          label={`Question ${current + 1} of ${questions.length}`}
          tools={
            <button
              type="button"
              className="text-link -my-2.5 border-0 bg-transparent p-0 text-note"
              onClick={startOver}
            >
              {isBlank ? 'Bring the sample back' : 'Empty the canvas'}
            </button>
          }
        >
          <Ask
            key={current}
            id={id}
            question={question}
            answers={answers}
            onAnswer={change => setAnswers(before => ({ ...before, ...change }))}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mt-3">
            <p className="flex items-center gap-2 text-note text-ink-3">
              <span className="own-square" />
              Fills {namesOf(question, blocks)}.
            </p>
            <button
              type="button"
              className="btn-quiet text-note"
              onClick={() => setCurrent((current + 1) % questions.length)}
            >
              {current + 1 < questions.length ? 'Next question' : 'First question'}
            </button>
          </div>
        </Pane>
        <div className="border-0 border-t lg:border-t-0 lg:border-l border-solid border-rule">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 sm:px-6 sm:pt-6">
            <Miniature canvas={canvas} isMarked={isMarked} />
            <p aria-live="polite" className="text-note font-650">
              {filled(canvas)} of 9 blocks filled
            </p>
          </div>
          <div className="px-4 pb-4 sm:px-6 pt-3 grid gap-3 content-start">
            <Conflicts conflicts={isBlank ? undefined : conflicts} />
            <Cover answers={answers} />
          </div>
        </div>
      </div>
      <CanvasGrid
        canvas={canvas}
        current={blocksOf(question)}
        isMarked={isMarked}
        totals={{
          revenue: income !== undefined && `${money(income)} a month`,
          costs: cover && `${money(cover.costs)} a month`,
        }}
      />
    </Frame>
  )
}

const nameOf = (id: BlockId) => blocks.find(block => block.id === id)?.name

function Conflicts({ conflicts }: { conflicts: Contradiction[] | undefined }): ReactNode {
  if (!conflicts) return <p className="text-note text-ink-3">Contradictions wait for the first answers.</p>
  if (conflicts.length === 0)
    return (
      <p className="lg:min-h-28">
        No contradiction
        <Remark isPassed note={`No two blocks contradict each other. ${compared} pairs of answers were compared.`} />
      </p>
    )
  return conflicts.map(({ blocks: [one, other], says }) => (
    <p key={says} className="lg:min-h-28">
      <Remark note={`They disagree: ${says}`}>
        {nameOf(one)}, {nameOf(other)?.toLowerCase()}
      </Remark>
    </p>
  ))
}

/** Whether the month's revenue covers its costs, with the sum. */
function Cover({ answers }: { answers: Answers }): ReactNode {
  const all = numbers(answers)
  const cover = coverage(answers)
  if (!all || !cover) return <p className="text-note text-ink-3">Costs wait for questions 3, 4 and 6.</p>
  const sum = `${money(all.price)} × ${all.boxes} × ${all.customers} = ${money(all.price * all.boxes * all.customers)}`
  const end = cover.breakEven
    ? `${cover.breakEven} customers break even.`
    : `A box costs ${money(cover.perBox)}, so every box sold loses money.`
  return (
    <p>
      <Remark isPassed={cover.percent >= 100} note={`${sum} a month. ${end}`}>
        Costs {cover.percent}% covered
      </Remark>
    </p>
  )
}
