import type { ReactNode } from 'react'
import { Screens } from '../objects/Screens'

/** Bars that stand on both sides of a line, as strokes of one path: a sentence with its pauses. */
const heights = [6, 16, 30, 14, 38, 44, 28, 12, 24, 40, 20, 10, 28, 36, 16, 30, 12, 6, 18, 34, 42, 22, 12, 26, 14, 6]
const wave = [...heights, ...heights.toReversed(), ...heights]
  .map((height, index) => `M${index * 14 + 4} ${24 - height / 2}v${height}`)
  .join('')

/** A drawing of what each solution works on: a line of speech, a page of a manual, one scene in twenty languages. */
export const solutionDrawings: Record<string, ReactNode> = {
  'gen-ai-solutions': (
    <div className="solution-speech">
      <svg viewBox="0 0 1096 48" preserveAspectRatio="none" aria-hidden="true">
        <path d={wave} />
      </svg>
      <p>
        <span lang="de">
          Die Charge bleibt <i>gesperrt</i>.
        </span>{' '}
        <b>
          The batch stays <i>on hold</i>.
        </b>
      </p>
    </div>
  ),
  'ai-agents-solutions': (
    <svg viewBox="0 0 300 190" aria-hidden="true">
      <path className="sheet-of-paper" d="M0 0h300v190H0z" />
      <path className="print" d="M24 26h100M240 26h36M24 164h190" />
      <text x="24" y="70" fontSize="25" className="in-display">
        E47: guard not locked
      </text>
      <text x="36" y="108" fontSize="18">
        1. Wait until the drive
        <tspan x="56" y="131">
          stands still.
        </tspan>
      </text>
      <path className="pen" d="M20 114c0-27 36-28 110-28s116 0 116 26s-54 30-118 30s-108 0-108-28" />
    </svg>
  ),
  'custom-ai-solutions': <Screens />,
}
