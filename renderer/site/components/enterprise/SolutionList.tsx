import { useSite } from '../site-context'
import { solutionDrawings } from './solution-drawings'

/** The featured solutions as rows: a drawing of what each works on, what it does, and the numbers it is measured by. */
export function SolutionList() {
  return (
    <div className="solution-list wide">
      {useSite().solutions.map(({ url, slug, title, subtitle, metrics }) => (
        <article key={url}>
          <svg viewBox="0 0 230 112" aria-hidden="true">
            {solutionDrawings[slug]}
          </svg>
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
