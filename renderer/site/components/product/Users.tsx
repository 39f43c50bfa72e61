import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface UsersProps {
  /**
   * Who uses it for what, each beginning with the people.
   * @markdown
   * @example ["Teams whose callers ask the same things every day", "Clinics that move appointments by phone"]
   */
  items: string[]
}

/** Whom a product is for, as one sentence below its stage. */
export function Users({ items }: UsersProps) {
  return (
    <p className="users wide">
      Made for{' '}
      {items.map((item, index) => (
        <span key={item}>
          {index > 0 && (index < items.length - 1 ? ', ' : items.length > 2 ? ', and ' : ' and ')}
          <InlineMarkdown text={withinSentence(item)} />
        </span>
      ))}
      .
    </p>
  )
}

/** A text without its capital letter, unless it begins with an abbreviation. */
const withinSentence = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())
