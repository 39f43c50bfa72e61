// Reaches the browser, when a visitor uses the DictatedMail figure.
import { markTimes } from '../times'

const irregular: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do' }

/** Pronouns by the kind of person. */
const kinds = ['she|hers?', 'he|him|his', 'they|them|theirs?'].map(kind => new RegExp(`\\b(?:${kind})\\b`, 'i'))

/** Who is spoken of, as a pattern: "call her back", not "her slides". */
const object =
  '\\b(?:him|her(?! (?!(?:to|and|at|in|on|for|with|again|back|up|out|off|about|by|an?|the|my|our|some)\\b)\\p{L}))\\b'

/** Somebody whom a pronoun after these words can mean: a name, a person, or who is loved, which is said of others. */
const other = new RegExp(
  '\\p{Lu}\\p{Ll}|\\b(?:my|our) |\\b(?:the|an?|his|her|their) (?!numb|lett)[\\p{L}-]{3,}(?:\\p{L}er|\\p{L}or|ant|(?<!m)ent)s?\\b|' +
    `\\b(?:lov|miss|hat|saw|met|hir|fir)\\p{L}* ${object}`,
  'u',
)

/** Where words speak of somebody else than their reader; negative if they don't. */
export const otherIn = (text: string): number => markTimes(text).search(other)

/**
 * What is said of the reader, said to the reader: "the slides she sent" is "the slides you sent". What can mean somebody
 * else, or things, stays as it is, and so does the whole where that is asked for.
 */
export function toReader(text: string): { text: string; isOpen: boolean } {
  const places = kinds.map(kind => text.search(kind))
  const known = places.filter(at => at >= 0).sort((one, more) => one - more)
  const at = otherIn(text)
  const end = Math.min(known[1] ?? text.length, at < 0 ? text.length : at)
  let said = text.slice(0, end)
  // "They" are things, unless the words begin with them.
  const subject = /^the(?:y|ir)\b/.test(text) ? '(?:s?he|they)' : 's?he'
  const replace = (rule: string, by: string | ((...found: string[]) => string)) => {
    said = said.replace(new RegExp(rule, 'giu'), by as string)
  }
  replace(
    `\\b${subject}’(?:(s)(?= (?:been|got|had|\\p{L}+ed (?:the|my|our|an?|it|his|her))\\b)|(s)\\b)?`,
    (_, has, is) => `you’${has ? 've' : is ? 're' : ''}`,
  )
  replace(
    `\\b(${subject})((?: (?:still|also|really|already|always|now|ever|even|just))*) ([\\p{L}’]+)`,
    (_, who, adverbs, verb) => `you${adverbs} ${/^t/i.test(who) ? verb : secondPerson(verb)}`,
  )
  replace(object, 'you')
  replace('\\b(?:her|his|their)(?= \\p{L})', 'your')
  replace('\\b(?:theirs|hers|his)\\b', 'yours')
  const all = said + text.slice(end)
  return { text: all, isOpen: kinds.some(kind => kind.test(all)) }
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
