// Reaches the browser, when a visitor uses the DictatedMail figure.
import { curl, upperFirst } from '../sentences'
import type { Courtesy } from './courtesies'
import type { FactName, Reading } from './facts'
import { discount, type Tone, type Wording, wording } from './wording'

/** Words of the note: a fact, a courtesy, what no rule reads, or what the mail leaves out. */
export interface Said {
  text: string
  fact?: FactName
  isUnread?: boolean | undefined
  isLeftOut?: boolean
}

/** A piece of the mail: words of the tone, or of the note. */
export type Piece = string | Said

export interface Mail {
  /** Who gets a copy. */
  copy: Piece[]
  greeting: Piece[]
  paragraphs: Piece[][]
  sign: string
}

const voices = {
  I: { we: 'I', We: 'I', me: 'me', are: 'am' },
  we: { we: 'we', We: 'We', me: 'us', are: 'are' },
}

/** Writes the mail of a note in a tone: every fact once, nothing that the note doesn't say, nothing of it left out. */
export function writeMail(said: string, reading: Reading, tone: Tone): Mail {
  const { facts, isToAll } = reading
  const words = wording[tone]
  return {
    copy: fill(facts.copy ? 'Cc: {copy}' : '', reading),
    greeting: fill(words.greeting[facts.name ? 0 : isToAll ? 2 : 1], reading),
    paragraphs: paragraphsOf(curl(said), reading, words),
    sign: words.sign,
  }
}

/** The paragraphs: what is off, what is asked, and between them, in the order of the note, what is said besides. */
function paragraphsOf(note: string, reading: Reading, words: Wording): Piece[][] {
  const { courtesies, unread, facts, isDecided } = reading
  const { name, copy, question, ...others } = facts
  const asked = question?.span.from ?? Infinity
  const offer = facts.offer && !isDecided && (discount.test(facts.offer.text) ? '{We} can offer {offer}.' : words.offer)
  // A note for several can ask for something for one of them: "whether he can send me the report".
  const asking: Reading = /\b(?:I|me)\b/.test(question?.text ?? '') ? { ...reading, voice: 'I' } : reading
  const all: [from: number, kind: string, pieces: Piece[]][] = [
    [
      Math.min(asked, ...Object.values(others).map(({ span }) => span.from)),
      'facts',
      fill([sayDay(reading, words), offer].filter(Boolean).join(' '), reading),
    ],
    [asked, 'question', fill(sayRequests(reading, words), asking)],
  ]
  for (const each of courtesies) all.push([each.span.from, 'courtesy', sayCourtesy(each, reading)])
  // A word alone is no note.
  if (/\S\s+\S/.test(note))
    for (const { from, to } of unread)
      all.push([from, 'unread', [{ text: `${sentence(note.slice(from, to), note[to])} `, isUnread: true }]])
  const paragraphs: Piece[][] = []
  let last = ''
  for (const [, kind, pieces] of all.filter(([, , [first]]) => first).sort(([one], [other]) => one - other)) {
    if (kind === last) paragraphs.at(-1)?.push(...pieces)
    else paragraphs.push(pieces)
    last = kind
  }
  return paragraphs
}

function sayCourtesy({ before, text, isUnread }: Courtesy, reading: Reading): Piece[] {
  const words = inVoice(before, reading)
  const end = text.endsWith('?') ? ' ' : words.startsWith('Could') ? '? ' : '. '
  const said = isUnread ? [{ text: `${text}. `, isUnread }] : [text && { text }, end]
  return [words, words && text && ' ', ...said].filter(Boolean)
}

const sentence = (words: string, end?: string) => upperFirst(words) + (end === '?' ? end : '.')

/** The day that is called off, and the reason. */
function sayDay(reading: Reading, words: Wording): string | undefined {
  const { facts } = reading
  const { day, reason } = facts
  const isNoun = reason?.joint === 'because of'
  const form = reason ? (isNoun ? 2 : 1) : 0
  const undone = reading.change
    ? `have to ${sayChange(reading.change, facts)}${reading.isDecided && facts.offer ? `${facts.offer.text.startsWith('from') ? '' : ' to'} {offer}` : ''}`
    : `${words.unable} {day}`
  if (reading.change || day) return words.day[form].replace('{x}', undone)
  const isThing = reason?.joint === 'of'
  return (
    reason &&
    (reading.reminder === 'reason'
      ? `${words.remind} ${isThing ? 'about' : 'that'} {reason}.`
      : isNoun || isThing
        ? `{We} {are} writing ${isThing ? 'about' : 'because of'} {reason}.`
        : words.reason)
  )
}

/** What is called off: "cancel lunch tomorrow", "move the review on Friday". */
function sayChange(verb: string, { event, day }: Reading['facts']): string {
  const on = event && day && /^(?:\p{L}+day\b|\d|the \d|\p{Lu}\p{L}+ \d)/u.test(day.text) ? 'on ' : ''
  return [verb, event && '{event}', day && `${on}{day}`].filter(Boolean).join(' ')
}

/** The place of a request's wording, by the word that joins it; all others are questions. */
const requests: Record<string, number> = { for: 1, about: 1, to: 2, need: 3, send: 2 }

function sayRequests({ facts: { question, deadline }, hasDeadlineToAsk, reminder }: Reading, words: Wording): string {
  const ask =
    reminder === 'question'
      ? `${words.remind} to {question}.`
      : (words.ask[requests[question?.joint ?? ''] ?? 0] ?? '{We} need {question}.')
  const asked = `${question?.joint === 'send' ? 'send {me} ' : ''}{question}${hasDeadlineToAsk ? ' {deadline}' : ''}`
  return [question && ask.replace('{question}', asked), deadline && !hasDeadlineToAsk && words.deadline]
    .filter(Boolean)
    .join(' ')
}

/** Replaces names in braces by the words of the writer of the note. */
const inVoice = (words: string, { facts, voice }: Reading) =>
  words.replace(/\{(\w+)\}(\.?)/g, (found, key: string, stop: string) => {
    if (key === 'joint') return facts.question?.joint ?? ''
    // "5 p.m." ends its sentence too.
    if (facts[key as FactName]) return facts[key as FactName]?.text.endsWith('.') ? `{${key}}` : found
    return voices[voice][key as keyof typeof voices.we] + stop
  })

/** Replaces names in braces by the facts of the note and by the words of its writer. */
const fill = (sentences: string, reading: Reading): Piece[] =>
  inVoice(sentences, reading)
    .split(/\{(\w+)\}/)
    .flatMap((part, index) =>
      index % 2 ? { fact: part as FactName, text: reading.facts[part as FactName]?.text ?? '' } : part || [],
    )

/** The mail as plain text, as it would be sent. */
export function plainMail({ copy, greeting, paragraphs, sign }: Mail): string {
  const text = (pieces: Piece[]) =>
    pieces
      .map(piece => (typeof piece === 'string' ? piece : piece.text))
      .join('')
      .trimEnd()
  return [copy, greeting, ...paragraphs, [sign]].map(text).filter(Boolean).join('\n\n')
}
