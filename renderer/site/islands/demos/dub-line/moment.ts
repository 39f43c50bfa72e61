// Reaches the browser, when a visitor uses the DubLine figure.
import { type Line, lines, mouth } from './lines'
import { phraseSyllables, timeWords } from './timing'

const [original] = lines

/** The words of a line with their times. */
export const timed = (line: Line) =>
  mouth.flatMap((window, index) => timeWords(line.phrases[index] ?? '', line.value, window))

/** Sample: up to how many percent faster than filmed a phrase is spoken without a look. */
export const paceLimit = 25

export interface Pace {
  phrase: string
  /** The syllables of the filmed phrase, and of this one in the same movements of the mouth. */
  there: number
  here: number
  /** By how many percent it is spoken faster than filmed. */
  faster: number
  isFast: boolean
}

/** How fast the phrases of a line are spoken for the lips. */
export const pacesOf = (line: Line): Pace[] =>
  line.phrases.map((phrase, index) => {
    const there = phraseSyllables(original.phrases[index] ?? '', original.value)
    const here = phraseSyllables(phrase, line.value)
    const faster = Math.round((here / there - 1) * 100)
    return { phrase, there, here, faster, isFast: faster > paceLimit }
  })

/** The phrase that is spoken fastest. */
export const fastest = (paces: Pace[]): Pace => paces.reduce((most, pace) => (pace.faster > most.faster ? pace : most))
