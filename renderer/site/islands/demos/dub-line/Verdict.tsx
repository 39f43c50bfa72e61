// Reaches the browser, when a visitor uses the DubLine figure.
import type { ReactNode } from 'react'
import type { Line } from './lines'
import { excess, fastest, type Pace, paceLimit, pacesOf } from './moment'
import { syllableCount } from './Score'

/** Whether a dub fits the lips, in a sentence, and what that is based on. */
const verdict = (isBad: boolean, says: string, ...remarks: ReactNode[]) => (
  <p aria-live="polite" className={isBad ? 'text-mark-ink' : undefined}>
    {says} <small>{remarks}</small>
  </p>
)

/** Whether the sample fits the lips, and the phrase that is too fast in full. */
export function SampleVerdict({ line, paces }: { line: Line; paces: Pace[] }): ReactNode {
  const { phrase, here, there } = fastest(pacesOf(line))
  const words = (
    <span key="words" lang={line.value}>
      “{phrase.replace(/[,.।]$/, '')}”
    </span>
  )
  const counted = `: ${here} syllables for ${there}.`
  return fastest(paces).isFast
    ? verdict(true, 'Too long for the lips.', words, counted, ` Even spoken ${paceLimit}% faster, it outlasts them.`)
    : verdict(false, '✓ Fits the lips.', 'In full, ', words, ' would be too long', counted)
}

interface OwnVerdictProps {
  line: Line
  pace: Pace
  /** Why there is no estimate. */
  refusal: [why: string, what: string] | undefined
}

/** Whether the dub of a line of the visitor's own should fit the lips, by how many syllables not, or why nobody knows. */
export function OwnVerdict({ line: { name, ratio }, pace, refusal }: OwnVerdictProps): ReactNode {
  const { here, there, isFast } = pace
  if (refusal) return verdict(false, ...refusal)
  return verdict(
    isFast,
    isFast ? `${name}: ${syllableCount(excess(pace))} too many.` : '✓ Should fit the lips.',
    `About ${here} syllables for your ${there}: in a long text, ${name} has ${Math.round((ratio - 1) * 100)}% more.`,
  )
}
