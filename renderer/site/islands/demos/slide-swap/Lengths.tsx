// Reaches the browser, when a visitor uses the SlideSwap figure.
import { type Box, countCharacters } from './fit'
import type { SwappedText } from './swap'

/** The length of each text relative to its source, and whether it fits its box. */
export function Lengths({ texts }: { texts: SwappedText[] }) {
  return (
    <table className="w-full text-note [font-variant-numeric:tabular-nums]">
      <caption className="visually-hidden">Length of each text against the source, and rows in its box</caption>
      <thead>
        <tr className="text-ink-3">
          <th scope="col" className="font-400 pb-2">
            Text
          </th>
          <th scope="col" className="hidden sm:[display:table-cell] font-400 pb-2 text-right">
            Characters
          </th>
          <th scope="col" className="font-400 pb-2 pl-2 text-right">
            Change
          </th>
          <th scope="col" className="font-400 pb-2 text-right">
            Rows
          </th>
        </tr>
      </thead>
      <tbody>
        {texts.map(({ name, text, source, change, rows, box, over, shortened }) => (
          <tr key={name} className="border-0 border-t border-solid border-rule">
            <th scope="row" className="font-400 py-2 pr-2 whitespace-nowrap">
              {name}
              {shortened > 0 && <span className="text-mark-ink">, short</span>}
            </th>
            <td className="hidden sm:[display:table-cell] py-2 text-right whitespace-nowrap">
              {countCharacters(source)} → {countCharacters(text)}
            </td>
            <td className="py-2 pl-2 text-right">{signed(change)}</td>
            <td className={`py-2 pl-2 min-w-32 sm:min-w-0 text-right whitespace-nowrap ${over ? 'font-650' : ''}`}>
              {over > 0 ? <mark>{rowsOf(rows, box)}</mark> : rowsOf(rows, box)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const rowsOf = (rows: string[], box: Box) => `${rows.length} of ${box.rows}`

const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
