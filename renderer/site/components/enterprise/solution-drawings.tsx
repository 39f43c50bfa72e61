import type { ReactNode } from 'react'

/** Bars that stand on both sides of a line, as strokes of one path: a sentence with its pauses. */
const heights = [6, 16, 30, 14, 38, 44, 28, 12, 24, 40, 20, 10, 28, 36, 16, 30, 12, 6, 18, 34, 42, 22, 12, 26, 14, 6]
const wave = [...heights, ...heights.toReversed(), ...heights]
  .map((height, index) => `M${index * 14 + 4} ${24 - height / 2}v${height}`)
  .join('')

/** The label of a scene in the languages that are approved; of the other languages, only the scene is there. */
const words = ['READY', 'LISTO', 'BEREIT']
const scenes = Array.from({ length: 20 }, (_, index) => ({
  x: (index % 5) * 104 + 2,
  y: Math.floor(index / 5) * 80 + 2,
}))
const [approved, open] = [scenes.slice(0, words.length), scenes.slice(words.length)]
const panel = (x: number, y: number) => `M${x} ${y}h96v70h-96zM${x + 12} ${y + 34}a17 17 0 1 0 34 0a17 17 0 1 0-34 0`
const key = (x: number, y: number) => `M${x + 29} ${y + 34}l-10-10`
const lamp = (x: number, y: number) => `M${x + 62} ${y + 26}a8 8 0 1 0 16 0a8 8 0 1 0-16 0`

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
  'custom-ai-solutions': (
    <svg viewBox="0 0 516 314" aria-hidden="true">
      <path className="scene" d={approved.map(({ x, y }) => panel(x, y) + key(x, y)).join('')} />
      <path className="scene is-open" d={open.map(({ x, y }) => panel(x, y) + lamp(x, y)).join('')} />
      <path className="lamp" d={approved.map(({ x, y }) => lamp(x, y)).join('')} />
      {approved.map(({ x, y }, index) => (
        <text key={words[index]} x={x + 70} y={y + 57} fontSize="13" textAnchor="middle" className="in-display">
          {words[index]}
        </text>
      ))}
    </svg>
  ),
}
