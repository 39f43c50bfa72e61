// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { DisclosureIcon } from '../../DisclosureIcon'
import { Choices, Frame } from '../Frame'
import { PlayButton } from '../speech/PlayButton'
import { useSpeech } from '../speech/use-speech'
import { branches, opening, tries, type Wish } from './call'
import { type Judged, type Rules, runCall, type Summary, seconds, sumUp } from './decide'
import { turnOf } from './own-words'
import { Sentence } from './Sentence'
import { Settings } from './Settings'
import { Strip } from './Strip'
import { Exchange, Reply } from './Turns'

/** The place of the caller's wish among the turns. */
const wished = opening.length

/** The demo is hydrated on first use. */
export const wake = 'use'

/** A call transcript with the agent's decisions in the margin; they follow from the rules and from what is said. */
export default function CallTranscript(): ReactNode {
  const [wish, setWish] = useState<Wish>('refund')
  const [own, setOwn] = useState<string>()
  const [rules, setRules] = useState<Rules>({ handOverBelow: 0.6, refundLimit: 100, lineDelay: 40 })
  const turns = own === undefined ? branches[wish] : ([turnOf(own)] as const)
  const judged = runCall([...opening, ...turns], rules)
  const summary = sumUp(judged)
  const speech = useSpeech()
  const name = useId()
  const [phrase, setPhrase] = useState<number>()
  const current = judged[wished] as Judged
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
  return (
    <Frame
      label="A phone call with the voice agent’s decision beside each turn"
      color="rose"
      caption="Vaja.AI. Say something else, or move a rule, and the call goes another way."
      isAnnotated
      source="Sample call, confidences and step times. Read by your browser’s voices, not by Vaja."
    >
      <ol className="list-none">
        <li value={wished + 1} className="call-now">
          <Sentence
            says={turns[0].says}
            isSample={own === undefined}
            confidence={turns[0].confidence}
            onSay={says => change(() => setOwn(says))}
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
          <Reply {...current} />
        </li>
      </ol>
      <div className="call-tries call-part">
        <p className="pane-label" aria-hidden="true">
          Try another
        </p>
        <Choices
          label="Try another"
          name={name}
          options={tries}
          value={own === undefined ? wish : undefined}
          onChange={next =>
            change(() => {
              setOwn(undefined)
              setWish(next)
            })
          }
        />
      </div>
      <div className="call-rules call-part in-margin">
        <p className="pane-label">Rules for the agent</p>
        <Settings rules={rules} applied={ruleOf(current)} onChange={next => change(() => setRules(next))} />
        <p aria-live="polite" className={summary.underASecond ? 'remark passed' : 'remark'}>
          {onTime(summary)}.
        </p>
      </div>
      <details className="call-rest">
        <summary className="call-part">
          The rest of the call
          <DisclosureIcon />
        </summary>
        <ol className="list-none">
          {judged.map(
            (each, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the call
              index !== wished && <Exchange key={index} place={index + 1} judged={each} />,
          )}
        </ol>
      </details>
    </Frame>
  )
}

/** The rule that decided a turn, if one of the three did. */
const ruleOf = ({ why, turn }: Judged) =>
  why === 'unsure' ? 'handOverBelow' : turn.need === 'refund' ? 'refundLimit' : undefined

const onTime = ({ slowest, underASecond }: Summary) =>
  `${underASecond ? 'Every' : 'Not every'} reply begins in under a second: the slowest takes ${seconds(slowest)}`
