import type { ReactNode } from 'react'

/** Bars that stand on both sides of a line, as strokes of one path. */
const heights = [6, 16, 30, 14, 38, 44, 28, 12, 24, 40, 20, 10, 28, 36, 16, 30, 12, 6, 18, 34, 42, 22, 12, 26, 14, 6]
const wave = [...heights, ...heights.toReversed(), ...heights]
  .map((height, index) => `M${index * 14 + 4} ${24 - height / 2}v${height}`)
  .join('')

/** One scene of a film in three languages: a panel with a key, a lamp, and the word below it. */
const scenes = [
  { x: 2, word: 'READY' },
  { x: 184, word: 'LISTO' },
  { x: 366, word: 'BEREIT' },
]
const panel = (x: number) => `M${x} 8h150v104h-150zM${x + 20} 60a26 26 0 1 0 52 0a26 26 0 1 0-52 0M${x + 46} 60l-16-16`

/** A drawing of what each solution works on: a line of speech, a page of a manual, frames of a film. */
export const solutionDrawings: Record<string, ReactNode> = {
  'gen-ai-solutions': (
    <svg viewBox="0 0 500 148" aria-hidden="true">
      <path d={wave} strokeWidth="5" />
      <text y="86" fontSize="21" lang="de">
        Die Charge bleibt <tspan className="is-term">gesperrt</tspan>.
      </text>
      <text y="132" fontSize="40" className="is-large">
        The batch stays <tspan className="is-term">on hold</tspan>.
      </text>
    </svg>
  ),
  'ai-agents-solutions': (
    <svg viewBox="0 0 300 190" aria-hidden="true">
      <path className="sheet-of-paper" d="M0 0h300v190H0z" />
      <path className="print" d="M24 26h100M240 26h36M24 164h190" />
      <text x="24" y="70" fontSize="25" className="is-large">
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
  'custom-ai-solutions': (
    <svg viewBox="0 0 520 120" aria-hidden="true">
      <path d={scenes.map(({ x }) => panel(x)).join('')} strokeWidth="3" />
      <path className="lamp" d={scenes.map(({ x }) => `M${x + 100} 44h20`).join('')} strokeWidth="20" />
      {scenes.map(({ x, word }) => (
        <text key={word} x={x + 110} y="88" fontSize="17" textAnchor="middle" className="is-large">
          {word}
        </text>
      ))}
    </svg>
  ),
}
