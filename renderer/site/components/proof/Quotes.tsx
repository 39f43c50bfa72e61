import type { Testimonial } from '../../../../content/types/testimonial'
import { Stars } from './Stars'

export interface QuotesProps {
  /**
   * The customers' words with their role and kind of company.
   * @example [{ "quote": "We know now which answer to trust.", "role": "Head of operations", "company": "Logistics company", "rating": 5 }]
   */
  items: Testimonial[]
}

/** Customers' words, the first larger than the others. */
export function Quotes({ items }: QuotesProps) {
  return (
    <div data-reveal="" className="wide my-8 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr] items-start">
      {items.map(({ quote, author, role, company, rating }, index) => (
        <figure key={quote} className={index === 0 ? '' : 'lg:mt-16'}>
          <blockquote
            className={`${index === 0 ? 'text-h3 font-display font-500 text-balance max-w-m-h3' : 'text-lead max-w-m-lead'}`}
          >
            “{quote}”
          </blockquote>
          <figcaption className="mt-4 text-note text-ink-3">
            <Stars rating={rating} />
            {author && `${author}, `}
            {role} · {company}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
