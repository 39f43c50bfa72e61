// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { DisclosureIcon } from '../../DisclosureIcon'
import { Frame } from '../Frame'
import { PlayButton } from '../speech/PlayButton'
import { useSpeech } from '../speech/use-speech'
import { branches, opening, type Wish, wishes } from './call'
import { percent, type Rules, runCall, type Summary, seconds, sumUp } from './decide'
import { Settings } from './Settings'
import { Strip } from './Strip'
import { phrasesOf } from './spoken-call'
import { Exchange, Said } from './Turns'

export interface CallTranscriptProps {
  /**
   * What the caller asks for at first.
   * @example refund
   */
  wish?: Wish
  /**
   * Below this confidence, from 0.3 to 0.98, the agent hands over at first.
   * @minimum 0.3
   * @maximum 0.98
   * @example 0.6
   */
  handOverBelow?: number
  /**
   * The largest refund the agent may make at first, in dollars.
   * @minimum 0
   * @maximum 200
   * @example 100
   */
  refundLimit?: number
}

/** The place of the caller's wish among the turns. */
const wished = opening.length

/** The demo is hydrated on first use. */
export const wake = 'use'

/** A call transcript with the agent's decisions in the margin; they follow from the rules and from what is said. */
export default function CallTranscript(props: CallTranscriptProps): ReactNode {
  const [wish, setWish] = useState<Wish>(props.wish ?? 'refund')
  const [rules, setRules] = useState<Rules>({
    handOverBelow: props.handOverBelow ?? 0.6,
    refundLimit: props.refundLimit ?? 100,
    lineDelay: 40,
  })
  const turns = [...opening, ...branches[wish]]
  const judged = runCall(turns, rules)
  const summary = sumUp(judged)
  const speech = useSpeech()
  const [spoken, setSpoken] = useState<number>()
  const phrases = phrasesOf(judged)
  const play = () => speech.speak(phrases, { onPhrase: index => setSpoken(phrases[index]?.turn) })
  const change = (apply: () => void) => {
    speech.stop()
    apply()
  }
  const rows = turns.map((turn, index) => (
    <Exchange
      // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the call, and the choice keeps focus
      key={index}
      place={index + 1}
      judged={judged[index]}
      last={judged.at(-1)}
      isSpoken={speech.isSpeaking && spoken === index}
      isLarge={index === wished}
    >
      {index === wished ? (
        <Branch wish={wish} isReached={wished < judged.length} onChange={next => change(() => setWish(next))} />
      ) : (
        <Said by="Caller">{turn.says}</Said>
      )}
    </Exchange>
  ))
  return (
    <Frame
      label="A phone call with the voice agent’s decision beside each turn"
      color="rose"
      caption="Vaja.AI. Say something else, or move a rule, and the call goes another way."
      isAnnotated
      source="Sample call, confidences and step times. Read by your browser’s voices, not by Vaja."
    >
      <div className="grid px-4 sm:px-6 pt-2 pb-3 @[36rem]:pb-1">
        <Strip judged={judged.slice(0, wished + 1)} spoken={speech.isSpeaking ? spoken : undefined} />
        <div className="relative pt-1 @[36rem]:[grid-area:1/1] @[36rem]:justify-self-end">
          <PlayButton
            label="Listen to the call"
            isSpeaking={speech.isSpeaking}
            hasVoice={speech.hasVoice('en')}
            onPlay={play}
            onStop={speech.stop}
          />
        </div>
      </div>
      <ol className="list-none">{rows[wished]}</ol>
      <details>
        <summary className="flex items-center justify-between gap-4 min-h-14 px-4 sm:px-6 font-650 border-0 border-t border-solid border-rule focus-visible:outline-offset--3">
          The whole call: {rows.length - 1} more turns
          <DisclosureIcon />
        </summary>
        <ol className="list-none">{rows.filter((_, index) => index !== wished)}</ol>
      </details>
      <div className="call-rules in-margin pane border-0 border-t border-solid border-rule">
        <p className="pane-label mb-3">Rules for the agent</p>
        <Settings rules={rules} onChange={next => change(() => setRules(next))} />
        <p aria-live="polite" className={summary.underASecond ? 'remark passed' : 'remark'}>
          {onTime(summary)}.
        </p>
      </div>
    </Frame>
  )
}

interface BranchProps {
  wish: Wish
  /** Whether the agent is still on the call there. */
  isReached: boolean
  onChange: (wish: Wish) => void
}

/** The choice of the caller's wish at the branch. */
function Branch({ wish, isReached, onChange }: BranchProps) {
  const name = useId()
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0">
      <legend className="p-0 mb-1 text-note text-ink-3">
        {isReached ? 'Caller, as you choose, and how sure Vaja is' : 'Said to the person who has the call'}
      </legend>
      <div className="grid grid-cols-1 @[52rem]:grid-cols-[11fr_9fr] gap-x-4">
        {wishes.map(value => {
          const [{ says, confidence }] = branches[value]
          return (
            <label
              key={value}
              className={`flex items-center gap-2.5 min-h-11 @[52rem]:min-h-10 px-2 rounded-ctl hover:text-pine ${isReached ? 'has-checked:bg-pine-wash' : ''}`}
            >
              <input
                type="radio"
                className="w-5 h-5 m-0 flex-none"
                name={name}
                value={value}
                checked={value === wish}
                onChange={() => onChange(value)}
              />
              <span className="flex-1 leading-snug py-1">{says}</span>
              {isReached && <span className="text-note text-ink-2">{percent(confidence)}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const onTime = ({ slowest, underASecond }: Summary) =>
  `${underASecond ? 'Every' : 'Not every'} reply begins in under a second: the slowest takes ${seconds(slowest)}`
