// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { useRef, useState } from 'react'

/** How much faster than a deployment its run is shown. */
export const speed = 8

export interface Run {
  /** The second of the deployment that is shown; undefined while nothing runs. */
  at: number | undefined
  /** Shows this many seconds from the first, then calls back; at once to a visitor who prefers reduced motion. */
  start: (seconds: number, onEnd: () => void) => void
  /** Ends the run; nobody is called back. */
  stop: () => void
}

/** A run through the seconds of a deployment, faster than they would pass. */
export function useRun(): Run {
  const [at, setAt] = useState<number>()
  const frame = useRef(0)
  const stop = () => {
    cancelAnimationFrame(frame.current)
    setAt(undefined)
  }
  const start = (seconds: number, onEnd: () => void) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return onEnd()
    const from = performance.now()
    const show = (now: number) => {
      const second = (Math.max(0, now - from) / 1000) * speed
      if (second < seconds) {
        // Parts of a second too small to be seen are not rendered.
        setAt(Math.floor(second * 4) / 4)
        frame.current = requestAnimationFrame(show)
      } else {
        stop()
        onEnd()
      }
    }
    show(from)
  }
  return { at, start, stop }
}
