import { parseFigure } from '../islands/motion/figure'

interface CountedProps {
  value: string
  seconds?: 1.5 | 2
}

/**
 * A figure, which counts up when it is scrolled into view if it is a least number, such as 500+. Any other figure would be a
 * false claim half way, so it is printed.
 */
export function Counted({ value, seconds = 2 }: CountedProps) {
  return parseFigure(value) ? <span data-count={seconds}>{value}</span> : value
}
