import type { TextList } from '../../../../content/types/text'
import { Entries } from './Entries'

export interface ListsProps {
  /**
   * The lists with their headings.
   * @example [{ "title": "Countries", "items": ["Canada", "India"] }]
   */
  items: TextList[]
}

/** Many short entries: the heading at the left, the entries in columns at the right. */
export function Lists({ items }: ListsProps) {
  return (
    <dl data-reveal="" className="wide my-8 border-0 border-b border-solid border-rule">
      {items.map(({ title, items: entries }) => (
        <div
          key={title}
          className="grid md:grid-cols-[14rem_1fr] gap-x-8 gap-y-2 py-4 md:py-5 border-0 border-t border-solid border-rule"
        >
          <dt className="flex md:block items-baseline gap-3 font-650">{title}</dt>
          <dd>
            <ul className={`nav grid ${columnsOf(entries.length)} gap-x-6 gap-y-1.5 leading-snug text-ink-2`}>
              <Entries texts={entries} />
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The classes of the columns of a list: as many as fill its last row. */
function columnsOf(count: number): string {
  if (count === 3) return 'sm:grid-cols-3'
  return `grid-cols-2 sm:grid-cols-3 ${count % 5 === 0 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`
}
