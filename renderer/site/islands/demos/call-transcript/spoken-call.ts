// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { Phrase } from '../speech/use-speech'
import { handOver } from './call'
import type { Judged, Turn } from './decide'

/** A phrase of the call and the index of its turn. */
export interface SpokenPhrase extends Phrase {
  turn: number
}

/** The spoken turns of a call up to a handover, of caller and agent in turn. */
export function phrasesOf(turns: Turn[], judged: Judged[]): SpokenPhrase[] {
  return judged.flatMap(({ decision }, turn) => {
    const { says = '', reply = '' } = turns[turn] ?? {}
    return [
      { text: says, lang: 'en', speaker: 1, turn },
      { text: decision === 'handover' ? handOver : reply, lang: 'en', speaker: 0, turn },
    ] as const
  })
}
