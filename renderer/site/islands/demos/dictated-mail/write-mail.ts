// Reaches the browser, when a visitor uses the DictatedMail figure.
import { curl, upperFirst } from '../sentences'
import type { Courtesy } from './courtesies'
import type { FactName, Reading } from './facts'
import { discount, type Tone, type Wording, wording } from './wording'

/** A piece of the mail: words of the tone, or words of the note: a fact, a courtesy, or what no rule reads. */
export type Piece = string | { text: string; fact?: FactName; isUnread?: boolean }

export interface Mail {
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
  const note = curl(said)
  const { facts } = reading
  const words = wording[tone]
  const first = [
    sayDay(reading, words),
    facts.offer &&
      !reading.isDecided &&
      ((discount.test(facts.offer.text) && '{We} can offer {offer}.') ||
        ((facts.day || facts.event) && words.offer[1]) ||
        words.offer[0]),
  ]
  // A note for several can ask for something for one of them: "whether he can send me the report".
  const second = sayRequests(reading, words)
  const [beforeFacts, beforeRequests, atEnd] = besides(note, reading)
  return {
    greeting: fill(words.greeting[facts.name ? 0 : reading.isToAll ? 2 : 1], reading),
    paragraphs: [
      ...beforeFacts,
      fill(first.filter(Boolean).join(' '), reading),
      ...beforeRequests,
      fill(
        second.filter(Boolean).join(' '),
        /\b(?:I|me)\b/.test(facts.question?.text ?? '') ? { ...reading, voice: 'I' } : reading,
      ),
      ...atEnd,
    ].filter(pieces => pieces.length > 0),
    sign: words.sign,
  }
}

/** Courtesies, and what stays as it was said, keep their place in the note: before the facts, before what is asked, or after. */
function besides(note: string, { facts, courtesies, unread, voice }: Reading): [Piece[][], Piece[][], Piece[][]] {
  const { name, question, ...others } = facts
  const firstFact = Math.min(...Object.values({ ...others, question }).map(fact => fact?.span.from ?? Infinity))
  const asked = question?.span.from ?? Infinity
  const all = [
    ...courtesies.map(each => ({ from: each.span.from, pieces: sayCourtesy(each, voice), isRead: true })),
    ...unread
      .filter(() => /\S\s+\S/.test(note))
      .map(({ from, to }) => ({
        from,
        pieces: [{ text: sentence(note.slice(from, to), note[to]), isUnread: true }, ' '] as Piece[],
        isRead: false,
      })),
  ].sort((one, other) => one.from - other.from)
  const places: [Piece[][], Piece[][], Piece[][]] = [[], [], []]
  let last: { place: Piece[][]; isRead: boolean } | undefined
  for (const { from, pieces, isRead } of all) {
    const place = places[from < firstFact ? 0 : from < asked ? 1 : 2]
    if (last?.place === place && last.isRead === isRead) place.at(-1)?.push(...pieces)
    else place.push([...pieces])
    last = { place, isRead }
  }
  return places
}

function sayCourtesy({ before, text, isUnread }: Courtesy, voice: Reading['voice']): Piece[] {
  const words = before.replace(/\{(\w+)\}/, (_, key: string) => wordFor(key, '', voice))
  const end = text.endsWith('?') ? ' ' : words.startsWith('Could') ? '? ' : '. '
  const said = isUnread ? [{ text: `${text}.`, isUnread }, ' '] : [text && { text }, end]
  return [words, words && text && ' ', ...said].filter(Boolean)
}

/** Words that ask by their order: "when is the meeting", not "when we met". */
const asks = /^(?:(?:wh\w+|how(?: \w+)?) )?(?:is|are|can|do) (?:the|my|our|you|we|it)\b/i

const sentence = (words: string, end?: string) => upperFirst(words) + (end === '?' || asks.test(words) ? '?' : '.')

