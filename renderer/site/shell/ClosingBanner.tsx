import type { Banner } from '../../../content/types/banner'
import { Counted } from '../components/Counted'
import { unbroken } from '../components/layout/unbroken'
import { InlineMarkdown } from '../components/lists/InlineMarkdown'

/** The closing banner: a sentence with what to do next, beside figures and trust indicators. */
export function ClosingBanner({ banner }: { banner: Banner }) {
  const [primary, secondary] = banner.actions
  return (
    <section aria-labelledby="closing-banner" className="closing ground">
      <div className="page" data-reveal="">
        <div>
          <h2 id="closing-banner">{unbroken(banner.heading)}</h2>
          <p className="lead">{banner.description}</p>
          <p className="actions">
            {primary && (
              <a className="btn" href={primary.href}>
                {primary.label}
              </a>
            )}
            {secondary && (
              <a className="text-link" href={secondary.href}>
                {secondary.label}
              </a>
            )}
          </p>
        </div>
        <div>
          <dl>
            {banner.stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Counted value={value} />
                </dd>
              </div>
            ))}
          </dl>
          {banner.statsNote && (
            <p className="stats-note">
              <InlineMarkdown text={banner.statsNote} />
            </p>
          )}
          <ul className="nav">
            {banner.trustIndicators.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
