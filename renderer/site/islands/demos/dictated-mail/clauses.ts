// Reaches the browser, when a visitor uses the DictatedMail figure.
import { sentencesOf, spansBetween } from '../sentences'
import type { Span } from '../span'

/** Words before what is asked that say nothing, as a pattern. */
export const fillerWords = 'so|well|okay|ok|u[mh]+|e[rh]m?|basically|hey|hi|just|instead'
/** The pattern of the first words of a part that a note says not to write. */
export const silence =
  '(?:(?:do not|don’t|never) (?:tell(?! any)|say|mention|reveal|bring up|talk about|promise|offer|give an?)|' +
  'without (?:say|mention|tell)ing|leave out|(?:nothing|(?:not a|no) word|not) (?:about|of)|keep(?=[^,;.]+ out of (?:it|this)))\\b'
/** To whom a copy goes, by the first words, as a pattern. */
export const copy = '(?:cc\\b|copy (?:in )?(?!(?:the|th[aeio]\\p{L}+|it|all|an?|from|of|over|files?)\\b))'

const comma = '\\s*[,;:]\\s*'
const joints = `(?:(?:and|but|then|also|please|${fillerWords})\\s+)`
const joined = `(?:${comma}${joints}*|\\s+${joints}+)`
/** The words with which a sentence goes on to the next thing: before "and ask", ", offer", "and I need". */
const next = new RegExp(
  `(?:${comma}|\\s+)${joints}*(?=(?:ask|propose|suggest|tell|remind|chase)\\b|without (?:say|mention|tell)ing\\b)|` +
    `${comma}(?=need (?:an?|the|some)\\b|(?:can|could|do|did|are|will|would) (?:we|I|you)\\b)|` +
    `${joined}(?=offer(?! (?:is|are|was|were|has|expires|ends|until)\\b)|say (?!thanks)|(?:I|we) need\\b|${silence}|${copy})`,
  'giu',
)
/** The words with which it goes on to a courtesy: ", thank him"; not where somebody is asked to do it. */
const courtesy = new RegExp(
  `${joined}(?=(?:thank|congratulate|invite|wish) (?!you\\b)|apologi[sz]e\\b|(?:say )?(?:thanks|thx)\\b|sorry\\b|` +
    '(?:can|could|will) (?:s?he|they)\\b|(?:no (?:rush|hurry|need)|(?:(?:it’s|it is|this is) )?(?:not )?urgent)\\b)',
  'giu',
)
/** The words after a courtesy, or after what it reminds of, with which a sentence of its own begins: ", it ships Monday". */
const ownSentence =
  /(?:\s*[,;–—]\s*|\s+(?=but (?:I|we)\b))(?=(?:but|maybe|perhaps|it|I|we|he|she|they|this|there|the \p{L}+ (?:is|are|was|has|will))\b)(?<=\b(?:thank|thanks|congrat\p{L}+|apologi[sz]e|sorry|invite|wish|(?:remind|chase|ask) (?:[\p{L}.]+ ){1,2}(?:about|of|for))\b[^,;–—]*[,;–—]?\s*)/giu
/** The words before a request with "please": ", please pay by Friday". */
const politely = /\s*[,;]\s*(?=please \p{L}|[^,;]*\bplease[.!?]*$)/giu
const unsplit = /(?:\b(?:I|we|you|he|she|they|to|can|could|would|will|should|must|not|never)|’d|’ll|n’t)$/i
const fillers = new RegExp(`^(?:${fillerWords}|[\\s,])*$`, 'i')
const reason = /\b(?:because|since) [^,;]*$/i
const asked = /\bask\b[^,;:]* to [^;:]*$/i

/** The parts of a note that say one thing each, in order: sentences, divided where they go on to the next request. */
export function clausesOf(text: string): Span[] {
  return sentencesOf(text).flatMap(sentence => {
    const said = text.slice(sentence.from, sentence.to)
    const cuts = [next, courtesy, ownSentence, politely]
      .flatMap(rule =>
        [...said.matchAll(rule)].flatMap(({ index }) => {
          const before = said.slice(0, index)
          const isWhole =
            unsplit.test(before) ||
            fillers.test(before) ||
            (/^\s+and \w+ need/i.test(said.slice(index)) && reason.test(before)) ||
            (rule === courtesy && asked.test(before))
          return isWhole ? [] : index
        }),
      )
      .sort((one, other) => one - other)
    return spansBetween([0, ...cuts, said.length]).map(({ from, to }) => ({
      from: sentence.from + from,
      to: sentence.from + to,
    }))
  })
}

const carrier = new RegExp(
  `^(?:[^\\p{L}\\p{N}]|(?!so\\b)(?:and|but|then|also|please|${fillerWords})(?![\\p{L}\\p{N}])|` +
    '(?:so|that|too|thanks|thx|thank you|politely)(?=[^\\p{L}\\p{N}]*$))+',
  'iu',
)

/** The words of a part that no rule has read (what one has read is NUL characters), without those that only join or fill. */
export function leftOver({ from, rest }: { from: number; rest: string }): Span[] {
  return [...rest.matchAll(/[^\0]+/g)].flatMap(({ index, 0: words }) => {
    const start = carrier.exec(words)?.[0].length ?? 0
    const left = words.slice(start).replace(/(?:[^\p{L}\p{N}]|\s(?:and|but|so)(?![\p{L}\p{N}]))+$/u, '')
    return left ? [{ from: from + index + start, to: from + index + start + left.length }] : []
  })
}
