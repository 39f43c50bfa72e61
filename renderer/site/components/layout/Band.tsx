import type { ReactNode } from 'react'

export interface BandProps {
  /**
   * A heading with its text, a quote, a list.
   * @example Payments and dismissals need a person who signs for them.
   */
  children: ReactNode
  /**
   * Darker paper, or the ground of the page’s world; darker paper when left out.
   * @example ground
   */
  look?: 'sunk' | 'ground'
}

/** A band across the window, for what sets one part of a page apart. At most one on a page. */
export function Band({ children, look }: BandProps) {
  return <div className={look === 'ground' ? 'band wide ground' : 'band wide'}>{children}</div>
}
