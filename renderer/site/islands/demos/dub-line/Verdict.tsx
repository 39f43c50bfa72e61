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
  const { phrase, here, there, faster } = fastest(pacesOf(line))
  const words = (
    <span key="words" lang={line.value}>
      “{phrase.replace(/[,.।]$/, '')}”
    </span>
  )
  const much = `${faster}% faster than filmed.`
  const counted = `: ${here} syllables instead of ${there}. Even ${paceLimit}% faster, it outlasts the lips.`
  return fastest(paces).isFast
    ? verdict(true, much, words, counted)
    : verdict(false, '✓ Fits the lips.', 'In full, ', words, ` would be ${much}`)
}

interface OwnVerdictProps {
  line: Line
  pace: Pace
  /** Why there is no estimate. */
  refusal: string | undefined
}

/** Whether the dub of a line of the visitor's own should fit the lips, by how many syllables not, or why nobody knows. */
export function OwnVerdict({ line: { name }, pace, refusal }: OwnVerdictProps): ReactNode {
  const { here, there, faster, isFast } = pace
  if (refusal) return verdict(false, refusal)
  const source = 'as in the UN’s Declaration of Human Rights.'
  return isFast
    ? verdict(
        true,
        `${name}: ${syllableCount(excess(pace))} too many.`,
        `About ${here} for your ${there}, ${faster}% faster, ${source}`,
      )
    : verdict(
        false,
        '✓ Should fit the lips.',
        `${name} takes about ${syllableCount(here)} for your ${there}, ${source}`,
      )
}
