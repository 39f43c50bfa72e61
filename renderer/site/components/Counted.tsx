import { parseFigure } from '../islands/motion/figure'

/** A figure that counts up when it is scrolled into view, if it contains a number. The HTML has the final text. */
export function Counted({ value, seconds = 2 }: { value: string; seconds?: 1.5 | 2 }) {
  return parseFigure(value) ? <span data-count={seconds}>{value}</span> : value
}
