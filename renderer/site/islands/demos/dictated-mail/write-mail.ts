// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { Span } from '../span'
import type { Courtesy } from './courtesies'
import type { FactName, Reading } from './facts'

/** The tones of a mail. */
export const tones = ['brief', 'warm', 'formal'] as const

export type Tone = (typeof tones)[number]

/** A piece of the mail: words of the tone, a fact or a courtesy of the note, or words of it that no rule reads. */
export type Piece = string | { fact: FactName; text: string } | { courtesy: string } | { unread: string }

export interface Mail {
  greeting: Piece[]
  paragraphs: Piece[][]
  sign: string
}

/** The sentences of a tone, by the facts that they need. A fact in braces is that of the note. */
interface Wording {
  greeting: [named: string, unnamed: string]
  day: [alone: string, because: string, becauseOf: string]
  reason: [because: string, becauseOf: string]
  offer: [alone: string, afterDay: string]
  ask: [whether: string, thing: string, request: string, need: string]
  no: string
  deadline: string
  sign: string
}

const wording: Record<Tone, Wording> = {
  brief: {
    greeting: ['Hi {name},', 'Hi,'],
    day: ['{We} can’t make {day}.', '{We} can’t make {day}: {reason}.', '{We} can’t make {day} because of {reason}.'],
    reason: ['You should know that {reason}.', '{We} {are} writing because of {reason}.'],
    offer: ['Would {offer} work?', 'Would {offer} work?'],
    ask: [
      'Please tell {me} {joint} {question}.',
      'May {we} ask {joint} {question}?',
      'Please {question}.',
      'Please let {me} have {question}.',
    ],
    no: 'The answer is {answer}',
    deadline: 'Please answer {deadline}.',
    sign: 'Thanks',
  },
  warm: {
    greeting: ['Hi {name},', 'Hi there,'],
    day: [
      'Thank you for holding {day}. I’m sorry, but {we} can’t make it.',
      'Thank you for holding {day}. I’m sorry, but {we} can’t make it because {reason}.',
      'Thank you for holding {day}. I’m sorry, but {we} can’t make it because of {reason}.',
    ],
    reason: ['I wanted you to know that {reason}.', '{We} {are} writing because of {reason}.'],
    offer: ['Would {offer} suit you?', 'Would {offer} suit you?'],
    ask: [
      'Could you tell {me} {joint} {question}?',
      'Could {we} ask {joint} {question}?',
      'Could you please {question}?',
      'Could you let {me} have {question}?',
    ],
    no: 'I’m sorry, but the answer is {answer}',
    deadline: 'It would help {me} to hear from you {deadline}.',
    sign: 'Warm regards',
  },
  formal: {
    greeting: ['Dear {name},', 'Good morning,'],
    day: [
      '{We} regret that {we} {are} unable to keep {day}.',
      'Because {reason}, {we} {are} unable to keep {day}.',
      'Because of {reason}, {we} {are} unable to keep {day}.',
    ],
    reason: ['{We} would like to inform you that {reason}.', '{We} {are} writing because of {reason}.'],
    offer: ['{We} would like to propose {offer}.', 'As an alternative, {we} would like to propose {offer}.'],
    ask: [
      'Please let {me} know {joint} {question}.',
      '{We} would like to ask {joint} {question}.',
      '{We} would be grateful if you could {question}.',
      '{We} would be grateful to have {question}.',
    ],
    no: '{We} regret that the answer is {answer}',
    deadline: '{We} would be grateful for your answer {deadline}.',
    sign: 'Kind regards',
  },
}

const voices = {
  I: { we: 'I', We: 'I', me: 'me', are: 'am' },
  we: { we: 'we', We: 'We', me: 'us', are: 'are' },
}

