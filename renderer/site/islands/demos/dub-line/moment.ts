// Reaches the browser, when a visitor uses the DubLine figure.
import { type Line, lines, mouth } from './lines'
import { phraseSyllables, timeWords } from './timing'

const [original] = lines

/** The words of a line with their times. */
export const timed = (line: Line) =>
  mouth.flatMap((window, index) => timeWords(line.phrases[index] ?? '', line.value, window))

/** A phrase's syllables, those of the English one, and how much faster they are spoken: in the same mouth movements. */
export function paceOf(line: Line, phrase: number) {
  const [there = 1, here = 1] = [original, line].map(each => phraseSyllables(each.phrases[phrase] ?? '', each.value))
  return { there, here, faster: `${Math.round((here / there - 1) * 100)}%` }
}

/** Whether the line fits the lips at a moment, and how much faster its phrase is spoken for it: each has more syllables. */
export function onMoment(line: Line, moment: number): string {
  const phrase = mouth.findIndex(({ start, end }) => start <= moment && moment < end)
  if (phrase < 0) return 'The lips are closed, so nothing is spoken.'
  if (line === original) return 'This is the recording: the others are fitted to it.'
  const { there, here, faster } = paceOf(line, phrase)
  return `Fits the lips, ${faster} faster: ${here} syllables in the time of ${there}.`
}
