// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { Phrase } from '../speech/use-speech'
import type { Judged } from './decide'

/** A phrase of the call and the index of its turn. */
export interface SpokenPhrase extends Phrase {
  turn: number
}

/** The spoken turns of a call up to a handover, of caller and agent in turn. */
export function phrasesOf(judged: Judged[]): SpokenPhrase[] {
  return judged.flatMap(
    ({ turn: { says }, reply }, turn) =>
      [
        { text: says, lang: 'en', speaker: 1, turn },
        { text: reply, lang: 'en', speaker: 0, turn },
      ] as const,
  )
}
