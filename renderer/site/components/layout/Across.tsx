import type { ReactNode } from 'react'

export interface AcrossProps {
  /**
   * A heading, a sentence about it, then one table or list as wide as the page.
   * @example A heading, one sentence, and a table.
   */
  children: ReactNode
}

/** A heading as the first row of a table or list that is as wide as the page; its sentence is at its right. */
export function Across({ children }: AcrossProps) {
  return <div className="heading-row wide">{children}</div>
}
