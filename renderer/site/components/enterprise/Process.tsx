import type { ProcessStep } from '../../../../content/types/enterprise'
import { weeksOf } from '../../islands/demos/level-finder/weeks'
import { Entries } from '../lists/Entries'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { type Plan, Planner } from './Planner'
import { stepDrawings } from './step-drawings'

export interface ProcessProps {
  /**
   * The steps in order.
   * @example [{ "step": 1, "title": "Discovery workshop", "duration": "1–2 days", "activities": ["Map the process"] }]
   */
  steps: ProcessStep[]
  /**
   * What a visitor plans with: boxes and a choice above the steps.
   * @example { "needs": [{ "title": "Real cases", "has": "They become the test.", "lacks": "They are collected first." }], "sizes": [{ "title": "L2 alone", "weeks": "3–6 weeks", "text": "A knowledge base.", "about": "integration" }] }
   */
  plan?: Plan
}

/** The steps of a process side by side, each below a line as long as the weeks that it takes, all on one scale. */
export function Process({ steps, plan }: ProcessProps) {
  const spans = steps.map(({ duration = '' }) => weeksOf(duration))
  const longest = Math.max(...spans.map(span => span?.to ?? 0))
  return (
    <div className="process wide" data-reveal="">
      {plan && <Planner {...plan} barOf={weeks => <Weeks span={weeksOf(weeks)} longest={planned(plan)} />} />}
      <ol className="nav">
        {steps.map(({ step, title, duration, activities, example, drawing }, index) => (
          <li key={step}>
            {longest > 0 && <Weeks span={spans[index]} longest={longest} />}
            {drawing && (
              <svg viewBox="-2 -2 242 96" className="is-drawing" aria-hidden="true">
                {stepDrawings[drawing]}
              </svg>
            )}
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

/** The most weeks that a plan can take. */
const planned = ({ sizes }: Plan) => Math.max(...sizes.map(({ weeks }) => weeksOf(weeks)?.to ?? 0))

/** A bar from the least to the most that a step takes, at the end of a line from its start; a dashed line where it is open. */
function Weeks({ span, longest }: { span: ReturnType<typeof weeksOf>; longest: number }) {
  const at = (weeks: number) => Math.round((1000 * weeks) / longest)
  const to = at(span?.to ?? longest)
  // A time that is certain is a mark at the end of its line.
  const from = span ? Math.min(at(span.from), to - 12) : to
  return (
    <svg viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
      <path className={span ? undefined : 'open'} d={`M0 12H${from}`} vectorEffect="non-scaling-stroke" />
      {span && <path className="span" d={`M${from} 0H${to}V24H${from}z`} />}
    </svg>
  )
}
