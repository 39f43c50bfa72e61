import type { ProcessStep } from '../../../../content/types/enterprise'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface ProcessProps {
  /**
   * The steps in order.
   * @example [{ "step": 1, "title": "Discovery workshop", "duration": "1-2 days", "activities": ["Map the process"] }]
   */
  steps: ProcessStep[]
}

interface Layout {
  list: string
  step: string
  number: string
  line: string
  words: string
  duration: string
  activities: string
}

/** From top to bottom, with the durations in the margin. */
const down: Layout = {
  list: '',
  step: '',
  number: '',
  line: '',
  words: 'md:grid-cols-[14rem_minmax(0,1fr)] margin:grid-cols-[16rem_minmax(0,1fr)_16rem]',
  duration:
    'md:col-start-2 margin:col-start-3 row-start-2 md:row-start-1 text-note md:text-body text-ink-3 md:text-ink',
  activities: 'md:col-start-2 margin:row-start-1',
}

/** The same where no step has a duration: what happens in a step has the margin too. */
const downWithoutDurations: Layout = {
  ...down,
  words: 'md:grid-cols-[14rem_minmax(0,1fr)] margin:grid-cols-[16rem_minmax(0,1fr)]',
  activities: 'md:col-start-2 margin:grid-cols-2 gap-x-12',
}

/** From left to right in wide windows. */
const across: Layout = {
  list: 'lg:grid lg:gap-x-8',
  step: 'lg:block',
  number: 'lg:flex-row',
  line: 'lg:w-auto lg:h-px lg:ml-4 lg:-mr-4',
  words: 'md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-1 lg:pt-4 lg:pb-0 lg:gap-y-2',
  duration: 'md:col-start-2 lg:col-start-1 text-note text-ink-3',
  activities: 'md:col-start-2 lg:col-start-1',
}

const columns: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

/** A timeline: up to four steps from left to right, more of them, or a narrow window, from top to bottom. */
export function Process({ steps }: ProcessProps) {
  const count = columns[steps.length]
  const hasDurations = steps.some(({ duration }) => duration)
  const layout = count ? across : hasDurations ? down : downWithoutDurations
  return (
    <ol data-reveal="" className={`wide nav my-8 ${layout.list} ${count ?? ''}`}>
      {steps.map(({ step, title, duration, activities }) => (
        <li key={step} className={`group grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 md:gap-x-6 ${layout.step}`}>
          <div className={`flex flex-col items-center ${layout.number}`} aria-hidden="true">
            <b className="grid place-items-center w-10 h-10 rounded-ctl border border-solid border-ink tabular-nums">
              {step}
            </b>
            <span className={`flex-1 w-px bg-rule group-last:hidden ${layout.line}`} />
          </div>
          <div className={`grid gap-x-8 gap-y-1 pt-1.5 pb-8 group-last:pb-0 ${layout.words}`}>
            <h3 className="text-body font-text">{title}</h3>
            {duration && <p className={`tabular-nums ${layout.duration}`}>{duration}</p>}
            <ul className={`nav text-ink-2 leading-snug grid content-start gap-1.5 ${layout.activities}`}>
              {activities.map(activity => (
                <li key={activity}>
                  <InlineMarkdown text={activity} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}
