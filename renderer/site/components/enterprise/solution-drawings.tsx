import type { ReactNode } from 'react'

/** Bars that stand on both sides of a line, as strokes of one path. */
const heights = [6, 16, 30, 14, 38, 52, 28, 12, 24, 44, 20, 10, 28, 40, 16, 30, 12, 6, 18, 34, 46, 22, 12, 26, 14, 6]
const wave = [...heights, ...heights.toReversed(), ...heights]
  .map((height, index) => `M${index * 16 + 4} ${30 - height / 2}v${height}`)
  .join('')

/** One scene of a film: a panel with a key and a lamp, beside the next one. */
const panel = (x: number) =>
  `M${x} 8h150v104h-150zM${x + 22} 60a28 28 0 1 0 56 0a28 28 0 1 0-56 0M${x + 50} 60l-16-16M${x + 98} 84h36`

/** A drawing of what each solution works on: a line of speech, a page of a manual, frames of a film. */
export const solutionDrawings: Record<string, ReactNode> = {
  'gen-ai-solutions': (
    <svg viewBox="0 0 1250 60" aria-hidden="true">
      <path d={wave} strokeWidth="6" />
    </svg>
  ),
  'ai-agents-solutions': (
    <svg viewBox="0 0 300 230" aria-hidden="true">
      <path className="sheet-of-paper" d="M0 0h300v230H0z" />
      <path className="print" d="M24 30h120M240 30h36M24 72h172M24 104h236M24 196h210" />
      <path className="print is-marked" d="M36 140h214M36 160h150" />
      <path className="pen" d="M24 150c0-30 40-30 120-30s128 0 128 28s-60 30-130 30s-118 2-118-28" />
    </svg>
  ),
  'custom-ai-solutions': (
    <svg viewBox="0 0 520 120" aria-hidden="true">
      <path d={`${panel(2)}${panel(184)}${panel(366)}`} strokeWidth="3" />
      <path className="lamp" d="M110 46h20M292 46h20M474 46h20" strokeWidth="20" />
    </svg>
  ),
}
