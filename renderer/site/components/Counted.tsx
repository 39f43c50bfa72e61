import { parseFigure } from '../islands/motion/figure'

/** A figure that counts up when it is scrolled into view, where it has a number; the HTML says the final one. */
export function Counted({ value, seconds = 2 }: { value: string; seconds?: 1.5 | 2 }) {
  return parseFigure(value) ? <span data-count={seconds}>{value}</span> : value
}
