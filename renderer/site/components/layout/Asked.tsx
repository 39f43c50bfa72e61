import type { ReactNode } from 'react'

export interface AskedProps {
  /**
   * A heading, and a list of questions.
   * @example A heading, and a list of questions.
   */
  children: ReactNode
}

/** Large questions at the right of their heading, each with its answer below. */
export function Asked({ children }: AskedProps) {
  return <div className="asked wide">{children}</div>
}
