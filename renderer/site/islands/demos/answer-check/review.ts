// Reaches the browser, when a visitor uses the AnswerCheck figure.
import type { Passage } from './exercises'

/** A visitor's mark compared with the check: a fault that was marked or not, a passage that was marked and holds. */
export type Verdict = 'found' | 'missed' | 'false-alarm' | 'right'

export interface Review {
  /** One verdict for each passage. */
  verdicts: Verdict[]
  found: number
  missed: number
  falseAlarms: number
}

/** Compares the marked passages, by index, with those that are wrong. */
export function review(answer: Passage[], marked: ReadonlySet<number>): Review {
  const verdicts = answer.map(({ isWrong }, index): Verdict => {
    if (isWrong) return marked.has(index) ? 'found' : 'missed'
    return marked.has(index) ? 'false-alarm' : 'right'
  })
  const count = (verdict: Verdict) => verdicts.filter(each => each === verdict).length
  return { verdicts, found: count('found'), missed: count('missed'), falseAlarms: count('false-alarm') }
}

/** The result of a review in one sentence. */
export function inWords({ found, missed, falseAlarms }: Review): string {
  const alarms = falseAlarms === 1 ? '1 false alarm' : `${falseAlarms || 'no'} false alarms`
  if (missed === 0 && falseAlarms === 0) return `All ${found} found, no false alarm.`
  return `${found} of ${found + missed} found, ${missed || 'none'} missed, ${alarms}.`
}
