import type { Href } from '@proofsheet/engine/content/schema/text'
import type { Package } from '../../../../content/types/enterprise'
import { ActionLink } from '../ActionLink'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface PackagesProps {
  /**
   * The packages, the smallest first.
   * @example [{ "name": "Hybrid", "description": "…", "bestFor": "…", "deliverables": ["Agent design"], "popular": "POPULAR" }]
   */
  items: Package[]
  /**
   * Where each package's link leads.
   * @example /contactUs/
   */
  href: Href
  /**
   * The words on each link.
   * @example Contact Sales
   */
  label: string
}

const columns: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

/** Packages as columns with aligned parts; the one that most customers choose has the button. */
export function Packages({ items, href, label }: PackagesProps) {
  return (
    <div
      data-reveal=""
      className={`wide my-8 grid ${columns[items.length] ?? 'lg:grid-cols-3'} lg:grid-rows-[repeat(5,auto)] gap-y-12 lg:gap-y-0`}
    >
      {items.map(({ name, levels, color, popular, description, bestFor, timeline, deliverables, about }, index) => (
        <section
          key={name}
          aria-label={name}
          className={`lg:row-span-5 grid lg:grid-rows-subgrid content-start gap-y-4 border-0 border-t lg:border-t-0 border-solid border-rule pt-5 lg:pt-0 ${index > 0 ? 'lg:border-l lg:pl-8' : ''} lg:pr-8`}
        >
          <div>
            <p className="min-h-7 text-note text-ink-3">
              {popular ? <b className="text-ink">{popular}</b> : null}
              {popular && levels ? <span className="ml-3">{levels}</span> : levels}
            </p>
            <h3>
              {color && <span className={`own-square own-${color} mr-3`} aria-hidden="true" />}
              {name}
            </h3>
          </div>
          <p className="text-ink-2">
            <InlineMarkdown text={description} />
          </p>
          <dl className="m-0 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-note content-start">
            <dt className="text-ink-3">Best for</dt>
            <dd>{bestFor}</dd>
            {timeline && <dt className="text-ink-3">Takes</dt>}
            {timeline && <dd className="tabular-nums">{timeline}</dd>}
          </dl>
          <div>
            <p className="text-note text-ink-3">What you get</p>
            <ul className="nav mt-1">
              {deliverables.map(item => (
                <li key={item} className="py-1.5 leading-snug">
                  <InlineMarkdown text={item} />
                </li>
              ))}
            </ul>
          </div>
          <p className="self-end">
            <ActionLink
              action={{ label, href: about ? `${href}?about=${about}` : href }}
              look={popular ? 'btn' : 'btn-quiet'}
              about={`about ${name}`}
            />
          </p>
        </section>
      ))}
    </div>
  )
}
