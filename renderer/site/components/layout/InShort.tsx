import type { ReactNode } from 'react'

export interface InShortProps {
  /**
   * The section in one or two plain sentences, which promise nothing that its text does not say.
   * @example You can cancel at any time and keep the month that you have paid for.
   */
  children: ReactNode
}

/** The sum of a section of a legal text, directly below its heading: in the margin, on narrow windows above the text. */
export function InShort({ children }: InShortProps) {
  return (
    <div className="in-short" role="note">
      <b>In short</b> {children}
    </div>
  )
}
