// Reaches the browser, when a visitor uses the AnswerCheck figure.
import { Fragment, type ReactNode } from 'react'
import type { Passage } from './exercises'
import { faultNumber } from './Findings'
import type { Verdict } from './review'

interface AnswerProps {
  answer: Passage[]
  marked: ReadonlySet<number>
  /** One for each passage, once the visitor has compared. */
  verdicts: Verdict[] | undefined
  onMark: (marked: ReadonlySet<number>) => void
}

/** The answer in passages that can be marked; after the comparison with the number of each fault. */
export function Answer({ answer, marked, verdicts, onMark }: AnswerProps): ReactNode {
  const toggle = (index: number) => {
    const next = new Set(marked)
    if (!next.delete(index)) next.add(index)
    onMark(next)
  }
  return (
    <fieldset className="passages m-0 p-0 border-0 min-w-0">
      <legend className="visually-hidden">Passages of the answer: mark those that are wrong</legend>
      {answer.map((passage, index) => (
        <Fragment key={passage.text}>
          <label className={verdicts ? `passage passage-${verdicts[index]}` : 'passage'}>
            <input type="checkbox" checked={marked.has(index)} onChange={() => toggle(index)} />
            {passage.text}
          </label>
          {verdicts && passage.isWrong && <sup>{faultNumber(answer, index)}</sup>}
          {verdicts?.[index] === 'false-alarm' && <span className="text-note text-ink-2"> (holds)</span>}{' '}
        </Fragment>
      ))}
    </fieldset>
  )
}
