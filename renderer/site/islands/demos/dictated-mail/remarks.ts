// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { FactName, Reading } from './facts'
import { isClause } from './guards'
import { saysTime } from './times'
import { discount } from './wording'

/** The remark on a greeting without a name. */
export function onGreeting({ facts, stand, isToAll }: Reading): string | undefined {
  if (facts.name || isToAll) return undefined
  return `${stand ? `You said “${stand}.” ` : ''}No name is invented, so put one in.`
}

/** The remark on the first paragraph with facts: the mail has every fact of the note, which are counted from 1. */
export function onFacts({ facts }: Pick<Reading, 'facts'>): string {
  const count = Object.keys(facts).length
  return count > 1 ? `Facts 1 ${count > 2 ? 'to' : 'and'} ${count} are as said.` : 'Fact 1 is as said.'
}

/** The remark on the end: what the note leaves open, and the mail with it. What was not read can hold anything. */
export function onEnd({ facts, ...note }: Reading): string | undefined {
  if (note.unread.length > 0) return undefined
  const saysTimeIn = (name: FactName) => saysTime(facts[name]?.text ?? '')
  const isOpen = {
    day: !note.saysTime && Boolean(facts.offer) && !discount.test(facts.offer?.text ?? ''),
    reason: Boolean(facts.day) && !facts.reason,
    'new time': Boolean(facts.day) && !facts.offer && !saysTimeIn('reason'),
    deadline: Boolean(facts.question) && !facts.deadline && !saysTimeIn('question') && !saysTimeIn('reason'),
  }
  const missing = Object.entries(isOpen).flatMap(([name, isMissing]) => (isMissing ? [name] : []))
  if (missing.length > 0) return `You said no ${missing.join(', no ')}, so none is made up.`
  const { text } = facts.deadline ?? {}
  if (!text || /\d/.test(text) || saysTime(text)) return undefined
  const event = text.replace(/^(?:before|by|until|not? later than) /i, '')
  return `No date given for ${isClause(event) ? 'when ' : ''}${event}; none invented.`
}

/** The remark on courtesies and sentences of one's own: they are said to the reader, instead of about them. */
export const onCourtesies = 'In your words, said to the reader.'

/** The remark on words that no rule reads. */
export const onUnread = 'Not understood, so it stays as you said it.'
