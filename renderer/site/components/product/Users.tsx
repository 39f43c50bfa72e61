import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface UsersProps {
  /**
   * Who uses it for what, each beginning with the people.
   * @markdown
   * @example ["Teams whose callers ask the same things every day", "Clinics that move appointments by phone"]
   */
  items: string[]
  /**
   * The benefits for them, in few words each.
   * @markdown
   * @example ["Saves 10 hours a week", "90% faster than typing", "One style for the whole team"]
   */
  benefits: string[]
}

/** Whom a product is for, as one sentence below its stage, and what they have of it. */
export function Users({ items, benefits }: UsersProps) {
  return (
    <div className="users wide">
      <p>
        Made for{' '}
        {items.map((item, index) => (
          <span key={item}>
            {index > 0 && (index < items.length - 1 ? ', ' : items.length > 2 ? ', and ' : ' and ')}
            <InlineMarkdown text={withinSentence(item)} />
          </span>
        ))}
        .
      </p>
      <ul className="nav">
        {benefits.map(benefit => (
          <li key={benefit}>
            <InlineMarkdown text={benefit} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A text without its capital letter, unless it begins with an abbreviation. */
const withinSentence = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())
