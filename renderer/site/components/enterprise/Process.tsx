import type { ProcessStep } from '../../../../content/types/enterprise'
import { weeksOf } from '../../islands/demos/level-finder/weeks'
import { Entries } from '../lists/Entries'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface ProcessProps {
  /**
   * The steps in order.
   * @example [{ "step": 1, "title": "Discovery workshop", "duration": "1–2 days", "activities": ["Map the process"] }]
   */
  steps: ProcessStep[]
}

/** A process as one line of weeks, each step as long as it takes at most, with what happens in it below. */
export function Process({ steps }: ProcessProps) {
  return (
    <div className="process wide" data-reveal="">
      {steps.some(({ duration }) => duration && weeksOf(duration)) && <WeekLine steps={steps} />}
      <ol className="nav">
        {steps.map(({ step, title, duration, activities, example }) => (
          <li key={step}>
            <h3>{title}</h3>
            {duration && <p>{duration}</p>}
            <ul className="nav">
              <Entries texts={activities} />
            </ul>
            {example && (
              <p className="process-example">
                <InlineMarkdown text={example} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The width of the line, and of a step that has no number of weeks. */
const [width, open] = [1000, 110]

/** The steps on one scale: filled as far as a step takes at least, outlined to what it takes at most, dashed where it is open. */
function WeekLine({ steps }: ProcessProps) {
  const spans = steps.map(({ duration = '' }) => weeksOf(duration))
  const weeks = spans.reduce((sum, span) => sum + (span?.to ?? 0), 0)
  const week = (width - open * spans.filter(span => !span).length) / weeks
  let x = 0
  const segments = spans.map((span, index) => {
    const start = x
    const length = span ? span.to * week : open
    x += length
    return { start, length, least: (span?.from ?? 0) * week, isOpen: !span, step: index + 1 }
  })
  const box = (start: number, length: number) =>
    `M${Math.round(start) + 2} 34h${Math.max(2, Math.round(length) - 4)}v28h-${Math.max(2, Math.round(length) - 4)}z`
  return (
    <svg viewBox={`0 0 ${width} 64`} aria-hidden="true">
      {segments.map(({ start, length, least, isOpen, step }) => (
        <g key={step}>
          <text x={Math.round(start) + 2} y="22">
            {step}
          </text>
          <path className={isOpen ? 'open' : undefined} d={box(start, length)} />
          {least > 0 && <path className="least" d={box(start, least)} />}
        </g>
      ))}
    </svg>
  )
}
