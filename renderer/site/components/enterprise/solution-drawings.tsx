import type { ReactNode } from 'react'

const voice = [6, 16, 30, 14, 38, 52, 28, 12, 24, 44, 20, 10, 28, 40, 16, 30, 12, 6, 18, 34, 46, 22, 12, 26, 14, 6]
const wave = voice.map((height, index) => `M${6 + index * 8.6} ${40 - height / 2}v${height}`).join('')
const frames = [0, 1, 2, 3, 4].map(index => `M${4 + index * 45} 26h40v60h-40z`).join('')
const holes = Array.from(
  { length: 13 },
  (_, index) => `M${6 + index * 17.6} 10h8v8h-8zM${6 + index * 17.6} 94h8v8h-8z`,
).join('')

/** A drawing of what each solution works on: a line of speech with its subtitle, a log, a strip of film. */
export const solutionDrawings: Record<string, ReactNode> = {
  'gen-ai-solutions': (
    <>
      <path d={wave} />
      <path d="M6 84h72M96 84h130M6 104h150" strokeWidth="5" />
      <path className="pen" d="M96 91q60-6 130 0" />
    </>
  ),
  'ai-agents-solutions': (
    <>
      <path d="M4 4h222v104H4zM4 30h222M4 56h222M4 82h222" />
      <path d="M16 17h90M16 43h116M16 69h74M150 17h48M150 43h60M150 69h40" strokeWidth="5" />
      <path className="pen" d="M16 95h96M150 95h60" strokeWidth="5" />
    </>
  ),
  'custom-ai-solutions': (
    <>
      <path d={frames} />
      <path className="fill" d={`M4 26h40v60h-40z${holes}`} />
      <path className="pen" d="M54 70h28" />
    </>
  ),
}
