import type { ReactNode } from 'react'
import { DisclosureIcon } from '../../islands/DisclosureIcon'

export interface DetailsProps {
  /**
   * What is inside, as a short phrase that is always shown.
   * @example What the figures count
   */
  summary: string
  /**
   * What is shown on demand.
   * @example Only calls that ended without a person.
   */
  children: ReactNode
}

/** Text that is folded until a reader opens it, for what only some readers need. On paper it is open. */
export function Details({ summary, children }: DetailsProps) {
  return (
    <details className="border-0 border-t border-b border-solid border-rule">
      <summary className="flex items-center justify-between gap-4 min-h-14 py-3 font-650">
        {summary}
        <DisclosureIcon />
      </summary>
      <div className="flow pb-5">{children}</div>
    </details>
  )
}
