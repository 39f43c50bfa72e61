import type { ProcessStep } from '../../../../content/types/enterprise'
import { Line } from '../lists/Line'

export interface ProcessProps {
  /**
   * The steps in order.
   * @example [{ "step": 1, "title": "Discovery workshop", "duration": "1-2 days", "activities": ["Map the process"] }]
   */
  steps: ProcessStep[]
}

/** A timeline: numbered steps down one line, how long each takes at the right. */
export function Process({ steps }: ProcessProps) {
  return (
    <ol data-reveal="" className="wide nav my-8">
      {steps.map(({ step, title, duration, activities }) => (
        <li key={step} className="group grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 md:gap-x-6">
          <div className="flex flex-col items-center" aria-hidden="true">
            <b className="grid place-items-center w-10 h-10 rounded-ctl border border-solid border-ink tabular-nums">
              {step}
            </b>
            <span className="flex-1 w-px bg-rule group-last:hidden" />
          </div>
          <div className="grid md:grid-cols-[14rem_minmax(0,1fr)] margin:grid-cols-[16rem_minmax(0,1fr)_16rem] gap-x-8 gap-y-1 pt-1.5 pb-8 group-last:pb-0">
            <h3 className="text-body font-text">{title}</h3>
            {duration && (
              <p className="md:col-start-2 margin:col-start-3 row-start-2 md:row-start-1 text-note md:text-body text-ink-3 md:text-ink tabular-nums">
                {duration}
              </p>
            )}
            <ul className="nav md:col-start-2 margin:row-start-1 text-ink-2 leading-snug grid gap-1.5">
              {activities.map(activity => (
                <li key={activity}>
                  <Line text={activity} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}
