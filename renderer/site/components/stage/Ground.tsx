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
   * @example Training is this: a page the model wrote, a pencil, and ten minutes of doubt.
   */
  children: ReactNode
}

/** A band in the colors of another world than the page's, as wide as the window. At most two on a page, one of them deep. */
export function Ground({ world, children }: GroundProps) {
  return <div className={`ground ground-band wide world-${world}`}>{children}</div>
}
