// Reaches the browser, when a visitor uses the DictatedMail figure.
import { markTimes } from './times'

const irregular: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do' }

/** Addresses a question to the reader: "she still needs her slides" is "you still need your slides". */
export function toYou(said: string, name?: string): string {
  const text = said
    .replace(/^(?:her|his|their)(?= )/, 'your')
    .replace(/^(?:s?he’s|they’re) (?!got|been|had|\p{L}+ed\b)/iu, 'you’re ')
  const match =
    /^(she|he|they|\p{Lu}[\p{L}’'-]+)((?: (?:still|also|really|already|now|ever|even|just))*) ([\p{L}’']+)/u.exec(text)
  if (!match) return text
  const [whole, subject = '', adverbs = '', verb = ''] = match
  if (!/^(?:she|he|they)$/.test(subject) && subject !== name) return text
  return `you${adverbs} ${subject === 'they' ? verb : secondPerson(verb)}${toYours(text.slice(whole.length))}`
}

/** Who is spoken of, as a pattern: "call her back", not "her slides". */
const object = 'her(?! (?!(?:to|and|at|in|on|for|with|again|back|up|out|off|about)\\b)\\p{L})'

/** What is theirs is the reader's: "her slides" is "your slides". */
export const toYours = (text: string): string =>
  text.replace(new RegExp(`\\b(?!${object})(?:her|his|their)(?= \\p{L})`, 'gu'), 'your').replace(/\btheirs\b/g, 'yours')

const persons = /\b(?:(she|hers?)|(he|him|his)|(they|them|theirs?))\b/gi
/** Whether a text names somebody; the names of days and months are none. */
const isNamed = (text: string) => /\p{Lu}\p{Ll}/u.test(markTimes(text))

/**
 * What is said of the reader: "the slides she sent" is "the slides you sent". Undefined where its words can mean
 * somebody else, or things.
 */
export function toReader(text: string): string | undefined {
  const kinds = new Set([...text.matchAll(persons)].map(([, ...each]) => each.findIndex(Boolean)))
  if (kinds.size === 0) return text
  if (kinds.size > 1 || isNamed(text) || /\b(?:s?he’|they|them)/i.test(text)) return undefined
  return toYours(
    text
      .replace(
        /\bs?he((?: (?:still|also|really|already|always|now|ever|even|just))*) ([\p{L}’']+)/giu,
        (_, adverbs, verb) => `you${adverbs} ${secondPerson(verb)}`,
      )
      .replace(new RegExp(`\\b(?:him|${object})\\b`, 'gu'), 'you'),
  )
}

/** News of the reader: "her offer" is "your offer", unless it names somebody else. Undefined as for `toReader`. */
export function newsToReader(text: string, reader = ''): string | undefined {
  if (/^(?:s?he|her|his)\b/.test(text)) return toReader(text)
  if (isNamed(text)) return text
  return (reader === 'all' && /\bthem\b/.test(text)) || new RegExp(`\\b(?:s?he|him|${object})\\b`, 'u').test(text)
    ? undefined
    : toYours(text)
}

/** A sentence of one's own, said to the reader: "we'll give him 10% off". Undefined where it can mean somebody else. */
export function ownToReader(text: string): string | undefined {
  const [, before] = /^(.*?)\b(?:s?he|him|his|hers?)\b/i.exec(text) ?? []
  if (before === undefined) return text
  return /\b(?:my|our|the|an?) /i.test(before) ? undefined : toReader(text)
}

/** The form of a verb after "you". */
function secondPerson(verb: string): string {
  const [, bare = '', not = ''] = /^(\w+?)(n’t)?$/.exec(verb) ?? []
  const known = irregular[bare]
  if (known) return known + not
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y')
  if (/(?:s|x|z|ch|sh|o)es$/.test(verb)) return verb.slice(0, -2)
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
}
