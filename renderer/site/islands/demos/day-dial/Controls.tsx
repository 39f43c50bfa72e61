// Reaches the browser, when a visitor uses the day dial.
import { firstDate, lastDate } from './almanac'
import { type PlaceName, places } from './places'

interface ControlsProps {
  /** The prefix of the fields' names. */
  id: string
  place: PlaceName
  date: string
  onPlace: (place: PlaceName) => void
  onDate: (date: string) => void
  /** Moves the date by a number of days. */
  onStep: (days: number) => void
  onToday: () => void
  /** Why the day begins with its first period. */
  remark: string | undefined
}

const field =
  'w-full min-h-11 px-3 border border-solid border-rule-ctl rounded-ctl bg-paper-lift text-[1rem] text-ink min-w-0'
const button =
  'relative min-h-11 px-3 border border-solid border-rule-ctl bg-paper-lift text-note text-ink hover:z-1 hover:border-pine hover:text-pine'

/** The fields for place and date. */
export function Controls({ id, place, date, onPlace, onDate, onStep, onToday, remark }: ControlsProps) {
  return (
    <div className="grid content-start gap-2">
      <div className="flex">
        <select
          className={`${field} rounded-r-0!`}
          aria-label="Place"
          name={`${id}place`}
          value={place}
          onChange={event => onPlace(event.target.value as PlaceName)}
        >
          {Object.entries(places).map(([value, { name }]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" className={`${button} rounded-r-ctl -ml-px`} onClick={onToday}>
          Today
        </button>
      </div>
      <div className="flex">
        <button type="button" className={`${button} rounded-l-ctl`} onClick={() => onStep(-1)} aria-label="Day before">
          <Arrow />
        </button>
        <input
          className={`${field} rounded-0! -ml-px`}
          type="date"
          aria-label="Date"
          name={`${id}date`}
          min={firstDate}
          max={lastDate}
          value={date}
          onChange={event => onDate(event.target.value)}
        />
        <button
          type="button"
          className={`${button} rounded-r-ctl -ml-px`}
          onClick={() => onStep(1)}
          aria-label="Day after"
        >
          <Arrow isForward />
        </button>
      </div>
      {remark && (
        <span className="remark" role="note">
          {remark}
        </span>
      )}
    </div>
  )
}

/** A sign in place of words, which are the name of its button. */
function Arrow({ isForward }: { isForward?: boolean }) {
  return (
    <svg className={`sign ${isForward ? '[rotate:-90deg]' : '[rotate:90deg]'}`} viewBox="0 0 12 12" aria-hidden="true">
      <path d="m2 4 4 4 4-4" />
    </svg>
  )
}
