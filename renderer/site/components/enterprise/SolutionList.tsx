import { Icon } from '../icons/Icon'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { useSite } from '../site-context'
import { BuiltWith } from './BuiltWith'

/** The featured solutions with what they do; the figures they reach and what they are built with are in the margin. */
export function SolutionList() {
  return (
    <div data-reveal="" className="wide my-8 border-0 border-b border-solid border-rule">
      {useSite().solutions.map(({ url, title, tab, subtitle, description, icon, metrics, technologies }) => (
        <article
          key={url}
          className="grid margin:grid-cols-[minmax(0,1fr)_16rem] gap-x-12 gap-y-6 py-8 border-0 border-t border-solid border-rule"
        >
          <div>
            <h3 className="flex gap-4">
              <Icon name={icon} className="flex-none mt-1.5 text-ink-3" />
              {title}
            </h3>
            <p className="mt-2 text-lead text-ink-2 max-w-m-lead">{subtitle}</p>
            <p className="mt-3 text-ink-2 max-w-text">
              <InlineMarkdown text={description} />
            </p>
            <p className="mt-3">
              <a className="text-link" href={url}>
                See {tab}
              </a>
            </p>
          </div>
          <div className="grid gap-4 content-start">
            <dl className="m-0 grid grid-cols-2 margin:grid-cols-1 gap-4 content-start">
              {metrics.map(({ value, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="text-note text-ink-2">{label}</dt>
                  <dd className="text-h2 font-display font-650 tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
            <BuiltWith technologies={technologies} />
          </div>
        </article>
      ))}
    </div>
  )
}
