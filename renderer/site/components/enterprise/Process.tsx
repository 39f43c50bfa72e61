import type { ProcessStep } from '../../../../content/types/enterprise'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface ProcessProps {
  /**
   * The steps in order.
   * @example [{ "step": 1, "title": "Discovery workshop", "duration": "1–2 days", "activities": ["Map the process"] }]
   */
  steps: ProcessStep[]
}

/** A process as steps on one line; in narrow windows below one another. */
export function Process({ steps }: ProcessProps) {
  return (
    <ol data-reveal="" className="process wide nav">
      {steps.map(({ step, title, duration, activities }) => (
        <li key={step}>
          <h3 className="text-body font-text">{title}</h3>
          {duration && <p className="duration">{duration}</p>}
          <ul className="nav">
            {activities.map(activity => (
              <li key={activity}>
                <InlineMarkdown text={activity} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
