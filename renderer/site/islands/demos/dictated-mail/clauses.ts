// Reaches the browser, when a visitor uses the DictatedMail figure.
import { sentencesOf, spansBetween } from '../sentences'
import type { Span } from '../span'

/** The words with which a sentence begins its next request: before "and ask", ", offer", "and I need". */
const next =
  /(?:\s*[,;:]\s*|\s+)(?:(?:and|but|then|also|please|so)\s+)*(?=(?:ask|propose|suggest|tell|remind)\b)|\s*[,;]\s*(?=need (?:an?|the|some)\b)|(?:\s*[,;:]\s*(?:(?:and|but|then|also|please|so)\s+)*|\s+(?:(?:and|but|then|also|please|so)\s+)+)(?=(?:offer(?! (?:is|are|was|were|has|expires|ends|until)\b)|say (?!thanks)|(?:I|we) need)\b)/gi
/** The words with which it goes on to a courtesy: ", thank him"; not where somebody is asked to do it. */
const courtesy =
  /(?:\s*[,;:]\s*(?:(?:and|but|then|also|please)\s+)*|\s+(?:(?:and|but|then|also|please)\s+)+)(?=(?:thank|congratulate|invite|wish) (?!you\b)|apologi[sz]e\b|(?:say )?(?:thanks|thx)\b|sorry\b|(?:can|could|will) (?:s?he|they)\b|(?:it’s|it is|this is) urgent\b)/gi
/** The words after a courtesy, or after what it reminds of, with which a sentence of its own begins: ", it ships Monday". */
const ownSentence =
  /(?<=\b(?:thank|thanks|congrat\p{L}+|apologi[sz]e|sorry|invite|wish|remind (?:[\p{L}.]+ ){1,2}(?:about|of))\b[^,;–—]*)\s*[,;–—]\s*(?=(?:maybe|perhaps|it|I|we|he|she|they|this|there|the \p{L}+ (?:is|are|was|has|will))\b)/giu
/** The words before a request with "please": ", please pay by Friday". */
const politely = /\s*[,;]\s*(?=please \p{L}|[^,;]*\bplease[.!?]*$)/giu
const unsplit = /\b(?:I|we|you|he|she|they|to|can|could|would|will|’d|’ll)$/i
/** Words before what is asked that say nothing, as a pattern. */
export const fillerWords = 'so|well|okay|ok|um+|uh+|basically|hey|hi'
const fillers = new RegExp(`^(?:${fillerWords}|[\\s,])*$`, 'i')
const reason = /\b(?:because|since) [^,;]*$/i
const asked = /\bask\b[^,;:]* to [^;:]*$/i

/** The parts of a note that say one thing each, in order: sentences, divided where they go on to the next request. */
export function clausesOf(text: string): Span[] {
  return sentencesOf(text).flatMap(sentence => {
    const said = text.slice(sentence.from, sentence.to)
    const cuts = [next, courtesy, ownSentence, politely]
      .flatMap(rule => [...said.matchAll(rule)].map(({ index }) => ({ index, isCourtesy: rule === courtesy })))
      .filter(({ index, isCourtesy }) => {
        const before = said.slice(0, index)
        return (
          !unsplit.test(before) &&
          !fillers.test(before) &&
          !(/^\s+and \w+ need/i.test(said.slice(index)) && reason.test(before)) &&
          !(isCourtesy && asked.test(before))
        )
      })
      .map(({ index }) => index)
      .sort((one, other) => one - other)
    return spansBetween([0, ...cuts, said.length]).map(({ from, to }) => ({
      from: sentence.from + from,
      to: sentence.from + to,
    }))
  })
}

const carrier =
  /^(?:[^\p{L}\p{N}]|(?:and|but|then|also|please|hey|okay|ok|u[mh]+|e[rh]m?)(?![\p{L}\p{N}])|(?:so|that|instead|too|thanks|thx|thank you|politely)(?=[^\p{L}\p{N}]*$))+/iu

/** The words of a part that no rule has read (what one has read is NUL characters), without those that only join or fill. */
export function leftOver({ from, rest }: { from: number; rest: string }): Span[] {
  return [...rest.matchAll(/[^\0]+/g)].flatMap(({ index, 0: words }) => {
    const start = carrier.exec(words)?.[0].length ?? 0
    const left = words.slice(start).replace(/(?:[^\p{L}\p{N}]|\s(?:and|but|so)(?![\p{L}\p{N}]))+$/u, '')
    return left ? [{ from: from + index + start, to: from + index + start + left.length }] : []
  })
}
