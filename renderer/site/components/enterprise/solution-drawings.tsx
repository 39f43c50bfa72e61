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
    <svg viewBox="0 0 300 118" aria-hidden="true">
      <path className="sheet-of-paper" d="M0 0h300v118H0z" />
      <path className="print" d="M18 17h70M246 17h36M18 102h190" />
      <text x="18" y="48" fontSize="21" className="in-display">
        E47: guard not locked
      </text>
      <text x="24" y="77" fontSize="15">
        1. Wait until the drive stands still.
      </text>
      <path className="pen" d="M12 74c0-15 40-18 130-18s138 4 138 17s-50 17-140 17s-128-2-128-16" />
    </svg>
  ),
  'custom-ai-solutions': <Screens />,
}
