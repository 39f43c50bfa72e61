import type { ReactNode } from 'react'

interface ScrollerProps {
  label: string
  /** Whether its edge is shaded where there is more to see. */
  isShaded?: boolean
  children: ReactNode
}

/** A box whose content scrolls horizontally where it is wider than the window, also by keyboard. */
export function Scroller({ label, isShaded, children }: ScrollerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className={isShaded ? 'table shaded' : 'table'} role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}
