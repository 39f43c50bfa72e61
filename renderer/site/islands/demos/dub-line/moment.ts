// Reaches the browser, when a visitor uses the DubLine figure.
import { clip, type Line, lines, mouth } from './lines'
import { phraseSyllables, type TimedWord, timeWords, type Window } from './timing'

const [original] = lines

/** Sample: up to how many percent faster than filmed a phrase is spoken without a look. */
export const paceLimit = 25

export interface Pace {
  /** The dubbed phrase; empty where it is estimated. */
  phrase: string
  /** The syllables of the filmed phrase, and of this one in the same movements of the mouth. */
  there: number
  here: number
  /** By how many percent it is spoken faster than filmed. */
  faster: number
  isFast: boolean
}

/** A line as it was filmed and as it is dubbed. */
export interface Take {
  /** What a voice can read: the dubbed line, or the filmed one where the other is estimated. */
  spoken: Line
  source: TimedWord[]
  /** When the phrases are spoken: while the lips move, and longer where they are too fast. */
  spans: readonly Window[]
  /** The length of the time axis, in seconds. */
  length: number
  /** Its words, and how fast its phrases are spoken; none where the dub is estimated. */
  dubbed: TimedWord[]
  paces: Pace[]
}

function paceOf(phrase: string, there: number, here: number): Pace {
  const faster = Math.round((here / there - 1) * 100)
  return { phrase, there, here, faster, isFast: faster > paceLimit }
}

/** The words of a phrase that is spoken in this time. */
export const wordsIn = (words: TimedWord[], { start, end }: Window): TimedWord[] =>
  words.filter(word => start <= word.start && word.start < end)

/** How fast the phrases of a line are spoken for the lips. */
export const pacesOf = ({ phrases, value }: Line): Pace[] =>
  phrases.map((phrase, index) =>
    paceOf(phrase, phraseSyllables(original.phrases[index] ?? '', 'en'), phraseSyllables(phrase, value)),
  )

/** The phrase that is spoken fastest. */
export const fastest = (paces: Pace[]): Pace => paces.reduce((most, pace) => (pace.faster > most.faster ? pace : most))

const timed = ({ phrases, value }: Line, windows: readonly Window[]) =>
  windows.flatMap((window, index) => timeWords(phrases[index] ?? '', value, window))

/** The seconds between two phrases, the first of which is late. */
const pause = 0.05

/** When phrases are spoken, at most as fast as passes: what is too long outlasts the lips, and delays the next one. */
function spansOf(paces: Pace[]): Window[] {
  let free = 0
  return mouth.map(({ start, end }, index) => {
    const { there = 1, here = 1 } = paces[index] ?? {}
    const begin = Math.max(start, free)
    const until = begin + (end - start) * Math.max(1, here / there / (1 + paceLimit / 100))
    free = until + pause
    return { start: begin, end: until }
  })
}

/** The sample line as it is dubbed into a language. */
export function sampleTake(line: Line): Take {
  const paces = pacesOf(line)
  const spans = spansOf(paces)
  const dubbed = spans.flatMap((span, index) =>
    timeWords(line.phrases[index] ?? '', line.value, span).map(word => ({
      ...word,
      isLate: word.end > (mouth[index]?.end ?? 0) + pause,
    })),
  )
  return {
    spoken: line,
    source: timed(original, mouth),
    spans,
    length: Math.max(clip, spans.at(-1)?.end ?? 0),
    dubbed,
    paces,
  }
}

/** How fast a line of so many syllables in English is estimated to be spoken in a language. */
export const ownPace = (there: number, { ratio }: Line): Pace => paceOf('', there, Math.round(there * ratio))

/** How many syllables more than fit without a look. */
export const excess = ({ there, here }: Pace): number => here - Math.floor(there * (1 + paceLimit / 100))

/** The width of the bars, in lengths of the line: no dub is longer. */
export const widest = 1.55

/** The seconds of a syllable in the sample, as it was filmed. */
const syllableSeconds = (mouth[0].end - mouth[0].start) / phraseSyllables(original.phrases[0] ?? '', 'en')

/** Another English line, filmed at the pace of the sample. */
export function ownTake(text: string): Take {
  const spoken = { ...original, phrases: [text] }
  const length = phraseSyllables(text, 'en') * syllableSeconds
  const spans = [{ start: 0, end: length }]
  return { spoken, source: timed(spoken, spans), spans, length, dubbed: [], paces: [] }
}
