import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface LimitsProps {
  /**
   * What it doesn't do, one short sentence each.
   * @markdown
   * @example ["It never replaces an emergency line."]
   */
  items: string[]
}

/** What something doesn't do, in large lines. */
export function Limits({ items }: LimitsProps) {
  return (
    <ul className="limits wide">
      {items.map(item => (
        <li key={item}>
          <InlineMarkdown text={item} />
        </li>
      ))}
    </ul>
  )
}
