import type { TextList } from '../../../../content/types/text'
import { Entries } from './Entries'

export interface RowsProps {
  /**
   * The lists with their headings.
   * @example [{ "title": "Security", "items": ["Single sign-on", "Audit log"] }]
   */
  items: TextList[]
  /**
   * Their entries one after another, below one another, or ticked on one printed sheet; one after another when left
   * out.
   * @example list
   */
  form?: 'run' | 'list' | 'ticked'
}

/** Lists as rows: the heading of each at the left, its entries beside it. */
export function Rows({ items, form }: RowsProps) {
  const areFive = items.some(({ items: entries }) => entries.length === 5)
  const look = form && form !== 'run' ? `is-${form}` : areFive ? 'has-five' : ''
  return (
    <dl className={`rows-list ${look} wide`} data-reveal="">
      {items.map(({ title, items: entries }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <ul className="nav">
              <Entries texts={entries} />
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
