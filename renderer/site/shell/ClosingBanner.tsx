import type { Banner } from '../../../content/types/banner'
import { Counted } from '../components/Counted'
import { Icon } from '../components/icons/Icon'

/** The closing banner: a heading, figures, trust indicators and links. */
export function ClosingBanner({ banner }: { banner: Banner }) {
  const [primary, secondary] = banner.actions
  return (
    <section aria-labelledby="closing-banner" className="mt-16 border-0 border-t border-solid border-rule">
      <div className="page pt-12 grid gap-x-8 gap-y-10 lg:grid-cols-2" data-reveal="">
        <div>
          <h2 id="closing-banner">{banner.heading}</h2>
          <p className="mt-4 text-lead text-ink-2 max-w-m-lead">{banner.description}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
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
        <div className="min-w-0">
          <dl className="m-0 grid gap-6">
            {banner.stats.map(({ icon, value, label }) => (
              <div key={label} className="relative pl-9 flex flex-wrap gap-x-3 items-baseline">
                <dt className="order-1 text-note text-ink-2">{label}</dt>
                <dd className="min-w-[6.5rem] text-h3 font-display font-650 tabular-nums">
                  <Icon name={icon} className="absolute left-0 mt-1.5 text-ink-3" />
                  <Counted value={value} />
                </dd>
              </div>
            ))}
          </dl>
          <ul className="nav mt-6 pt-6 flex flex-wrap gap-x-6 gap-y-2 border-0 border-t border-solid border-rule text-note text-ink-2">
            {banner.trustIndicators.map(({ label, icon }) => (
              <li key={label} className="flex items-center gap-2">
                <Icon name={icon} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
