import { InlineMarkdown } from '../lists/InlineMarkdown'
import { useSite } from '../site-context'
import { solutionDrawings } from './solution-drawings'

/**
 * The featured solutions, each in a look of its own: its name across the page, what it works on, the numbers it is measured
 * by and their working.
 */
export function SolutionList() {
  return (
    <div className="solution-list wide">
      {useSite().solutions.map(({ url, slug, title, category, subtitle, metrics }) => (
        <article key={url} data-solution={slug}>
          <h2>
            <a href={url}>{title}</a>
          </h2>
          {solutionDrawings[slug]}
          <p>
            <b>{category}</b> {subtitle}
          </p>
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
