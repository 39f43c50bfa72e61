import type { ReactNode } from 'react'
import type { ProcessStep } from '../../../../content/types/enterprise'

/** Rows of dots, each a line without length and with round ends. */
const seats = (rows: number, columns: number) =>
  Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    return `M${100 + column * 20} ${16 + row * 21}h.1`
  }).join('')

/** The outlines of squares in two rows of five. */
const squares = (x: number, y: number, size: number, step: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const [row, column] = [Math.floor((from + index) / 5), (from + index) % 5]
    return `M${x + column * step} ${y + row * step}h${size}v${size}h-${size}z`
  }).join('')

/** A drawing of what happens in a step, in ink; in the pen what needed a look. */
export const stepDrawings: Record<NonNullable<ProcessStep['drawing']>, ReactNode> = {
  room: (
    <>
      <path d="M2 8h66v80H2zM14 26h42M14 42h30M14 58h38" />
      <path d={seats(4, 7)} strokeWidth="11" strokeLinecap="round" />
    </>
  ),
  list: (
    <>
      <path d="M2 10h96M2 34h150M2 58h70M2 82h124" />
      <path
        className="pen"
        d="M108 10l8 8 16-18M82 58l8 8 16-18M4 36c0-16 40-18 84-18s84 4 84 16s-44 16-88 16s-80-2-80-14"
      />
    </>
  ),
  tools: (
    <>
      <path className="fill" d={squares(2, 4, 38, 46, 0, 5)} />
      <path d={squares(2, 4, 38, 46, 5, 10)} />
    </>
  ),
  company: (
    <>
      <path d="M62 4h176v84H62zM2 46h48m-14-11 14 11-14 11" />
      <path className="fill" d={squares(80, 20, 22, 30, 0, 10)} />
    </>
  ),
}
