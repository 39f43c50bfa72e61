import type { JoinedLists, JoinedRow } from '../../../../content/types/case'

export interface JoinedProps extends JoinedLists {}

/** Two lists on one page of paper, before and after: a line leads from each item to what became of it. */
export function Joined({ head, before, items, after, rows, remark }: JoinedProps) {
  const most = Math.max(0, ...rows.map(({ amount = 0 }) => amount))
  return (
    <figure className="paper joined" aria-label={`${head}: ${before}, then ${after.toLowerCase()}`}>
      <p className="paper-head">{head}</p>
      <div className="joined-lists">
        <b>{before}</b>
        <b>{after}</b>
        <ul>
          {items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Lines rows={rows} count={items.length} />
        <ol>
          {rows.map(({ text, working, amount, isWrong }) => (
            <li key={text} className={isWrong ? 'paper-pen' : undefined}>
              {text}
              {working && <small>{working}</small>}
              {amount !== undefined && (
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 0h${(100 * amount) / most}v1H0z`} />
                </svg>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p className="joined-remark">{remark}</p>
    </figure>
  )
}

/** The lines between two lists whose rows have one height; both sides of the drawing have ten units for a row. */
function Lines({ rows, count }: { rows: JoinedRow[]; count: number }) {
  return (
    <svg viewBox={`0 0 100 ${10 * count}`} preserveAspectRatio="none" aria-hidden="true">
      {rows.map(({ from, text, isWrong }, index) => {
        const [start, end] = [10 * from - 5, (10 * count * (index + 0.5)) / rows.length]
        return (
          <path
            key={text}
            className={isWrong ? 'is-wrong' : undefined}
            d={`M0 ${start}C55 ${start} 45 ${end} 100 ${end}`}
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </svg>
  )
}
