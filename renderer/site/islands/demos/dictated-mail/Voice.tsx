// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { ReactNode } from 'react'

/** The note as a waveform: a bar for every second letter, vowels longer, spaces short; it changes with the words. */
export function Voice({ note }: { note: string }): ReactNode {
  const heard = [...note].filter((_, index) => index % 2)
  const path = heard.map((letter, index) => {
    const half = letter === ' ' ? 3 : (/[aeiou]/.test(letter) ? 12 : 5) + (letter.charCodeAt(0) % 7)
    return `M${2 + index * 5} ${20 - half}v${2 * half}`
  })
  return (
    <svg className="voice" viewBox={`0 0 ${heard.length * 5} 40`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  )
}
