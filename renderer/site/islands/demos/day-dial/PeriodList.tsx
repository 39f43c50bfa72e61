// Reaches the browser, when a visitor uses the day dial.
import type { Period } from './choghadiya'
import { clock } from './clock'
import { KindLabel } from './Kinds'

interface PeriodListProps {
  /** Whether they are of the day or of the night. */
  name: string
  /** When they begin and end. */
  caption: string
  /** Eight periods, of a day or of a night. */
  periods: Period[]
  /** The number of the chosen period. */
  chosen: number
  /** The number of the period that it is now. */
  current: number | undefined
  /** Makes the ids of the fills and the name of the choice unique on a page with several dials. */
  id: string
  rowId: (number: number) => string
  onChoose: (number: number) => void
}

/** Eight periods with their times, of which one can be chosen. */
export function PeriodList({ name, caption, periods, chosen, current, id, rowId, onChoose }: PeriodListProps) {
  return (
    <section aria-label={name}>
      <p className="pane-label pb-2">{caption}</p>
      <ul className="nav">
        {periods.map(period => {
          const isChosen = period.number === chosen
          return (
            <li
              key={period.number}
              className={`border-0 border-t border-solid border-rule ${isChosen ? 'bg-pine-wash' : 'hover:bg-paper-sunk'}`}
            >
              <label className="inline-grid grid-cols-[5.3rem_6.1rem_auto] items-center min-h-10 px-1 leading-tight align-middle">
                <span className="flex items-center gap-2">
                  <input
                    type="radio"
                    className="flex-none m-0 w-4.5 h-4.5"
                    id={rowId(period.number)}
                    name={`${id}period`}
                    value={period.number}
                    aria-label={`${period.name}, ${clock(period.from)} to ${clock(period.to)}, ${period.kind}${period.number === current ? ', now' : ''}`}
                    checked={isChosen}
                    onChange={() => onChoose(period.number)}
                  />
                  <span className={isChosen ? 'font-650 text-pine' : ''}>
                    {period.name}
                    {period.number === current && (
                      <span className="block text-note text-ink-2 font-400 leading-none pb-0.5"> now</span>
                    )}
                  </span>
                </span>
                <span className="text-note whitespace-nowrap">
                  {clock(period.from)}–{clock(period.to)}
                </span>
                <span className="text-note text-ink-2">
                  <KindLabel kind={period.kind} patterns={id} />
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
