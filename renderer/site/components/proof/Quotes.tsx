import type { Testimonial } from '../../../../content/types/testimonial'

export interface QuotesProps {
  /**
   * The customers' words with their role and kind of company.
   * @example [{ "quote": "We know now which answer to trust.", "role": "Head of operations", "company": "Logistics company", "rating": 5 }]
   */
  items: Testimonial[]
}

/** Customers' words: the first is large, the others are beside it. */
export function Quotes({ items: [first, ...others] }: QuotesProps) {
  return (
    <div className="quotes wide" data-reveal="">
      {first && <Quote item={first} />}
      <div>
        {others.map(item => (
          <Quote key={item.quote} item={item} />
        ))}
      </div>
    </div>
  )
}

function Quote({ item: { quote, author, role, company, rating } }: { item: Testimonial }) {
  return (
    <figure>
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        {author && `${author}, `}
        {role}, {company.charAt(0).toLowerCase() + company.slice(1)}. {`${rating}\u00a0of\u00a05`}
      </figcaption>
    </figure>
  )
}
