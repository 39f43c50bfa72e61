import type { Testimonial } from '../../../../content/types/testimonial'

export interface QuotesProps {
  /**
   * The customers' words with their role and kind of company.
   * @example [{ "quote": "We know now which answer to trust.", "role": "Head of operations", "company": "Logistics company", "rating": 5 }]
   */
  items: Testimonial[]
  /**
   * Another form than a large one with the others at its right: the first `across` the page and the others below it, a
   * `pair` of equals, on the `ground` of the page's world, or as `talk`, in bubbles.
   * @example pair
   */
  form?: 'across' | 'pair' | 'ground' | 'talk'
}

const classes = {
  across: 'is-across',
  pair: 'is-pair',
  ground: 'is-across band ground',
  talk: 'is-pair is-bubbles',
}

/** Customers' words: the first is large, the others are beside or below it. */
export function Quotes({ items: [first, ...others], form }: QuotesProps) {
  return (
    <div className={`quotes wide ${form ? classes[form] : ''}`}>
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
