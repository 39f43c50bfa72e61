import type { TextList } from '../../../../content/types/text'
import { InlineMarkdown } from './InlineMarkdown'

export interface RowsProps {
  /**
   * The lists with their headings.
   * @example [{ "title": "Security", "items": ["Single sign-on", "Audit log"] }]
   */
  items: TextList[]
}

/** Lists as rows: the heading of each at the left, its entries beside it, one after another. */
export function Rows({ items }: RowsProps) {
  return (
    <dl className="rows-list wide" data-reveal="">
      {items.map(({ title, items: entries }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <ul className="nav">
              {entries.map(entry => (
                <li key={entry}>
                  <InlineMarkdown text={entry} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
