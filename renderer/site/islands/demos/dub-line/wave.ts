// Reaches the browser, when a visitor uses the DubLine figure.
import type { TimedWord } from './timing'

/** The seconds of one bar of a wave. */
const barSeconds = 0.04

/** How far a mouth opens for a letter, from 1 to 9. */
function opening(letter: string): number {
  if (/[aआा]/i.test(letter)) return 9
  if (/[eo]/i.test(letter)) return 7
  if (/[iuy]|\p{M}/iu.test(letter)) return 5
  return /[bmpबपम]/i.test(letter) ? 1 : 3
}

/** How far the mouth is open at a moment that is said with these words: by their letters, 0 in silence. */
export function openAt(words: TimedWord[], moment: number): number {
  const word = words.find(({ start, end }) => start <= moment && moment < end)
  if (!word) return 0
  const { text, start, end } = word
  return opening(text[Math.floor(((moment - start) / (end - start)) * text.length)]?.normalize('NFD') ?? '')
}

/** Half of the wave of words as a path on a sheet of 100 by 100 for each second: up from its middle, or down. */
export const halfWave = (words: TimedWord[], sign: 1 | -1, length: number): string =>
  Array.from({ length: Math.round(length / barSeconds) }, (_, index) => index)
    .map(index => {
      const open = openAt(words, (index + 0.5) * barSeconds)
      // A voice is never twice the same.
      return `M${index * 4 + 2} 50v${sign * (open && open * 4.4 + ((index * 7) % 5) + 1)}`
    })
    .join('')
