// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { DisclosureIcon } from '../../DisclosureIcon'
import { Choices, Frame } from '../Frame'
import { PlayButton } from '../speech/PlayButton'
import { useSpeech } from '../speech/use-speech'
import { branches, opening, tries, type Wish } from './call'
import { type Judged, type Rules, runCall, type Summary, seconds, sumUp } from './decide'
import { branchOf } from './own-words'
import { Sentence } from './Sentence'
import { Settings } from './Settings'
import { Strip } from './Strip'
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
  const [wish, setWish] = useState<Wish | 'own'>(props.wish ?? 'refund')
  const [own, setOwn] = useState('')
  const [rules, setRules] = useState<Rules>({
    handOverBelow: props.handOverBelow ?? 0.6,
    refundLimit: props.refundLimit ?? 100,
    lineDelay: 40,
  })
  const turns = [...opening, ...(wish === 'own' ? branchOf(own) : branches[wish])]
  const judged = runCall(turns, rules)
  const summary = sumUp(judged)
  const speech = useSpeech()
  const name = useId()
  const [phrase, setPhrase] = useState<number>()
  // A call that is handed over before the caller's wish ends there.
  const shown = Math.min(wished, judged.length - 1)
  const current = judged[shown] as Judged
  const play = () => {
    setPhrase(undefined)
    speech.speak(
      [current.turn.says, current.reply].map((text, speaker) => ({ text, lang: 'en', speaker: speaker ? 0 : 1 })),
      { onPhrase: setPhrase },
    )
  }
  const change = (apply: () => void) => {
    speech.stop()
    apply()
  }
  const isReached = shown === wished
  const rows = turns.map((turn, index) => (
    <Exchange
      // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the call, and the choice keeps focus
      key={index}
      place={index + 1}
      judged={judged[index]}
      last={judged.at(-1)}
      isLarge={index === wished}
    >
      {index === wished ? (
        <>
          <Sentence
            says={wish === 'own' ? own : turn.says}
            isSample={wish !== 'own'}
            confidence={turn.confidence}
            isReached={isReached}
            onSay={says =>
              change(() => {
                setOwn(says)
                setWish('own')
              })
            }
          />
          <Strip judged={current} phrase={speech.isSpeaking ? phrase : undefined}>
            <PlayButton
              what="both sentences"
              voice="English"
              isSpeaking={speech.isSpeaking}
              hasVoice={speech.hasVoice('en')}
              onPlay={play}
              onStop={speech.stop}
            />
          </Strip>
        </>
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
      <ol className="list-none">{rows[wished]}</ol>
      <div className="call-rules in-margin px-4 sm:px-6 py-4 border-0 border-t border-solid border-rule">
        <p className="pane-label">Rules for the agent</p>
        <Settings rules={rules} applied={ruleOf(current)} onChange={next => change(() => setRules(next))} />
        <p aria-live="polite" className={summary.underASecond ? 'remark passed' : 'remark'}>
          {onTime(summary)}.
        </p>
      </div>
      <div className="call-tries flex flex-wrap items-center gap-x-4 gap-y-2 px-4 sm:px-6 py-3 border-0 border-t border-solid border-rule">
        <p className="pane-label" aria-hidden="true">
          Try another
        </p>
        <Choices
          label="Try another"
          name={name}
          options={tries}
          value={wish}
          onChange={next => change(() => setWish(next))}
        />
      </div>
      <details>
        <summary className="flex items-center justify-between gap-4 min-h-12 @[52rem]:min-h-9 px-4 sm:px-6 font-650 border-0 border-t border-solid border-rule focus-visible:outline-offset--3">
          The rest of the call
          <DisclosureIcon />
        </summary>
        <ol className="list-none">{rows.filter((_, index) => index !== wished && judged[index])}</ol>
      </details>
    </Frame>
  )
}

/** The rule that decided a turn, if one of the three did. */
const ruleOf = ({ why, turn }: Judged) =>
  why === 'unsure' ? 'handOverBelow' : turn.need === 'refund' ? 'refundLimit' : undefined

const onTime = ({ slowest, underASecond }: Summary) =>
  `${underASecond ? 'Every' : 'Not every'} reply begins in under a second: the slowest takes ${seconds(slowest)}`
