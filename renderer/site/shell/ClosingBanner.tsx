import type { Banner, ClosingForm } from '../../../content/types/banner'
import { Counted } from '../components/Counted'
import { unbroken } from '../components/layout/unbroken'
import { InlineMarkdown } from '../components/lists/InlineMarkdown'

/**
 * The closing banner: a sentence with what to do next, beside an example of a first message where the page has one. Figures
 * and trust indicators are on pages that ask for them.
 */
export function ClosingBanner({ banner }: { banner: Banner }) {
  const { eyebrow, heading, form, hasFigures } = banner
  const isPlain = !form && !hasFigures
  return (
    <section aria-labelledby="closing-banner" className="closing ground">
      <div className="page" data-reveal="">
        <div>
          {eyebrow && <p className="stage-line">{eyebrow}</p>}
          <h2 id="closing-banner">{unbroken(heading)}</h2>
          {!isPlain && <Next {...banner} />}
        </div>
        {isPlain && (
          <div>
            <Next {...banner} />
          </div>
        )}
        {form && <Form {...form} />}
        {hasFigures && <Figures banner={banner} />}
      </div>
    </section>
  )
}

/** The next step and its outcome. */
function Next({ description, actions: [primary, secondary] }: Banner) {
  return (
    <>
      <p className="mt-5 text-lead max-w-m-lead">{description}</p>
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
    </>
  )
}

/** Three figures, how they are counted, and three reasons to trust. */
function Figures({ banner }: { banner: Banner }) {
  return (
    <div className="closing-figures">
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
        {banner.trustIndicators.map(({ label, fact }) => (
          <li key={label}>
            {label} {fact && <b>{fact}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** An example of a first message, written on an object of the page's subject. */
function Form({ look, head, fields }: ClosingForm) {
  return (
    <div className={`closing-form is-${look}`}>
      <p>{head}</p>
      <ul className="nav">
        {fields.map(({ label, value, href }) => (
          <li key={label}>
            {value && <b>{value}</b>} {href ? <a href={href}>{label}</a> : <span>{unbroken(label)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
