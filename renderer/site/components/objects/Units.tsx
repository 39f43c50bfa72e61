import type { ProgramUnit } from '../../../../content/types/program'
import { unitDrawings } from './unit-drawings'

export interface UnitsProps {
  /**
   * The units in order.
   * @minItems 1
   * @example [{ "title": "Test set", "text": "What counts as correct", "leaves": "Ten cases", "drawing": "cases" }]
   */
  items: ProgramUnit[]
}

/** The units of a program as tickets: the number and the subject of each above the page that it leaves. */
export function Units({ items }: UnitsProps) {
  return (
    <ol className="tickets nav wide">
      {items.map(({ title, text, leaves, drawing }) => (
        <li key={title} className="ground">
          <h3>{title}</h3>
          <p>{text}</p>
          <div className="paper">
            <p>{leaves}</p>
            <svg viewBox="0 0 240 96" aria-hidden="true">
              {unitDrawings[drawing]}
            </svg>
          </div>
        </li>
      ))}
    </ol>
  )
}
