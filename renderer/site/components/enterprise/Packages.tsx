import type { Href } from '@proofsheet/engine/content/schema/text'
import type { ReactNode } from 'react'
import type { Package } from '../../../../content/types/enterprise'
import { ActionLink } from '../ActionLink'
import { Entries } from '../lists/Entries'
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

/** Packages as one table with a column for each; the one that most customers choose stands on its ground. */
export function Packages({ items, href, label }: PackagesProps) {
  const haveLevels = items.some(({ levels }) => levels)
  const haveTimes = items.some(({ timeline }) => timeline)
  return (
    <div className="packages wide" data-reveal="">
      {items.map(({ name, levels, color, popular, description, bestFor, timeline, deliverables, about }) => (
        <section key={name} aria-label={name} className={popular ? 'ground world-enterprise' : color && `own-${color}`}>
          <h3>
            {name} {popular && <b>{popular}</b>}
          </h3>
          <dl>
            <Line term="What it is">
              <InlineMarkdown text={description} />
            </Line>
            <Line term="Best for">{bestFor}</Line>
            <Line term="You get">
              <ul className="nav">
                <Entries texts={deliverables} />
              </ul>
            </Line>
            {haveLevels && <Line term="Levels">{levels ?? '–'}</Line>}
            {haveTimes && (
              <Line term="Takes">
                <span className="packages-time">{timeline ?? 'Named in the quote'}</span>
              </Line>
            )}
          </dl>
          <p>
            <ActionLink
              action={{ label, href: about ? `${href}?about=${about}` : href }}
              look={popular ? 'btn' : 'text-link'}
              about={`about ${name}`}
            />
          </p>
        </section>
      ))}
    </div>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}
