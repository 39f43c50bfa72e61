// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame } from '../Frame'
import { Listen } from './Listen'
import { clip, type Language, type Line, lines } from './lines'
import { fastest, ownTake, paceLimit, pacesOf, sampleTake } from './moment'
import { Score, syllableCount } from './Score'
import { Sentence } from './Sentence'

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

/** The letters of a line of one's own: its words have room above their syllables. */
const maxLetters = 64

type Wording = 'short' | 'full' | 'own'

const wordings = [
  { value: 'short', label: 'Shortened' },
  { value: 'full', label: 'In full' },
] as const

/** One spoken line and its dub in five languages, shortened until it fits the lips; or a line of the visitor's own. */
export default function DubLine({ language: first = 'de' }: DubLineProps): ReactNode {
  const [language, setLanguage] = useState<Language>(first)
  const [wording, setWording] = useState<'short' | 'full'>('short')
  const [text, setText] = useState('')
  const [moment, setMoment] = useState(3.6)
  const id = useId()
  const own = text.replace(/\s+/g, ' ').trim()
  const line = lines.find(({ value }) => value === language) ?? original
  const phrases = (wording === 'short' && line.shorter) || line.phrases
  const take = own ? ownTake(own, line) : sampleTake({ ...line, phrases })
  const pace = fastest(take.paces)
  const note = own ? `About ${syllableCount(pace.here)} for your ${pace.there}` : undefined
  const now = [take.source, take.dubbed].map(
    words => words.find(word => word.start <= moment && moment < word.end)?.text ?? 'silence',
  )
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
          <Listen key={take.spoken.phrases[0]} take={take} onMoment={setMoment} />
        </div>
        <div className="dub-sentences @[60rem]:visually-hidden">
          <Sentence row="Filmed" name="English" lang="en" words={take.source} moment={moment} />
          <Sentence row="Dubbed" name={line.name} lang={language} words={take.dubbed} note={note} moment={moment} />
        </div>
        <Score take={take} name={line.name} lang={language} isEstimate={own !== ''} moment={moment} />
        <label htmlFor={`${id}moment`} className="visually-hidden">
          Moment
        </label>
        <input
          id={`${id}moment`}
          type="range"
          className="block m-0 min-w-0 h-11 @[60rem]:h-8"
          min="0"
          max={clip}
          step="0.1"
          value={moment}
          aria-valuetext={`${moment.toFixed(1)} seconds: ${now.filter(Boolean).join(', ')}`}
          onChange={event => setMoment(Number(event.currentTarget.value))}
        />
      </div>
      <div className="pane dub-result border-0 border-t border-solid border-rule @[60rem]:py-3!">
        <Choices<Wording>
          label="Wording"
          name={`${id}wording`}
          options={wordings}
          value={own ? 'own' : wording}
          onChange={value => {
            if (value === 'own') return
            setWording(value)
            setText('')
          }}
        />
        <p aria-live="polite" className={pace.isFast ? 'text-mark-ink' : undefined}>
          {pace.isFast
            ? `${own ? 'About ' : ''}${pace.faster}% faster than filmed.`
            : `✓ ${own ? 'Should fit' : 'Fits'} the lips.`}{' '}
          <small>{own ? estimate(line, pace.there, pace.here) : reason(line, wording === 'short')}</small>
        </p>
        <label className="block">
          <span className="text-note text-ink-2">Your own line in English, up to {maxLetters} letters</span>
          <input
            type="text"
            className="field"
            maxLength={maxLetters}
            autoComplete="off"
            value={text}
            placeholder="Close the door behind you."
            onChange={event => {
              setText(event.currentTarget.value)
              setMoment(0.3)
            }}
          />
        </label>
      </div>
    </Frame>
  )
}

/** Why a line was shortened: the phrase of it that is too fast in full. */
function reason(line: Line, isShort: boolean): ReactNode {
  const { phrase, here, there, faster } = fastest(pacesOf(line))
  const words = <span lang={line.value}>“{phrase.replace(/[,.।]$/, '')}”</span>
  return isShort ? (
    <>
      In full, {words} would be {faster}% faster than filmed.
    </>
  ) : (
    <>
      {words}: {here} syllables instead of {there}.
    </>
  )
}

function estimate({ name }: Line, there: number, here: number): string {
  const most = Math.floor(there * (1 + paceLimit / 100))
  return `${name} takes about ${syllableCount(here)} for your ${there}${here > most ? `; ${most} would fit` : ''}. Estimated from the UN’s Declaration of Human Rights in both languages.`
}
