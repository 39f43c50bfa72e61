import type { ReactNode } from 'react'

export interface AskedProps {
  /**
   * A list of questions, and where to ask more.
   * @example A list of questions, and a link.
   */
  children: ReactNode
}

/** Large questions across the page, each answer at the right of its question’s column. */
export function Asked({ children }: AskedProps) {
  return <div className="asked wide">{children}</div>
}
