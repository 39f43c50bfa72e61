// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { type Plan, promise } from './steps'

/** The shortest step, in seconds, whose bar has room for its number. */
const roomy = 2.4

/** The shortest step, in seconds, whose bar has room for its name on a wide sheet. */
const wide = 5

/** The steps on a time axis up to the promised minute. */
export function TimeAxis({ steps, total, held }: Plan) {
  const widest = Math.max(promise, Math.ceil(total / 10) * 10)
  const at = (seconds: number) => `${+((seconds / widest) * 100).toFixed(2)}%`
  const ticks = Array.from({ length: widest / 10 + 1 }, (_, index) => index * 10)
  return (
    <svg className="block w-full h-26" aria-hidden="true">
      {ticks.map(tick => (
        <g key={tick}>
          <line x1={at(tick)} x2={at(tick)} y1="70" y2={tick === promise ? 4 : 78} className="stroke-ink-2" />
          <text
            x={at(tick)}
            y="96"
            className="fill-ink-3 text-note"
            textAnchor={tick === 0 ? 'start' : tick === widest ? 'end' : 'middle'}
          >
            {tick === 0 ? '0 s' : tick}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1="70" y2="70" className="stroke-ink-2" />
      {steps.map(({ name, start, seconds, held: waits }, index) => (
        <g key={name}>
          <rect
            x={at(start)}
            width={at(seconds)}
            y="14"
            height="56"
            className={waits ? 'fill-none stroke-rule-ctl' : 'fill-own stroke-paper-lift'}
            strokeDasharray={waits ? '3 3' : undefined}
            fillOpacity={index % 2 ? 0.25 : 1}
          />
          {seconds >= roomy && !waits && (
            <text
              x={at(start + seconds / 2)}
              y="47"
              textAnchor="middle"
              className={`text-note ${index % 2 ? 'fill-ink' : 'fill-paper-lift'}`}
            >
              {index + 1}
              {seconds >= wide && <tspan className="hidden @[52rem]:inline"> {name}</tspan>}
            </text>
          )}
        </g>
      ))}
      {!held && <line x1={at(total)} x2={at(total)} y1="6" y2="78" className="stroke-ink" strokeWidth="2" />}
    </svg>
  )
}

/** The steps as a list, with the second at which each begins and what it takes. */
export function StepList({ steps }: Plan) {
  return (
    <ol className="list-none text-note [font-variant-numeric:tabular-nums] @[52rem]:[columns:2]">
      {steps.map(({ name, work, start, seconds, held: waits }, index) => (
        <li
          key={name}
          className={`grid grid-cols-[1.2rem_minmax(0,1fr)_minmax(0,3rem)_minmax(0,4rem)] @[36rem]:grid-cols-[1.2rem_4rem_3rem_4rem_minmax(0,1fr)] gap-x-2 @[36rem]:gap-x-3 [break-inside:avoid] py-1 min-h-13 @[36rem]:min-h-0 ${waits ? 'text-ink-3' : ''}`}
        >
          <span className="text-ink-3">{index + 1}</span>
          <b className={waits ? 'font-400' : ''}>{name}</b>
          <span className="text-right text-ink-3">{waits ? '' : start.toFixed(1)}</span>
          <span className="text-right">{waits ? 'waits' : `+${seconds.toFixed(1)} s`}</span>
          <span className="text-ink-2 col-start-2 col-span-3 @[36rem]:col-start-auto @[36rem]:col-span-1">
            {waits ? '' : work}
          </span>
        </li>
      ))}
    </ol>
  )
}
