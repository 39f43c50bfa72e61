import type { Country } from '../../../../content/types/country'
import { barsOf, clock, officeHours } from '../contact/office-hours'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { columns, land, north, rows, step, west } from './land'
import { answeredBy, sharedHours } from './local-times'
import { type Place, places } from './places'

/** What a country has besides its times. */
export interface CountryNote {
  /** The country. */
  country: Country
  /**
   * A sentence about it.
   * @markdown
   * @example A group there has [a story of its own](/corporate-training/).
   */
  text: string
}

export interface WorldMapProps {
  /**
   * The countries to mark, in the order of their list.
   * @example ["Canada", "India"]
   */
  countries: Country[]
  /**
   * The country whose answer is shown at first, and the first of the list: that of the office, which the question says.
   * @example Canada
   */
  first: Country
  /**
   * What some of them have besides.
   * @example [{ "country": "India", "text": "Two groups there meet every month." }]
   */
  notes: CountryNote[]
  /**
   * A sentence that is true of every marked country.
   * @markdown
   * @example People who work there have taken part.
   */
  taken: string
  /**
   * The answer for all other countries.
   * @markdown
   * @example Nobody from there has taken part yet.
   */
  elsewhere: string
  /**
   * How soon a letter is answered, in business hours.
   * @example 24 business hours
   */
  promise: string
}

/**
 * A map of dots on which visitors choose their country, without script: whether participants came from it, the office's hours on its
 * clocks, and when a letter from there is answered. Where a window has no room for names, they are a list below the map: one that scrolls on phones, so that
 * the answer is below it.
 */
export function WorldMap({ countries, first, notes, taken, elsewhere, promise }: WorldMapProps) {
  const noteOf = (country: Country) => notes.find(note => note.country === country)?.text
  return (
    <fieldset className="dot-map wide">
      <legend>Where do you work? Shown first: our own office.</legend>
      <div>
        <svg viewBox={viewBox} aria-hidden="true">
          <path className="land" d={land} />
        </svg>
        <ul className="nav">
          {[first, ...countries.filter(country => country !== first)].map(country => (
            <li key={country}>
              <Choice name={country} place={places[country]} isFirst={country === first} />
              <div className="place sheet">
                <Answer title={country} text={[taken, noteOf(country)].filter(Boolean).join(' ')} />
                <Times place={places[country]} businessHours={Number.parseInt(promise, 10)} />
              </div>
            </li>
          ))}
          <li>
            <Choice name="Elsewhere" place={{ latitude: -44, longitude: -128, side: 'right' }} />
            <div className="place sheet">
              <Answer title="Elsewhere" text={elsewhere} />
            </div>
          </li>
        </ul>
      </div>
    </fieldset>
  )
}

const viewBox = `-1 -1 ${columns + 2} ${rows + 1}`

const offsets = {
  left: [-1.3, 0.7],
  right: [1.3, 0.7],
  above: [0.2, -1.4],
  below: [-0.4, 2.9],
  'above left': [0.9, -1.5],
  'below left': [0.9, 2.8],
} as const

interface ChoiceProps {
  name: string
  place: Pick<Place, 'latitude' | 'longitude' | 'side'>
  isFirst?: boolean
}

/** A country as a choice: its dot and its name on the map, and its name in the list of narrow windows. */
function Choice({ name, place: { latitude, longitude, side }, isFirst }: ChoiceProps) {
  const [x, y] = [(longitude - west) / step, (north - latitude) / step]
  const [dx, dy] = offsets[side]
  const round = (value: number) => +value.toFixed(1)
  return (
    <label>
      <input type="radio" name="country" defaultChecked={isFirst} />
      <span>{name}</span>
      <svg viewBox={viewBox} aria-hidden="true">
        <circle cx={round(x)} cy={round(y)} r="0.62" />
        <text x={round(x + dx)} y={round(y + dy)} textAnchor={side.endsWith('left') ? 'end' : undefined}>
          {name}
        </text>
      </svg>
    </label>
  )
}

function Answer({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="place-answer">{title}</p>
      <p>
        <InlineMarkdown text={text} />
      </p>
    </div>
  )
}

/** How many of the office's hours are within those of a place, which the bar shows too. */
function SharedWith({ ahead }: { ahead: number }) {
  const { from, to } = officeHours()
  return (
    <>
      {sharedHours(ahead) || 'none'} of its {to - from} hours within{' '}
      <i>
        your own {clock(from)} to {clock(to)}
      </i>
    </>
  )
}

/** The office's hours on the clocks of a place, as a bar on its day and in words, and the time of an answer there. */
function Times({ place, businessHours }: { place: Place; businessHours: number }) {
  const { city, ahead } = place
  const { from, to } = officeHours()
  const { day, time } = answeredBy(businessHours, ahead)
  return (
    <div>
      <p>
        Our day is{' '}
        <b>
          {clock(from + ahead)} to {clock(to + ahead)}
        </b>{' '}
        in {city}, {ahead === 0 ? <i>the same as yours</i> : <SharedWith ahead={ahead} />}.
      </p>
      <svg viewBox="0 0 240 10" preserveAspectRatio="none" aria-hidden="true">
        <path d={barsOf(from + ahead, to - from)} />
        <path className="own-day" d={barsOf(from, to - from)} />
      </svg>
      <p>
        Write on Monday at {clock(from)}, and read our answer by{' '}
        <b>
          {day}, {time}
        </b>
        .
      </p>
    </div>
  )
}
