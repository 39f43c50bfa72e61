import type { ReactNode } from 'react'

/** A box whose content scrolls horizontally where it is wider than the window, also by keyboard. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className="table" role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}
