import type { ReactNode } from 'react'

export interface OnStageProps {
  /**
   * A drawing or an object. Only as the first part of a text.
   * @example The drawing of a data flow.
   */
  children: ReactNode
}

/** What lies on the stage of a page, below its first sentence: the first part of the text, on the same ground. */
export function OnStage({ children }: OnStageProps) {
  return <div className="on-stage ground wide">{children}</div>
}
