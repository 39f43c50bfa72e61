// Reaches the browser, when a visitor uses this figure.
import { Fragment, type ReactNode, useId, useState } from 'react'
import { Choices, Frame } from '../Frame'
import { Spoken } from '../Spoken'
import { unestimated } from './english'
import { Listen } from './Listen'
import { type Language, lines, mouth } from './lines'
import { ownPace, ownTake, sampleTake, wordsIn } from './moment'
import { OwnLine } from './OwnLine'
import { Mouth, Score } from './Score'
import { Sentence } from './Sentence'
import { phraseSyllables } from './timing'
import { OwnVerdict, SampleVerdict } from './Verdict'

export interface DubLineProps {
  /**
   * The language shown first.
   * @example de
   */
  language?: Language
}

/** The demo is hydrated on first use. */
export const wake = 'use'

const [original, ...targets] = lines

/** The letters of a line of one's own: it has room in one line of a wide figure, in three of a narrow one. */
const maxLetters = 90

/** How many letters are left when they are counted. */
const countedFrom = 10

const wordings = [
  { value: 'short', label: 'Shortened' },
  { value: 'full', label: 'In full' },
] as const

/** One spoken line and its dub in five languages, shortened until it fits the lips; or a line of the visitor's own. */
export default function DubLine({ language: first = 'de' }: DubLineProps): ReactNode {
  const [language, setLanguage] = useState<Language>(first)
  const [wording, setWording] = useState<'short' | 'full'>('short')
  const [text, setText] = useState('')
  const [chosen, setMoment] = useState(3.6)
  const id = useId()
  const own = text.replace(/\s+/g, ' ').trim()
  const line = lines.find(({ value }) => value === language) ?? original
  const phrases = (wording === 'short' && line.shorter) || line.phrases
  const take = sampleTake({ ...line, phrases })
  const ownLine = own ? ownTake(own) : undefined
  // A line in full has moments that its shorter one hasn't.
  const moment = Math.min(chosen, (ownLine ?? take).length)
  const syllables = phraseSyllables(own, 'en')
  const refusal = unestimated(own, syllables)
  const left = maxLetters - text.length
  const counted = left ? `${left} ${left === 1 ? 'letter' : 'letters'} left` : 'the limit is reached'
  const room = left > countedFrom ? '' : counted
  const now = [take.source, take.dubbed].map(
    words => words.find(word => word.start <= moment && moment < word.end)?.text.replace(/[,.।]$/, '') ?? 'silence',
  )
  const write = (line: string) => {
    setText(line)
    setMoment(0.1)
  }
  const playhead = { moment, onMoment: setMoment }
  return (
    <Frame
      label="One spoken line and its dub in five languages, with the movements of the lips"
      color="coral"
      caption="DubLabs. Change the language or play it: your browser’s voice reads, not the cloned one."
      source="Sample times, waves from letters; a line of yours is estimated."
    >
      <div className="pane dub @[60rem]:py-3!">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Choices
            label="Language of the dub"
            name={`${id}language`}
            options={targets}
            value={language}
            onChange={value => setLanguage(value as Language)}
            areLanguages
          />
          <Listen key={own || take.spoken.phrases[0]} take={ownLine ?? take} onMoment={setMoment} />
        </div>
        <div className="dub-turns">
          <div className={own && 'invisible'}>
            <Mouth words={take.dubbed} length={take.length} moment={moment} />
            <div className="dub-sentences @[60rem]:visually-hidden">
              {take.spans.map((span, index) => (
                <Fragment key={span.start}>
                  <Sentence
                    row="Filmed"
                    name="English"
                    lang="en"
                    words={wordsIn(take.source, mouth[index] ?? span)}
                    {...playhead}
                  />
                  <Sentence
                    row="Dubbed"
                    name={line.name}
                    lang={language}
                    words={wordsIn(take.dubbed, span)}
                    {...playhead}
                  />
                </Fragment>
              ))}
            </div>
            <Score take={take} name={line.name} lang={language} {...playhead} />
            <label htmlFor={`${id}moment`} className="visually-hidden">
              Moment
            </label>
            <input
              id={`${id}moment`}
              type="range"
              className="block m-0 min-w-0 h-11 @[60rem]:h-8"
              min="0"
              max={take.length}
              step="0.1"
              value={moment}
              aria-valuetext={`${moment.toFixed(1)} seconds: ${now.filter(Boolean).join(', ')}`}
              onChange={event => setMoment(Number(event.currentTarget.value))}
            />
          </div>
          {ownLine && (
            <OwnLine take={ownLine} syllables={syllables} isEstimated={!refusal} language={language} {...playhead} />
          )}
        </div>
      </div>
      <div className="pane dub-result border-0 border-t border-solid border-rule @[60rem]:py-3!">
        <div className="dub-turns">
          <div className={own && 'invisible'}>
            <Choices label="Wording" name={`${id}wording`} options={wordings} value={wording} onChange={setWording} />
          </div>
          {own && (
            <button
              type="button"
              className="btn-link text-pine-hover"
              onClick={() => {
                write('')
                document.getElementById(`${id}own`)?.focus()
              }}
            >
              Back to the sample
              <span className="visually-hidden"> (only its wording can be chosen)</span>
            </button>
          )}
        </div>
        {own ? (
          <OwnVerdict line={line} pace={ownPace(syllables, line)} refusal={refusal} />
        ) : (
          <SampleVerdict line={line} paces={take.paces} />
        )}
        <div className="text-note text-ink-2">
          <label htmlFor={`${id}own`}>Your own line in English</label>,{' '}
          <span id={`${id}room`}>{room || `up to ${maxLetters} letters`}</span>
          <input
            id={`${id}own`}
            type="text"
            className="field"
            maxLength={maxLetters}
            autoComplete="off"
            aria-describedby={`${id}room`}
            value={text}
            placeholder="Close the door behind you."
            onChange={event => write(event.currentTarget.value)}
          />
          <Spoken text={room} />
        </div>
      </div>
    </Frame>
  )
}
