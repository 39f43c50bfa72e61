import type { ReactNode } from 'react'
import type { ProgramUnit } from '../../../../content/types/program'

/** The outlines of squares in a row. */
const row = (y: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${80 + (from + index) * 20} ${y}h15v15h-15z`).join('')

/** A drawing of what each unit leaves: lines and fills in ink, and in the pen what needs a look. */
export const unitDrawings: Record<ProgramUnit['drawing'], ReactNode> = {
  cases: (
    <>
      <path d="M2 12h150M2 40h118M2 68h164" />
      <path className="fill" d="M216 3h18v18h-18zM216 31h18v18h-18z" />
      <path className="pen" d="M216 59h18v18h-18z" />
    </>
  ),
  script: (
    <>
      <path d="M12 2Q2 2 2 12v26q0 8-2 10q2 2 2 10v26q0 10 10 10" />
      <path d="M30 12h84M46 32h60M46 78h42M30 96h20" />
      <path className="pen" d="M40 44h186v20H40z" />
      <path d="M50 54h120" strokeWidth="5" />
    </>
  ),
  passage: (
    <>
      <path d="M2 2h84v94M2 2v94M14 18h58M14 32h44M14 64h58M14 80h36" />
      <path className="fill" d="M12 43h64v11H12z" />
      <path className="pen" d="M76 48C104 48 104 24 130 24" />
      <path d="M134 12h102M134 28h86M134 44h52" />
    </>
  ),
  pair: (
    <>
      <path d="M2 22h82v48H2zM156 22h82v48h-82zM14 38h58M14 54h34" />
      <path d="M84 36h66m-12-9 12 9-12 9" />
      <path className="pen" d="M156 58H90m12-9-12 9 12 9" />
      <path d="m176 46 14 14 30-30" strokeWidth="5" />
    </>
  ),
  comparison: (
    <>
      <path d="M2 18h58M2 66h44" />
      <path className="fill" d={row(10, 0, 6) + row(58, 0, 7)} />
      <path className="pen" d={row(10, 6, 8) + row(58, 7, 8)} />
    </>
  ),
  'way-back': (
    <>
      <path d="M2 66h236M30 56v20M110 56v20" />
      <path className="fill" d="M20 56h20v20H20zM100 56h20v20h-20z" />
      <path className="pen" d="M180 56h20v20h-20zM190 46C184 10 122 6 112 40m-9-12 9 14 13-9" />
    </>
  ),
}
