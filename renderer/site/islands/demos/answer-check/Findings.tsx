// Reaches the browser, when a visitor uses the AnswerCheck figure.
import type { ReactNode } from 'react'
import { Pane } from '../Frame'
import type { Passage } from './exercises'
import { inWords, type Review } from './review'

interface FindingsProps {
  answer: Passage[]
  result: Review
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** The number of a wrong passage among the wrong ones, from 1. */
export const faultNumber = (answer: Passage[], index: number): number =>
  answer.slice(0, index + 1).filter(({ isWrong }) => isWrong).length

/** The findings of a participant in a disclosure, and with JavaScript a comparison with the visitor's marks. */
export function Findings({ answer, result, isOpen, onToggle }: FindingsProps): ReactNode {
  const falseAlarms = answer.filter((_, index) => result.verdicts[index] === 'false-alarm')
  return (
    <Pane label="What a participant finds" className="findings md:col-span-2">
      {!isOpen && <p>Three places in this answer are wrong, and the rest holds. Mark the three, then compare.</p>}
      <details open={isOpen} onToggle={event => onToggle(event.currentTarget.open)}>
        <summary className="btn-quiet">{isOpen ? 'Hide and mark again' : 'Compare'}</summary>
        <p className="with-script findings-sum">{inWords(result)}</p>
        <ol className="list-none text-note text-mark-ink flex flex-col gap-2 mt-3">
          {answer.map(
            (passage, index) =>
              passage.isWrong && (
                <li key={passage.text} className="flex gap-3">
                  <b aria-hidden="true">{faultNumber(answer, index)}</b>
                  <span>
                    <b className="with-script">{result.verdicts[index] === 'found' ? 'Found. ' : 'Missed. '}</b>
                    <q>{bare(passage.text)}</q>: {unbroken(passage.because)}
                  </span>
                </li>
              ),
          )}
        </ol>
        {falseAlarms.map(passage => (
          <p key={passage.text} className="mt-3 text-note text-ink-2">
            <b>False alarm.</b> <q>{bare(passage.text)}</q> holds: {unbroken(passage.because)}
          </p>
        ))}
      </details>
    </Pane>
  )
}

const bare = (text: string) => text.replace(/[.,]$/, '')

/** Keeps each sum on one line. */
const unbroken = (text: string) => text.replace(/ (?=[÷×−=])|(?<=[÷×−=]) /g, '\u00a0')
