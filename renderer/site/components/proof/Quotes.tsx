import type { Testimonial } from '../../../../content/types/testimonial'
import { Stars } from './Stars'

export interface QuotesProps {
  /**
   * The customers' words with their role and kind of company.
   * @example [{ "quote": "We know now which answer to trust.", "role": "Head of operations", "company": "Logistics company", "rating": 5 }]
   */
  items: Testimonial[]
}

/** Customers' words: the first is large, the others are in the margin. */
export function Quotes({ items: [first, ...others] }: QuotesProps) {
  return (
    <div data-reveal="" className="quotes wide with-margin my-8">
      {first && <Quote item={first} look="text-h2 font-display font-500 text-balance max-w-text leading-tight" />}
      <div className="beside grid gap-6 content-start">
        {others.map(item => (
          <Quote key={item.quote} item={item} look="text-body text-ink" />
        ))}
      </div>
    </div>
  )
}

function Quote({ item: { quote, author, role, company, rating }, look }: { item: Testimonial; look: string }) {
  return (
    <figure>
      <blockquote className={look}>“{quote}”</blockquote>
      <figcaption className="mt-5 text-note text-ink-3">
        <Stars rating={rating} />
        {author && `${author}, `}
        {role} · {company}
      </figcaption>
    </figure>
  )
}
