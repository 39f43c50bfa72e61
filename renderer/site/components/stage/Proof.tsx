import { InlineMarkdown } from '../lists/InlineMarkdown'

/** A number with what it counts, drawn, and with what it does not say. */
export interface ProvenNumber {
  /**
   * The number, as it is written everywhere.
   * @example 92%
   */
  value: string
  /**
   * What it counts, so that anybody can redo the sum.
   * @markdown
   * @example of implementations succeed. That is 23 in 25.
   */
  text: string
  /**
   * What it does not say, in one line.
   * @markdown
   * @example Two in 25 don’t. Ask us why.
   */
  limit?: string
  /**
   * A dot for each of so many.
   * @example 750
   */
  dots?: number
  /**
   * So many of so many, as boxes.
   * @example [23, 25]
   */
  parts?: [filled: number, of: number]
  /**
   * Two amounts as bars below one another, before and after.
   * @example [1, 3.2]
   */
  bars?: [before: number, after: number]
}

export interface ProofProps {
  /**
   * The numbers. The first is the largest.
   * @example [{ "value": "92%", "text": "of implementations succeed. That is 23 in 25.", "parts": [23, 25] }]
   */
  items: ProvenNumber[]
}

/** Numbers with their working: each is drawn, says what it counts and what it does not say. */
export function Proof({ items }: ProofProps) {
  return (
    <dl className="proof wide">
      {items.map(({ value, text, limit, ...drawing }) => (
        <div key={value + text}>
          <dt>{value}</dt>
          <dd>
            <Drawing {...drawing} />
            <InlineMarkdown text={text} />
            {limit && (
              <span className="limit">
                <InlineMarkdown text={limit} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const columns = 50

function Drawing({ dots, parts, bars }: Pick<ProvenNumber, 'dots' | 'parts' | 'bars'>) {
  if (dots) {
    const rows = Math.ceil(dots / columns)
    const ends = Array.from({ length: rows }, (_, row) => Math.min(columns, dots - row * columns) * 10 - 4)
    return (
      <svg viewBox={`0 0 ${columns * 10} ${rows * 10}`} aria-hidden="true" className="each-dot">
        <path d={ends.map((end, row) => `M5 ${row * 10 + 5}H${end}`).join('')} />
      </svg>
    )
  }
  if (parts) {
    const [filled, of] = parts
    const box = (index: number) => `M${index * 10 + 1} 1h8v18h-8z`
    const boxes = Array.from({ length: of }, (_, index) => box(index))
    return (
      <svg viewBox={`0 0 ${of * 10} 20`} preserveAspectRatio="xMinYMid" aria-hidden="true" className="parts">
        <path className="fill" d={boxes.slice(0, filled).join('')} />
        <path d={boxes.slice(filled).join('')} />
      </svg>
    )
  }
  if (!bars) return null
  const longest = Math.max(...bars)
  return (
    <svg viewBox="0 0 100 12" aria-hidden="true" className="bars-drawn" preserveAspectRatio="none">
      {bars.map((amount, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: before and after are places
          key={index}
          className={index === 0 ? 'before' : 'fill'}
          d={`M0 ${index * 7}h${(amount / longest) * 100}v5h${(-amount / longest) * 100}z`}
        />
      ))}
    </svg>
  )
}
