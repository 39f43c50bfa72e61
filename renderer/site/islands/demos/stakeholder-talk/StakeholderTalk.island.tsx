// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { DisclosureIcon } from '../../DisclosureIcon'
import { Frame } from '../Frame'
import { outcome, type Path, planned, start, turns } from './consequences'
import { Measures } from './Measures'
import { TurnRow } from './TurnRow'
import { TwoWeeks } from './TwoWeeks'
import { Verdict } from './Verdict'

type Choice = 1 | 2 | 3

export interface StakeholderTalkProps {
  /**
   * The reply chosen first in turn 1, from 1 to 3.
   * @example 1
   */
  first?: Choice
  /**
   * The reply chosen first in turn 2, from 1 to 3.
   * @example 2
   */
  second?: Choice
  /**
   * The reply chosen first in turn 3, from 1 to 3.
   * @example 1
   */
  third?: Choice
}

/** The demo is hydrated on first use. */
export const wake = 'use'

/** A talk about a late change of scope in three turns: every reply can be taken back, and its price is shown. */
export default function StakeholderTalk({ first = 1, second = 2, third = 1 }: StakeholderTalkProps): ReactNode {
  const worked: Path = [first - 1, second - 1, third - 1]
  const [path, setPath] = useState(worked)
  const [hasChosen, setHasChosen] = useState(false)
  const id = useId()
  const made = turns(path)
  const turnRow = (number: number) => (
    <TurnRow
      id={id}
      number={number}
      turn={made[number - 1]}
      before={made[number - 2]?.after ?? start}
      answer={made[number]?.scene.sponsor}
      onReply={choice => {
        setHasChosen(true)
        setPath([...path.slice(0, number - 1), choice])
      }}
    />
  )
  return (
    <Frame
      label="A talk with a sponsor about a late change of scope, with a choice of replies and their consequences"
      color="plum"
      caption="PMCoach. Choose another reply, in any turn, and see what follows."
      isAnnotated
      source="Sample scenario, one of 50+, with sample points for trust."
    >
      <div className="talk-setup">
        <TwoWeeks work={made[0]?.after.work ?? planned} />
        {hasChosen && (
          <button type="button" className="btn-link" onClick={() => setPath(path.length > 0 ? [] : worked)}>
            {path.length > 0 ? 'Start again' : 'Show the worked talk'}
          </button>
        )}
      </div>
      {turnRow(1)}
      <More label="Your next reply: turn 2 of 3" isOpen={hasChosen}>
        {turnRow(2)}
        <More label="Your last reply: turn 3 of 3" isOpen={hasChosen && path.length > 1}>
          {turnRow(3)}
          <More label="How it ended">
            <Measures before={start} after={outcome(path)} isEnd />
            <Verdict path={path} made={made} />
          </More>
        </More>
      </More>
    </Frame>
  )
}

interface MoreProps {
  label: string
  /** Whether the visitor's reply led to it. */
  isOpen?: boolean
  children: ReactNode
}

/** What follows in the talk, closed at first: one turn is read at a time. */
function More({ label, isOpen, children }: MoreProps): ReactNode {
  return (
    <details className="talk-more" open={isOpen}>
      <summary>
        {label}
        <DisclosureIcon />
      </summary>
      {children}
    </details>
  )
}
