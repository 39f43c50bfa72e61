import type { ReactNode } from 'react'

export interface PairProps {
  /**
   * Two sections, each a heading and one list, table or component.
   * @example Two headings, each with the list below it.
   */
  children: ReactNode
}

/** Two short sections side by side: what it can't do beside the questions, for example. Below each other on phones. */
export function Pair({ children }: PairProps) {
  return <div className="pair wide">{children}</div>
}
