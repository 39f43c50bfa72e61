// Reaches the browser, when a visitor uses the SlideSwap figure.
import type { ReactNode } from 'react'
import { Remark } from '../Frame'
import { countCharacters } from './fit'
import type { SwappedText } from './swap'

/** The length of each text relative to its source, and whether it fits its box. */
export function Lengths({ texts, onFit, onTerm }: { texts: SwappedText[]; onFit: string; onTerm: string }) {
  const fallen = texts.findIndex(({ over }) => over > 0)
  return (
    <table className="w-full text-note [font-variant-numeric:tabular-nums]">
      <caption className="visually-hidden">Length of each text against the source, and rows in its box</caption>
      <thead>
        <tr className="text-ink-3">
          <th scope="col" className="font-400 pb-2">
            Text
          </th>
          <th scope="col" className="hidden sm:table-cell font-400 pb-2 text-right">
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
        {texts.map(({ name, text, source, change, rows, box, over, shortened }, index) => (
          <tr key={name} className="border-0 border-t border-solid border-rule">
            <th scope="row" className="font-400 py-2 pr-2 whitespace-nowrap">
              {name}
              {shortened && <span className="text-mark-ink">, short</span>}
            </th>
            <td className="hidden sm:table-cell py-2 text-right whitespace-nowrap">
              {countCharacters(source)} → {countCharacters(text)}
            </td>
            <td className="py-2 pl-2 text-right">{signed(change)}</td>
            <td className={`py-2 pl-2 min-w-32 sm:min-w-0 text-right whitespace-nowrap ${over ? 'font-650' : ''}`}>
              <Rows index={index} fallen={fallen} isOver={over > 0} onFit={onFit} onTerm={onTerm}>
                {rows.length} of {box.rows}
              </Rows>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface RowsProps {
  index: number
  /** The first text that falls out of its box; below 0 when none does. */
  fallen: number
  isOver: boolean
  onFit: string
  onTerm: string
  children: ReactNode
}

/** The rows of a text: the first that falls out has the remark, the glossary term is checked at its label. */
function Rows({ index, fallen, isOver, onFit, onTerm, children }: RowsProps) {
  if (index === Math.max(0, fallen)) {
    return (
      <Remark isPassed={fallen < 0} note={onFit}>
        {children}
      </Remark>
    )
  }
  if (index === (fallen < 4 ? termRow : 0)) {
    return (
      <Remark isPassed note={onTerm}>
        {isOver ? <mark>{children}</mark> : children}
      </Remark>
    )
  }
  return isOver ? <mark>{children}</mark> : children
}

/** The label that is the glossary term alone. */
const termRow = 6

const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
