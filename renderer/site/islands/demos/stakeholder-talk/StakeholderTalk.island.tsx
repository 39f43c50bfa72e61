// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useEffect, useId, useState } from 'react'
import { DisclosureIcon } from '../../DisclosureIcon'
import { Frame } from '../Frame'
import { outcome, type Path, type Standing, start, type Turn, turns } from './consequences'
import { dateOf, Measures, signed } from './Measures'
import { TurnRow } from './TurnRow'
import { Verdict } from './Verdict'

type Choice = 1 | 2 | 3

export interface StakeholderTalkProps {
  /**
   * The reply chosen first in turn 1, from 1 to 3.
   * @example 1
   */
  first?: Choice
  /**
   * The reply of the sample in turn 2, without a script, from 1 to 3.
   * @example 2
   */
  second?: Choice
  /**
   * The reply of the sample in turn 3, without a script, from 1 to 3.
   * @example 1
   */
  third?: Choice
}

/** The demo is hydrated on first use. */
export const wake = 'use'

/** A talk about a late change of scope in three turns: every reply can be taken back, and its price is shown. */
export default function StakeholderTalk({ first = 1, second = 2, third = 1 }: StakeholderTalkProps): ReactNode {
  const [path, setPath] = useState<Path>([first - 1, second - 1, third - 1])
  const [hasChosen, setHasChosen] = useState(false)
  const id = useId()
  // Without a script the sample goes on to its end; with one, the visitor chooses all that follows the first reply.
  useEffect(() => setPath([first - 1]), [first])
  const made = turns(path)
  const shown = hasChosen ? path : path.slice(0, 1)
  const nameOf = (number: number) => `${id}turn${number}`
  const turnRow = (number: number, turn: Turn) => (
    <TurnRow
      name={nameOf(number)}
      number={number}
      turn={turn}
      answer={made[number]?.scene.sponsor}
      whose={hasChosen ? 'Your reply' : 'Sample reply'}
      onReply={choice => {
        setHasChosen(true)
        setPath([...path.slice(0, number - 1), choice])
      }}
    />
  )
  return (
    <Frame
      label="A talk with a sponsor about a late change of scope"
      color="plum"
      caption="PMCoach. Choose another reply, in any turn, and see what follows."
      isAnnotated
      source="Sample scenario, one of 50+, with sample points for trust."
    >
      <Panel made={turns(shown)} end={outcome(shown)} />
      {made[0] && turnRow(1, made[0])}
      {made[1] && (
        <More label="Your next reply: turn 2 of 3" isOpen={hasChosen}>
          {turnRow(2, made[1])}
          {made[2] && (
            <More label="Your last reply: turn 3 of 3" isOpen={hasChosen}>
              {turnRow(3, made[2])}
              {made[2].reply && (
                <More label="How it ended" isOpen={hasChosen}>
                  <Verdict
                    path={path}
                    hidden={made[2].after.trust - outcome(path).trust}
                    onBack={turn => document.querySelector<HTMLElement>(`[name="${nameOf(turn)}"]:checked`)?.focus()}
                  />
                </More>
              )}
            </More>
          )}
        </More>
      )}
      {hasChosen && path.length > 0 && (
        <button type="button" className="btn-link talk-again" onClick={() => setPath([])}>
          Start again
        </button>
      )}
    </Frame>
  )
}

/** The measures after the last reply, which screen readers hear with what the sponsor says to it. */
function Panel({ made, end }: { made: Turn[]; end: Standing }): ReactNode {
  const replied = made.filter(({ reply }) => reply)
  const [last, before] = [replied.at(-1), replied.at(-2)?.after ?? start]
  const answer = made[replied.length]?.scene.sponsor
  return (
    <div className="talk-setup">
      <Measures before={before} after={end} hidden={last ? last.after.trust - end.trust : 0} />
      <p aria-live="polite" className="visually-hidden">
        {last && `Trust ${signed(end.trust - before.trust)}: ${end.trust} of 100. ${dateOf(end.late)}.`}
        {answer && ` The sponsor: “${answer}”`}
      </p>
    </div>
  )
}

interface MoreProps {
  label: string
  /** Whether the visitor's reply led to it. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * What follows in the talk, closed at first: one turn is read at a time. When a reply opened it, Tab goes on to what is
 * in it.
 */
function More({ label, isOpen, children }: MoreProps): ReactNode {
  return (
    <details className="talk-more" open={isOpen}>
      <summary tabIndex={isOpen ? -1 : undefined}>
        {label}
        <DisclosureIcon />
      </summary>
      {children}
    </details>
  )
}
