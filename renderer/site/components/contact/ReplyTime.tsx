import { clock, officeHours } from './office-hours'

export interface ReplyTimeProps {
  /**
   * The promise, in business hours.
   * @example 24 business hours
   */
  promise: string
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** What a promise in business hours means: a box for each of them, on the days that it takes when one writes on Monday. */
export function ReplyTime({ promise }: ReplyTimeProps) {
  const { from, to } = officeHours()
  const perDay = to - from
  const hours = Number.parseInt(promise, 10)
  const taken = days.slice(0, Math.ceil(hours / perDay))
  const last = hours - perDay * (taken.length - 1)
  return (
    <ol className="reply-time wide">
      {taken.map((day, index) => {
        const isLast = index === taken.length - 1
        return (
          <li key={day}>
            <b>{day}</b>
            <svg viewBox={`0 0 ${10 * perDay} 10`} preserveAspectRatio="none" aria-hidden="true">
              <path d={boxes(0, isLast ? last : perDay)} />
              {isLast && <path className="is-open" d={boxes(last, perDay)} />}
            </svg>
            <span>
              {index === 0 && `You write at ${clock(from)}`}
              {isLast && `You have an answer by ${clock(from + last)}`}
            </span>
            <span>{isLast ? `${last} hours, ${hours} in all` : `${perDay} hours`}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The boxes of some hours of a day, in a row. */
const boxes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${10 * (from + index) + 0.4} 0.4h9.2v9.2h-9.2z`).join('')
