import type { ReactNode } from 'react'

export interface AskedProps {
  /**
   * A heading, and a list of questions.
   * @example A heading, and a list of questions.
   */
  children: ReactNode
}

/** A sheet with a small heading and large questions, each with its answer below. */
export function Asked({ children }: AskedProps) {
  return <div className="asked sheet wide">{children}</div>
}
