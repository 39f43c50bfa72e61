import type { ReactNode } from 'react'

/** A note in the margin, beside the paragraph before it; on narrow windows it follows that paragraph. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div className="note" role="note">
      {children}
    </div>
  )
}
