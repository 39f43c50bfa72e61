import type { Banner, ClosingForm } from '../../../content/types/banner'
import { Counted } from '../components/Counted'
import { unbroken } from '../components/layout/unbroken'
import { InlineMarkdown } from '../components/lists/InlineMarkdown'

/** The closing banner: a sentence with what to do next, beside figures and trust indicators or the page's own form. */
export function ClosingBanner({ banner }: { banner: Banner }) {
  const [primary, secondary] = banner.actions
  return (
    <section aria-labelledby="closing-banner" className="closing ground">
      <div className="page" data-reveal="">
        <div>
          {banner.eyebrow && <p className="stage-line">{banner.eyebrow}</p>}
          <h2 id="closing-banner">{unbroken(banner.heading)}</h2>
          <p className="mt-5 text-lead max-w-m-lead">{banner.description}</p>
          <p className="actions flex flex-wrap items-center gap-x-6 gap-y-2">
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
        {banner.form ? <Form {...banner.form} /> : <Figures banner={banner} />}
      </div>
    </section>
  )
}

/** Three figures, how they are counted, and three reasons to trust. */
function Figures({ banner }: { banner: Banner }) {
  return (
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
        <p className="mb-4 text-note">
          <InlineMarkdown text={banner.statsNote} />
        </p>
      )}
      <ul className="nav">
        {banner.trustIndicators.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  )
}

/** The blanks of a first message, drawn as an object of the page's subject. Nothing is typed into it. */
function Form({ look, head, fields }: ClosingForm) {
  return (
    <div className={`closing-form is-${look}`}>
      <p>{head}</p>
      <ul className="nav">
        {fields.map(({ label, value }) => (
          <li key={label}>
            <b>{value}</b> <span>{unbroken(label)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
