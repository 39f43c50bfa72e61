import type { TextList } from '../../../../content/types/text'
import { InlineMarkdown } from './InlineMarkdown'

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
          className="grid md:grid-cols-[14rem_1fr] gap-x-8 gap-y-3 py-5 border-0 border-t border-solid border-rule"
        >
          <dt className="flex md:block items-baseline gap-3 font-650">{title}</dt>
          <dd>
            <ul
              className={`nav grid grid-cols-2 sm:grid-cols-3 ${entries.length % 5 === 0 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'} gap-x-6 gap-y-1.5 leading-snug text-ink-2`}
            >
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
