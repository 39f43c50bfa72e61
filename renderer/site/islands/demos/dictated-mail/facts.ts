// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { Span } from '../span'
import type { Courtesy } from './courtesies'

/** The facts that a note can have. */
export const factNames = ['name', 'day', 'reason', 'offer', 'question', 'deadline'] as const

/** The facts that a mail can have: what is called off, and who gets a copy, are those of notes in one's own words alone. */
export type FactName = (typeof factNames)[number] | 'event' | 'copy'

/** The number of a fact in the note and in the mail: the facts that the note has are counted from 1 as they come. */
export function numberOf(name: FactName, { facts }: Pick<Reading, 'facts'>): number {
  const own = facts[name]?.span.from ?? 0
  return 1 + Object.values(facts).filter(({ span }) => span.from < own).length
}

/** One fact of the note. */
export interface Fact {
  /** The words for the mail: those of the note, but "she needs" is "you need". */
  text: string
  /** Its position in the note. */
  span: Span
  /** The word that joins it to its sentence, such as "because of", "whether", "for", or "need" for a thing needed. */
  joint?: string | undefined
}

/** The facts that the rules find in a note. */
export interface Reading {
  facts: Partial<Record<FactName, Fact>>
  /** The spans that no rule matches: they are in the mail as they were said. */
  unread: Span[]
  /** The parts that the note says not to write. */
  leftOut: (Span & { text: string })[]
  /** Whether the note speaks for one or for several. */
  voice: 'I' | 'we'
  /** The word in place of a name, such as "her". */
  stand?: string
  /** Whether it goes to everyone, or to a team. */
  isToAll?: boolean
  /** What is done with the event or the day: "cancel", "move". */
  change?: string
  /** Whether the new time of what is moved is certain. */
  isDecided?: boolean
  /** Whether it calls something off or moves it: other news is no reason for that. */
  saysDay: boolean
  /** The fact of which the note reminds. */
  reminder?: 'question' | 'reason'
  /** Thanks, invitations and the like, and sentences that the reader gets as they were said, in the order of the note. */
  courtesies: Courtesy[]
  /** Whether the deadline is in the sentence of the question. */
  hasDeadlineToAsk?: boolean
}