/** The answer, the day that is called off and the reason, unless it is that of the request. */
function sayDay(reading: Reading, words: Wording): string | undefined {
  const { facts, deadlineWith, hasReasonToAsk } = reading
  const { answer, ...others } = facts
  const { day } = others
  const reason = hasReasonToAsk ? undefined : facts.reason
  if (answer) {
    const isWhy = reason?.joint === 'because' && !day && deadlineWith !== 'reason'
    const rest = isWhy ? undefined : sayDay({ ...reading, facts: others }, words)
    const said = /^no/.test(answer.text) && !rest ? words.no : 'The answer is {answer}'
    return `${said}${isWhy ? ': {reason}' : ''}.${rest ? ` ${rest}` : ''}`
  }
  const isNoun = reason?.joint === 'because of'
  const form = reason ? (isNoun ? 2 : 1) : 0
  const isHeld = words.held && reading.isHeld && !reading.change
  const undone = reading.change
    ? `have to ${sayChange(reading.change, facts)}${reading.isDecided && facts.offer ? `${facts.offer.text.startsWith('from') ? '' : ' to'} {offer}` : ''}`
    : `${words.unable} ${isHeld ? 'it' : '{day}'}`
  if (reading.change || day) return (isHeld ? words.held : '') + words.day[form].replace('{x}', undone)
  const isThing = reason?.joint === 'of'
  const clause =
    reading.reminder === 'reason'
      ? `${words.remind} ${isThing ? 'about' : 'that'} {reason}.`
      : isNoun || isThing
        ? `{We} {are} writing ${isThing ? 'about' : 'because of'} {reason}.`
        : words.reason
  return reason && (deadlineWith === 'reason' ? clause.replace('{reason}', '{reason} {deadline}') : clause)
}

/** What is called off: "cancel lunch tomorrow", "move the review on Friday". */
function sayChange(verb: string, { event, day }: Reading['facts']): string {
  const on = event && day && /^(?:\p{L}+day\b|\d|the \d|\p{Lu}\p{L}+ \d)/u.test(day.text) ? 'on ' : ''
  return [verb, event && '{event}', day && `${on}{day}`].filter(Boolean).join(' ')
}

/** The place of a request's wording, by the word that joins it; all others are questions. */
const asking: Record<string, number> = { for: 1, about: 1, to: 2, need: 3, send: 2 }

function sayRequests({ facts, deadlineWith, hasReasonToAsk, reminder }: Reading, words: Wording): string[] {
  const { question, deadline, reason } = facts
  const wanted =
    reminder === 'question' ? `${words.remind} to {question}.` : words.ask[asking[question?.joint ?? ''] ?? 0]
  const ask = question && wanted
  const by = deadlineWith === 'question' ? ' {deadline}' : ''
  const joint = hasReasonToAsk ? reason?.joint : undefined
  const why = joint && joint !== 'otherwise' ? `, ${joint} {reason}` : ''
  return [
    ask?.replace('{question}', `${question?.joint === 'send' ? 'send {me} ' : ''}{question}${by}${why}`) ?? '',
    joint === 'otherwise' ? 'Otherwise {reason}.' : '',
    deadline && !deadlineWith ? words.deadline : '',
  ]
}

/** Replaces names in braces by the facts of the note and by the words of its writer. */
function fill(sentences: string, { facts, voice }: Reading): Piece[] {
  const pieces: Piece[] = []
  for (const part of sentences.split(/(\{\w+\})/)) {
    const key = /^\{(\w+)\}$/.exec(part)?.[1]
    const fact = key && facts[key as FactName]
    if (fact) pieces.push({ fact: key as FactName, text: fact.text })
    else addText(pieces, key ? wordFor(key, facts.question?.joint, voice) : part)
  }
  return pieces
}

function wordFor(key: string, joint: string | undefined, voice: Reading['voice']): string {
  return key === 'joint' ? (joint ?? '') : voices[voice][key as keyof typeof voices.we]
}

function addText(pieces: Piece[], text: string): void {
  const last = pieces.at(-1)
  // "5 p.m." ends its sentence too.
  const said = typeof last === 'object' && last.text.endsWith('.') ? text.replace(/^\./, '') : text
  if (typeof last === 'string') pieces[pieces.length - 1] = last + said
  else if (said) pieces.push(said)
}

/** The mail as plain text, as it would be sent. */
export function plainMail({ greeting, paragraphs, sign }: Mail): string {
  const text = (pieces: Piece[]) =>
    pieces
      .map(piece => (typeof piece === 'string' ? piece : piece.text))
      .join('')
      .trimEnd()
  return [text(greeting), ...paragraphs.map(text), sign].join('\n\n')
}
