// Reaches the browser, when a visitor uses the DubLine figure.
import { type Line, lines, mouth } from './lines'
import { phraseSyllables, timeWords } from './timing'

const [original] = lines

/** The words of a line with their times. */
export const timed = (line: Line) =>
  mouth.flatMap((window, index) => timeWords(line.phrases[index] ?? '', line.value, window))

/** A word without the mark that follows it. */
const bare = (word: string) => word.replace(/[,.।]$/, '')

/** What is heard at a moment while the lips form a word of the recording, and how much is fitted to its phrase. */
export function onMoment(line: Line, moment: number): string {
  const phrase = mouth.findIndex(({ start, end }) => start <= moment && moment < end)
  const [said, heard] = [original, line].map(each => timed(each).find(({ end }) => moment < end)?.text ?? '')
  if (phrase < 0 || !said || !heard) return 'The lips are closed, so nothing is spoken.'
  if (line === original) return 'This is the recording: the others are fitted to it.'
  const [there, here] = [original, line].map(each => phraseSyllables(each.phrases[phrase] ?? '', each.value))
  return `“${bare(heard)}” while the lips say “${bare(said)}”: ${here} syllables in the time of ${there}.`
}
