import type { ReactNode } from 'react'

export interface StepsProps {
  /**
   * The steps as a numbered list.
   * @example
   * 1. Copy the message.
   * 2. Paste it below the prompt.
   */
  children: ReactNode
}

/** A numbered list as steps to follow, with the numbers beside a line. */
export function Steps({ children }: StepsProps) {
  return <div className="steps">{children}</div>
}
