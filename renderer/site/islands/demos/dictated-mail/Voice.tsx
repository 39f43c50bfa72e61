// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { ReactNode } from 'react'

const [step, middle, bars] = [5, 20, 74]

/** The note as a waveform: a bar for each letter, vowels longer, spaces short; it changes with the words. */
export function Voice({ note }: { note: string }): ReactNode {
  const letters = [...note.toLowerCase()].filter(letter => /[\p{L}\d ]/u.test(letter))
  const each = Math.max(1, letters.length / bars)
  const path = Array.from({ length: Math.min(bars, letters.length) }, (_, index) => {
    const heard = letters.slice(Math.floor(index * each), Math.floor((index + 1) * each))
    const half = heard.reduce((sum, letter) => sum + loudness(letter), 2) / heard.length
    return `M${2 + index * step} ${+(middle - half).toFixed(1)}v${+(2 * half).toFixed(1)}`
  })
  return (
    <svg className="voice" viewBox={`0 0 ${bars * step} 40`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function loudness(letter: string): number {
  if (letter === ' ') return 1
  if (/[aeiou]/.test(letter)) return 13 + (letter.charCodeAt(0) % 7)
  return 3 + (letter.charCodeAt(0) % 5)
}
