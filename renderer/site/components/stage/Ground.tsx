import type { ReactNode } from 'react'
import type { World } from '../../worlds'

export interface GroundProps {
  /**
   * Whose ground it is.
   * @example training
   */
  world: World
  /**
   * A heading, one or two sentences, links; an object such as a `Handout` is at their right.
   * @example Training begins with a page to mark, and a pencil to mark it with.
   */
  children: ReactNode
}

/** A band in the colors of another world than the page's, as wide as the window. At most two on a page, one of them deep. */
export function Ground({ world, children }: GroundProps) {
  return <div className={`ground ground-band wide world-${world}`}>{children}</div>
}
