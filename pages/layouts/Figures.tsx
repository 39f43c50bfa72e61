import type { Stat } from '../../content/types/text'
import { Counted } from '../../renderer/site/components/Counted'

/** Figures with their labels, one per line, for the first screen. */
export function Figures({ stats }: { stats: Stat[] }) {
  return (
    <dl className="figures m-0 grid gap-2">
      {stats.map(({ value, label }) => (
        <div key={label} className="grid grid-cols-[minmax(4.5rem,max-content)_1fr] gap-x-4 items-baseline text-note">
          <dt className="order-1 text-ink-2">{label}</dt>
          <dd className="font-650 tabular-nums">
            <Counted value={value} seconds={1.5} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
