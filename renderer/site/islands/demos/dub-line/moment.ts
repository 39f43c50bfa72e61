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
  const faster = Math.round((here / there - 1) * 100)
  return { there, here, faster: `${faster}%`, isFast: faster > paceLimit }
}

/** Sample: up to how many percent faster than filmed a phrase is spoken without a look. */
const paceLimit = 25

const phraseAt = (moment: number) => mouth.findIndex(({ start, end }) => start <= moment && moment < end)

/** Whether the phrase at a moment fits the lips only because it is spoken much faster. */
export const isFast = (line: Line, moment: number): boolean => paceOf(line, phraseAt(moment)).isFast

/** Whether the line fits the lips at a moment, and how much faster its phrase is spoken for it: each has more syllables. */
export function onMoment(line: Line, moment: number): [verdict: string, why: string] {
  const phrase = phraseAt(moment)
  if (phrase < 0) return ['The lips are closed.', 'Nothing is spoken.']
  if (line === original) return ['This is the recording.', 'The others are fitted to it.']
  const { there, here, faster, isFast } = paceOf(line, phrase)
  const count = `${here} syllables in the time of ${there}.`
  return isFast
    ? [`${faster} faster than filmed.`, `${count} Say less.`]
    : ['Fits the lips.', `${faster} faster: ${count}`]
}
