import type { ReactNode } from 'react'

export interface StatementProps {
  /**
   * The sentence, at most 120 characters.
   * @example An answer that nobody can question should not be sent.
   */
  children: ReactNode
}

/** One large sentence that is no heading: what a reader should remember of the page. At most one on a page. */
export function Statement({ children }: StatementProps) {
  return <div className="statement">{children}</div>
}
