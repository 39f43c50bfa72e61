// Reaches the browser, when a visitor uses the DictatedMail figure.
import { capitalizeDays } from '../sentences'
import type { Span } from '../span'
import { pattern } from '../times'
import { toReader } from './to-you'

/** A courtesy of a note, and the sentence that says it to the reader: "thank him for waiting" is "Thank you for waiting." */
export interface Courtesy {
  /** Words of the sentence before the note's own, with {We} and {me} for its writer. */
  before: string
  /** The words of the note, such as "for waiting". */
  text: string
  span: Span
  /** Whether its words can mean somebody else than the reader: they stay as they were said. */
  isUnread?: boolean
}

/** The first words of a courtesy; only those of `toPerson` name the person after them. */
const opening = pattern(
  '^[\\s\\0,;:“"]*(?:(?:and|but|then|also|please)[\\s,]+)*(?:(?<toPerson>thank(?! you)|congratulate|invite|(?:apologi[sz]e|say (?:sorry|thanks|thank you)) to|wish|(?:schedule|set up) [\\p{L} -]+? with|follow up with)|(?:say )?(?<said>thank you|thanks|thx|congrat(?:ulation)?s|apologi[sz]e|no (?:rush|hurry|need)|not urgent))\\b',
)
const sentences: [opening: RegExp, before: string][] = [
  [/thx|thank/i, 'Thank you'],
  [/congrat/i, 'Congratulations'],
  [/^invite/i, '{We} would like to invite you'],
  [/^wish/i, '{We} wish you'],
  [/^apolog|sorry/i, '{We} apologize'],
  [/^no /i, 'There is {words}'],
  [/^not/i, 'It is {words}'],
  [/ with$/i, '{We} would like to {words} you'],
]

/** The courtesy with which a text begins, and whether a person follows its first words. */
export function openCourtesy(text: string): { before: string; length: number; isToPerson: boolean } | undefined {
  const match = opening.exec(text)
  const { toPerson, said } = match?.groups ?? {}
  const words = toPerson ?? said
  const before = words && sentences.find(([rule]) => rule.test(words))?.[1].replace('{words}', words.toLowerCase())
  if (!match || !before) return undefined
  // "Thank you Sam for …"
  const isToPerson = toPerson !== undefined || /^ \p{Lu}/u.test(text.slice(match[0].length))
  return { before, length: match[0].length, isToPerson }
}

/** The rest of a courtesy, which is said to the reader: "on his promotion" is "on your promotion". */
export function courtesyOf(before: string, rest: string, from: number): Courtesy {
  const said = /^[\s\0,]*(?<words>[^\0]*?)[\s\0.!?…"”’)]*$/d.exec(rest)
  const [start, end] = said?.indices?.groups?.words ?? [0, 0]
  const own = capitalizeDays(rest.slice(start, end).replace(/\s+/g, ' '))
  const { text, isOpen } = toReader(own)
  // Nobody says "Thank you maybe next year".
  const isUnread = isOpen || (before === 'Thank you' && /^(?!for|so|very|again|in|on|once)./i.test(text))
  const that = /apologize$/.test(before) && /^(?:I|we)\b/.test(own) ? 'that ' : ''
  return { before, text: that + (isOpen ? own : text), span: { from: from + start, to: from + end }, isUnread }
}
