// Reaches the browser, when a visitor uses the day dial.
import type { ReactNode } from 'react'
import { Remark } from '../Frame'
import type { Period } from './choghadiya'
import { clock } from './clock'
import { KindLabel } from './Kinds'

interface PeriodTableProps {
  caption: ReactNode
  /** Eight periods, of a day or of a night. */
  periods: Period[]
  /** Why the periods are in this order. */
  remark?: string
  /** The number of the chosen period. */
  chosen: number
  /** The number of the period that it is now. */
  current: number | undefined
  /** Makes the ids of the fills and the name of the choice unique on a page with several dials. */
  id: string
  rowId: (number: number) => string
  onChoose: (number: number) => void
}

/** The row with the remark: the order shows from there on. */
const remarkRow = 2

/** Each cell is a label, so that a row can be pressed anywhere. WebKit places nothing against a row. */
const cell = 'items-center gap-2 min-h-10 px-1'

/** A table of eight periods with their times, each of which can be chosen. */
export function PeriodTable({ caption, periods, remark, chosen, current, id, rowId, onChoose }: PeriodTableProps) {
  return (
    <table className="w-full">
      <caption className="text-left text-note text-ink-3 pb-2">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Period</th>
          <th scope="col">Local time</th>
          <th scope="col">Kind</th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period, index) => {
          const row = rowId(period.number)
          const isChosen = period.number === chosen
          return (
            <tr
              key={period.number}
              className={`within-row border-0 border-t border-solid border-rule ${isChosen ? 'bg-pine-wash' : 'hover:bg-paper-sunk'}`}
            >
              <th scope="row" className="p-0 font-400">
                <label htmlFor={row} className={`${cell} flex leading-tight`}>
                  <input
                    type="radio"
                    className="flex-none m-0 w-4.5 h-4.5"
                    id={row}
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
                </label>
              </th>
              <td className="p-0 text-note sm:whitespace-nowrap">
                <label htmlFor={row} className={`${cell} flex`}>
                  {clock(period.from)}–{clock(period.to)}
                </label>
              </td>
              <td className="p-0 text-note text-ink-2">
                <label htmlFor={row} className={`${cell} inline-flex`}>
                  <KindLabel kind={period.kind} patterns={id} />
                </label>
                {remark && index === remarkRow && <Remark note={remark} />}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
