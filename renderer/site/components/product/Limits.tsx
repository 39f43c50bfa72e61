import { Entries } from '../lists/Entries'

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
      <Entries texts={items} />
    </ul>
  )
}
