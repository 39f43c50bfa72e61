import { InlineMarkdown } from '../lists/InlineMarkdown'
import { useSite } from '../site-context'
import { solutionDrawings } from './solution-drawings'

/**
 * The featured solutions, each in a look of its own: what it works on, its name, the numbers it is measured by and their
 * working.
 */
export function SolutionList() {
  return (
    <div className="solution-list wide">
      {useSite().solutions.map(({ url, slug, title, subtitle, metrics }) => (
        <article key={url} data-solution={slug}>
          {solutionDrawings[slug]}
          <div>
            <h2>
              <a href={url}>{title}</a>
            </h2>
            <p>{subtitle}</p>
          </div>
          <dl>
            {metrics.map(({ value, label, working }) => (
              <div key={label}>
                <dd>{value}</dd>
                <dt>{label}</dt>
                {working && (
                  <dd className="solution-working">
                    <InlineMarkdown text={working.text} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  )
}
