import { Icon } from '../icons/Icon'
import { Line } from '../lists/Line'
import { useSite } from '../site-context'

/** The featured solutions with what they do and the figures they reach, each leading to its own page. */
export function SolutionList() {
  return (
    <div data-reveal="" className="wide my-8">
      {useSite().solutions.map(({ url, title, tab, subtitle, description, icon, metrics }) => (
        <article
          key={url}
          className="grid lg:grid-cols-[7fr_4fr] gap-x-16 gap-y-6 py-8 border-0 border-t border-solid border-rule"
        >
          <div>
            <p className="flex items-center gap-3 text-note text-ink-2">
              <Icon name={icon} className="flex-none text-ink-3" />
              {tab}
            </p>
            <h3 className="mt-2">{title}</h3>
            <p className="mt-2 text-lead text-ink-2 max-w-m-lead">{subtitle}</p>
            <p className="mt-3 text-ink-2 max-w-text">
              <Line text={description} />
            </p>
            <p className="mt-3">
              <a className="text-link" href={url}>
                See {title}
              </a>
            </p>
          </div>
          <dl className="m-0 grid gap-4 content-start lg:pt-9">
            {metrics.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-note text-ink-2">{label}</dt>
                <dd className="text-h2 font-display font-650 tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  )
}
