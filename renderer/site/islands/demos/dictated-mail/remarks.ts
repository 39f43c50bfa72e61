// Reaches the browser, when a visitor uses the DictatedMail figure.
import { upperFirst } from '../sentences'
import { saysTime } from '../times'
import type { FactName, Reading } from './facts'
import { isClause } from './guards'
import { discount } from './wording'

/** The remark on a greeting without a name. */
export function onGreeting({ facts, stand, isToAll }: Reading): string | undefined {
  if (facts.name || isToAll) return undefined
  return stand ? `“${upperFirst(stand)}” is no name: put one in.` : 'No name is invented, so put one in.'
}

/** The remark on the first paragraph with facts: the mail has every fact of the note. */
export function onFacts({ facts }: Pick<Reading, 'facts'>): string {
  const count = Object.keys(facts).length
  return `Facts as said: ${count} of ${count}.`
}

/** The remark on the end: what the note leaves open, and the mail with it. What was not read can hold anything. */
export function onEnd({ facts, ...note }: Reading): string | undefined {
  if (note.unread.length > 0) return undefined
  const saysTimeIn = (name: FactName) => saysTime(facts[name]?.text ?? '')
  const isOpen = {
    day: Boolean(facts.offer) && !facts.day && !saysTimeIn('offer') && !discount.test(facts.offer?.text ?? ''),
    reason: Boolean(facts.day) && !facts.reason,
    'new time': Boolean(facts.day) && !facts.offer && !saysTimeIn('reason'),
    deadline:
      Boolean(facts.question) &&
      !facts.deadline &&
      !saysTimeIn('question') &&
      !saysTimeIn('reason') &&
      !/\b(?:by|before|until)\b/.test(facts.question?.text ?? '') &&
      !note.courtesies.some(({ before }) => /rush|hurry|urgent/.test(before)),
  }
  const missing = Object.entries(isOpen).flatMap(([name, isMissing]) => (isMissing ? [name] : []))
  if (missing.length > 0) return `You said no ${missing.join(', no ')}, so none is made up.`
  const { text } = facts.deadline ?? {}
  if (!text || /\d|\bMay\b/.test(text) || saysTime(text)) return undefined
  const event = text.replace(/^(?:before|by|until|not? later than) /i, '')
  return `No date given for ${isClause(event) ? 'when ' : ''}${event}; none invented.`
}

/** The remark on the last words: what is left out of the mail, and what no other remark says is open. */
export function onSign({ facts, leftOut }: Reading, end: string | undefined): string {
  const words = leftOut.map(({ text }) => text).join(', ')
  return [words && `Left out, as you said: “${words}.”`, facts.deadline ? '' : end].filter(Boolean).join(' ')
}

/** The remark on courtesies and sentences of one's own: they are said to the reader, instead of about them. */
export const onCourtesies = 'In your words, said to the reader.'

/** The remark on words that no rule reads. */
export const onUnread = 'Not understood, so it stays as you said it.'
