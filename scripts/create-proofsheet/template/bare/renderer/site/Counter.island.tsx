// Reaches the browser, when a visitor uses it.
import { useEffect, useState } from 'react'

export interface CounterProps {
  /**
   * How far it counts.
   * @example 7
   */
  to: number
}

/** When the counter's code is fetched. */
export const wake = 'use'

/** The one component of each post that a visitor can use; `data-live` tells when React has taken over. */
export default function Counter({ to }: CounterProps) {
  const [count, setCount] = useState(0)
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  return (
    <div className="counter" data-live={isLive ? 'yes' : 'no'}>
      <button type="button" onClick={() => setCount(Math.min(to, count + 1))}>
        +1
      </button>
      <output>
        {count} of {to}
      </output>
    </div>
  )
}
