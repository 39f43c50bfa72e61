import type { ReactNode } from 'react'

export interface AskedProps {
  /**
   * A heading with its questions, then the objects at their right.
   * @example A heading, a list of questions, and a letter.
   */
  children: ReactNode
}

/** Large questions in one column, with one or two objects at their right. */
export function Asked({ children }: AskedProps) {
  return <div className="asked wide">{children}</div>
}
