import { type Named, NamedLines } from './NamedText'

/** One bar. */
export interface Bar extends Named {
  /**
   * How many; the longest bar is the largest number.
   * @minimum 1
   * @example 500
   */
  count: number
  /**
   * The number as it is shown.
   * @example 500+
   */
  value: string
}

export interface BarsProps {
  /**
   * The parts of a whole.
   * @example [{ "title": "Technical questions", "description": "The reasoning counts as much as the answer.", "count": 500, "value": "500+" }]
   */
  items: Bar[]
}

/** How the parts of a whole compare: a bar for each, as long as its number, and a sentence. */
export function Bars({ items }: BarsProps) {
  const most = Math.max(...items.map(({ count }) => count))
  return (
    <ul className="shape bars wide" data-reveal="">
      {items.map(({ count, value, ...item }) => (
        <li key={item.title}>
          <p className="bar">
            <b>{value}</b>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${((100 * count) / most).toFixed(1)}v1H0z`} />
            </svg>
          </p>
          <NamedLines item={item} />
        </li>
      ))}
    </ul>
  )
}
