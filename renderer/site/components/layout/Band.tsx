import type { ReactNode } from 'react'

export interface BandProps {
  /**
   * A heading with its text, a quote, a list.
   * @example Payments and dismissals need a person who signs for them.
   */
  children: ReactNode
}

/** A band of darker paper across the window, for what sets one part of a page apart. At most one on a page. */
export function Band({ children }: BandProps) {
  return <div className="band wide">{children}</div>
}
