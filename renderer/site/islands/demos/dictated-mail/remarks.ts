// Reaches the browser, when a visitor uses the DictatedMail figure.
import { type FactName, factNames, numberOf, type Reading } from './facts'
import type { Piece } from './write-mail'

/** What a mail without each fact says about it; a mail without a question asks for nothing. */
const names: Partial<Record<FactName, string>> = {
  day: 'day',
  reason: 'reason',
  offer: 'new time',
  deadline: 'deadline',
}

/** The remark on a greeting without a name. */
export function onGreeting({ facts, stand }: Reading): string | undefined {
  if (facts.name) return undefined
  return stand ? `You said “${stand}.” No name is invented, so put one in.` : 'No name was said, so none is invented.'
}

/** What was checked in a paragraph: that its facts are those of the note. */
export function onFacts(pieces: Piece[]): string | undefined {
  const numbers = factNames
    .filter(name => pieces.some(piece => typeof piece === 'object' && 'fact' in piece && piece.fact === name))
    .map(numberOf)
  const [first, ...others] = numbers
  if (first === undefined) return undefined
  const last = others.pop()
  return last === undefined
    ? `Fact ${first} is as you said it.`
    : `Facts ${[first, ...others].join(', ')} and ${last} are as you said them.`
}

/** The remark on the end: what the note leaves open, and the mail with it. */
export function onEnd({ facts }: Reading): string | undefined {
  const missing = factNames.flatMap(name => (facts[name] ? [] : (names[name] ?? [])))
  if (missing.length > 0) return `You said no ${list(missing)}, so none is made up.`
  return /\d|day\b|week|month|year|noon|midday|midnight|tomorrow|today|tonight/i.test(facts.deadline?.text ?? '')
    ? undefined
    : 'No date was given, so none is stated.'
}

/** The remark on words that no rule reads. */
export const onUnread = 'No rule here reads this, so it stays as you said it.'

const list = (words: string[]) =>
  words
    .join(', ')
    .replace(/, ([^,]+)$/, ' and no $1')
    .replaceAll(', ', ', no ')