/** Writes the mail of a note in a tone: every fact once, nothing that the note doesn't say, nothing of it left out. */
export function writeMail(note: string, reading: Reading, tone: Tone): Mail {
  const { facts } = reading
  const words = wording[tone]
  const first = [sayDay(reading, words), facts.offer && words.offer[facts.day ? 1 : 0]]
  const second = sayRequests(reading, words)
  const { courtesies, unread } = reading
  const firstFact = Math.min(...Object.values(facts).map(({ span }) => span.from))
  const asSaid = (spans: Span[]) => spans.map(({ from, to }) => ({ unread: sentence(note.slice(from, to), note[to]) }))
  const after = unread.filter(({ from }) => from > firstFact)
  const end = [courtesies.flatMap(each => sayCourtesy(each, reading.voice)), asSaid(after)]
  // What the rules don't turn into sentences keeps its place: before the facts or after them, and among the courtesies.
  if ((after[0]?.from ?? 0) < (courtesies[0]?.span.from ?? 0)) end.reverse()
  return {
    greeting: fill(words.greeting[facts.name ? 0 : 1], reading),
    paragraphs: [
      asSaid(unread.filter(each => !after.includes(each))),
      ...[first, second].map(sentences => fill(sentences.filter(Boolean).join(' '), reading)),
      ...end,
    ].filter(pieces => pieces.length > 0),
    sign: words.sign,
  }
}

function sayCourtesy({ before, text }: Courtesy, voice: Reading['voice']): Piece[] {
  const words = before.replace('{We}', voices[voice].We)
  return text ? [`${words} `, { courtesy: text }, '. '] : [`${words}. `]
}

const sentence = (words: string, end?: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${end === '?' ? end : '.'}`

/** The answer, the day that is called off and the reason, unless it is that of the request. */
function sayDay(reading: Reading, words: Wording): string | undefined {
  const { facts, deadlineWith, hasReasonToAsk } = reading
  const { answer, ...others } = facts
  const { day } = others
  const reason = hasReasonToAsk ? undefined : facts.reason
  if (answer) {
    const isWhy = reason?.joint === 'because' && !day && deadlineWith !== 'reason'
    const rest = isWhy ? undefined : sayDay({ ...reading, facts: others }, words)
    const said = answer.text === 'no' && !rest ? words.no : 'The answer is {answer}'
    return `${said}${isWhy ? ': {reason}' : ''}.${rest ? ` ${rest}` : ''}`
  }
  const isNoun = reason?.joint === 'because of'
  if (day) return words.day[reason ? (isNoun ? 2 : 1) : 0]
  const clause = words.reason[isNoun ? 1 : 0]
  return reason && (deadlineWith === 'reason' ? clause.replace('{reason}', '{reason} {deadline}') : clause)
}

/** The place of a request's wording, by the word that joins it; all others are questions. */
const asking: Record<string, number> = { for: 1, about: 1, to: 2, need: 3 }

function sayRequests({ facts, deadlineWith, hasReasonToAsk }: Reading, words: Wording): string[] {
  const { question, deadline, reason } = facts
  const ask = question && words.ask[asking[question.joint ?? ''] ?? 0]
  const by = deadlineWith === 'question' ? ' {deadline}' : ''
  const joint = hasReasonToAsk ? reason?.joint : undefined
  const why = joint && joint !== 'otherwise' ? `, ${joint} {reason}` : ''
  return [
    ask?.replace('{question}', `{question}${by}${why}`) ?? '',
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
  const said = typeof last === 'object' && 'text' in last && last.text.endsWith('.') ? text.replace(/^\./, '') : text
  if (typeof last === 'string') pieces[pieces.length - 1] = last + said
  else if (said) pieces.push(said)
}

function textOf(piece: Piece): string {
  if (typeof piece === 'string') return piece
  if ('courtesy' in piece) return piece.courtesy
  return 'unread' in piece ? piece.unread : piece.text
}

/** The mail as plain text, as it would be sent. */
export function plainMail({ greeting, paragraphs, sign }: Mail): string {
  const text = (pieces: Piece[]) => pieces.map(textOf).join('').trimEnd()
  return [text(greeting), ...paragraphs.map(text), sign].join('\n\n')
}
