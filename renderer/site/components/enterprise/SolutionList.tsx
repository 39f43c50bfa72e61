import { useSite } from '../site-context'
import { solutionDrawings } from './solution-drawings'

/** The featured solutions, each a band in the look of its page: what it works on, its name, the numbers it is measured by. */
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
            {metrics.map(({ value, label }) => (
              <div key={label}>
                <dd>{value}</dd>
                <dt>{label}</dt>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  )
}
