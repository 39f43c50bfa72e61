import type { ReactNode } from 'react'

export interface BesideProps {
  /**
   * A heading with its text, then one list, table or object, which is at their right.
   * @example A heading, two sentences, and a table.
   */
  children: ReactNode
}

/** A heading with its text at the left of what it is about. On phones that follows below. */
export function Beside({ children }: BesideProps) {
  return <div className="split wide">{children}</div>
}
