// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame, Pane, Remark, Switch } from '../Frame'
import { Listen } from './Listen'
import { clip, type Language, lines, mouth } from './lines'
import { fastest, type Pace, paceLimit, pacesOf, timed } from './moment'
import { Phrase } from './Phrase'
import { Score } from './Score'
import { Subtitle } from './Subtitle'
import { checkReading, longestHold, readingLimit } from './timing'

export interface DubLineProps {
  /**
   * The language shown first.
   * @example de
   */
  language?: Language
  /**
   * How many characters a second a viewer is given to read, at first.
   * @minimum 12
   * @maximum 22
   * @example 17
   */
  limit?: number
}

/** The demo is hydrated on first use. */
export const wake = 'use'

const [original, ...targets] = lines
const voice = mouth[1].end - mouth[0].start

/** One line of speech with its waveform, and the subtitle and word times it gets in five others. */
export default function DubLine({ language: first = 'de', limit: firstLimit = readingLimit }: DubLineProps): ReactNode {
  const [language, setLanguage] = useState<Language>(first)
  const [limit, setLimit] = useState(firstLimit)
  const [held, setHeld] = useState(false)
  const [isShort, setShort] = useState(false)
  const [moment, setMoment] = useState(3.6)
  const id = useId()
  const full = lines.find(({ value }) => value === language) ?? original
  const line = { ...full, phrases: (isShort && full.shorter) || full.phrases }
  const source = timed(original)
  const dubbed = timed(line)
  const shown = voice + (held ? longestHold : 0)
  const reading = checkReading(line.phrases.join(' '), shown, limit)
  const norm = limit === readingLimit ? ', as on Netflix' : ''
  const now = [source, dubbed].map(words => words.find(word => word.start <= moment && moment < word.end)?.text)
  const paces = pacesOf(line)
  const pace = fastest(paces)
  const verdict = pace.isFast ? `${pace.faster}% faster than filmed.` : 'Fits the lips.'
  const allowed = Math.floor(limit * shown)
  return (
    <Frame
      label="One spoken line with its waveform, dubbed and subtitled in five languages"
      color="coral"
      caption="DubLabs. Change the language or play it: your browser’s voice reads, not the cloned one."
      source="Sample waveform and mouth times; the word times are computed. 20+ languages."
    >
      <div className="pane @[48rem]:py-2!">
        <div className="dub-controls flex flex-wrap items-center gap-x-4 @[48rem]:gap-x-3 gap-y-2 mb-2">
          <Choices
            label="Language of the dub"
            name={`${id}language`}
            options={targets}
            value={language}
            onChange={value => setLanguage(value as Language)}
            areLanguages
          />
          <Listen key={line.phrases[0]} line={line} onMoment={setMoment} />
          <div className="dub-says">
            <p className={pace.isFast ? 'text-mark-ink' : undefined}>
              {!pace.isFast && '✓ '}
              {verdict} <small>{onPace(pace, line.value)}</small>
            </p>
            <Switch isOn={isShort} onChange={setShort}>
              Say it shorter
            </Switch>
          </div>
        </div>
        <Score
          source={source}
          dubbed={dubbed}
          line={line}
          paces={paces}
          moment={moment}
          allowed={allowed}
          reading={reading}
        />
        <input
          id={`${id}moment`}
          type="range"
          className="block m-0 min-w-0 w-full h-11 @[48rem]:h-8"
          min="0"
          max={clip}
          step="0.1"
          value={moment}
          aria-valuetext={`${moment.toFixed(1)} seconds: ${now.map(word => word ?? 'silence').join(', ')}`}
          onChange={event => setMoment(Number(event.currentTarget.value))}
        />
        <div className="min-h-37 @[48rem]:visually-hidden">
          <p className="text-note text-ink-2">
            <label htmlFor={`${id}moment`}>Moment</label> {moment.toFixed(1)} s
          </p>
          <Phrase row="Filmed" name="English" lang="en" words={source} moment={moment} look="bg-ink text-paper-lift" />
          <Phrase
            row="Dubbed"
            name={line.name}
            lang={line.value}
            words={dubbed}
            moment={moment}
            look="bg-own text-paper-lift"
          />
        </div>
        {/* The drawing shows them. */}
        <ol aria-label={`When each word starts, ${line.name}`} className="list-none visually-hidden">
          {dubbed.map(({ text, start }) => (
            <li key={start}>
              <span lang={line.value}>{text}</span> {start.toFixed(2)}
            </li>
          ))}
        </ol>
      </div>
      <div className="border-0 border-t border-solid border-rule">
        {/* In wide windows the subtitle is in the score. */}
        <Pane label={`Subtitle, ${line.name}`} className="pb-0! @[48rem]:visually-hidden">
          <Subtitle line={line} allowed={allowed} />
          <p aria-live="polite" className="visually-hidden">
            {line.name}: {verdict}{' '}
            {reading.fits
              ? `Within the limit of ${limit}.`
              : `Over the limit of ${limit}. Missing ${reading.missing.toFixed(2)} s on screen.`}
          </p>
        </Pane>
        <div className="pane @[48rem]:flex flex-wrap items-center gap-x-8 @[48rem]:py-1!">
          <Switch isOn={held} onChange={setHeld}>
            Hold it {longestHold} s after the voice
          </Switch>
          <div className="@[48rem]:flex flex-1 items-center gap-x-4">
            <label htmlFor={`${id}limit`} className="reading-limit text-note flex flex-none justify-between gap-2">
              <span>
                Reading limit<span aria-hidden="true">{norm}</span>
              </span>{' '}
              <b aria-hidden="true">{limit} characters a second</b>
            </label>
            <input
              id={`${id}limit`}
              type="range"
              className="m-0 w-full h-11"
              min="12"
              max="22"
              value={limit}
              aria-valuetext={`${limit} characters a second${norm}`}
              onChange={event => setLimit(Number(event.currentTarget.value))}
            />
          </div>
          <p className="@[48rem]:w-70 @[48rem]:min-h-16">
            <Remark isPassed={reading.fits} note={onReading(reading.over, shown)}>
              <b className="@[48rem]:hidden">{reading.speed.toFixed(1)} characters a second</b>
            </Remark>
          </p>
        </div>
      </div>
    </Frame>
  )
}

/** The phrase that is too fast for the lips, or how fast the fastest one is. */
function onPace({ phrase, here, there, faster, isFast }: Pace, lang: string): ReactNode {
  if (!isFast)
    return `${faster > 0 ? `${faster}% faster, up to ${paceLimit}% fits` : 'As fast as filmed'}: ${here} syllables for ${there}.`
  return (
    <>
      “<span lang={lang}>{phrase.replace(/[,.।]$/, '')}</span>”: {here} syllables instead of {there}.
    </>
  )
}

function onReading(over: number, shown: number): string {
  return over > 0
    ? `${over} ${over === 1 ? 'character comes' : 'characters come'} too late: hold it longer, or say less.`
    : `Every word can be read in the ${shown.toFixed(1)} s it stays.`
}
