// Reaches the browser, when a visitor uses the DubLine figure.
import type { ReactNode } from 'react'
import type { Line } from './lines'
import { excess, fastest, type Pace, paceLimit, pacesOf } from './moment'
import { syllableCount } from './Score'

interface VerdictProps {
  isBad: boolean
  /** The verdict in a sentence, and what it is based on. */
  says: string
  children: ReactNode
}

const Verdict = ({ isBad, says, children }: VerdictProps) => (
  <p aria-live="polite" className={isBad ? 'text-mark-ink' : undefined}>
    {says} <small>{children}</small>
  </p>
)

/** Whether the sample fits the lips, and the phrase that is too fast in full. */
export function SampleVerdict({ line, paces }: { line: Line; paces: Pace[] }): ReactNode {
  const { isFast } = fastest(paces)
  const { phrase, here, there, faster } = fastest(pacesOf(line))
  const words = <span lang={line.value}>“{phrase.replace(/[,.।]$/, '')}”</span>
  return isFast ? (
    <Verdict isBad says={`${faster}% faster than filmed.`}>
      {words}: {here} syllables instead of {there}. Even {paceLimit}% faster, it outlasts the lips.
    </Verdict>
  ) : (
    <Verdict isBad={false} says="✓ Fits the lips.">
      In full, {words} would be {faster}% faster than filmed.
    </Verdict>
  )
}

interface OwnVerdictProps {
  line: Line
  pace: Pace
  /** Why there is no estimate: a sentence and a remark. */
  refusal: readonly [string, string] | undefined
}

/** Whether the dub of a line of the visitor's own should fit the lips, by how many syllables not, or why nobody knows. */
export function OwnVerdict({ line: { name }, pace, refusal }: OwnVerdictProps): ReactNode {
  const { here, there, faster, isFast } = pace
  if (refusal)
    return (
      <Verdict isBad={false} says={refusal[0]}>
        {refusal[1]}
      </Verdict>
    )
  return isFast ? (
    <Verdict isBad says={`${name}: ${syllableCount(excess(pace))} too many.`}>
      About {here} for your {there}, {faster}% faster, as in the UN’s Declaration of Human Rights.
    </Verdict>
  ) : (
    <Verdict isBad={false} says="✓ Should fit the lips.">
      {name} takes about {syllableCount(here)} for your {there}. Estimated from the UN’s Declaration of Human Rights in
      both languages.
    </Verdict>
  )
}
