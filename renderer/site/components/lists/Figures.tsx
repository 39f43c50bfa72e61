import type { Stat } from '../../../../content/types/text'
import { Counted } from '../Counted'

export interface FiguresProps {
  /**
   * The figures with what they measure.
   * @example [{ "value": "20,000+", "label": "professionals trained" }]
   */
  items: Stat[]
}

/** Headline figures over what each measures: a list on phones, a ruled row on wider windows. */
export function Figures({ items }: FiguresProps) {
  return (
    <dl className="wide my-8 grid lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8" data-reveal="">
      {items.map(({ value, label }) => (
        <div
          key={label}
          className="flex max-sm:flex-wrap-reverse flex-row-reverse lg:flex-col-reverse justify-end items-baseline lg:items-start gap-x-4 gap-y-1 py-3 lg:pb-0 border-0 border-t border-solid border-rule lg:border-ink"
        >
          <dt className="text-note text-ink-2">{label}</dt>
          <dd className="min-w-28 text-h3 lg:text-h2 font-display font-600 tabular-nums">
            <Counted value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
