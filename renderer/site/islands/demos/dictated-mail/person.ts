// Reaches the browser, when a visitor uses the DictatedMail figure.

import { markTimes } from '../times'
import type { Reading } from './facts'
import { imperative, wishing } from './guards'
import { blank, type Part } from './part'

/** Words that are no name, and that can follow one. */
const plain = `know|that|yes|no|not|saying|asking|to|for|if|wh\\p{L}+|how|about|thanks?|please|on|at|from|because|since|and|the|an?|my|our|your|their|his|her|s?he|it|they|there|this|th[eo]se|you|[iI]|we|us|me|people|hi|hello|back|some\\p{L}*|any\\p{L}*|nobody|both|(?:can|could|would|will) (?:you|we|i)|${imperative}|${wishing}`
/** What follows a person who has no capital letter. Marked times are characters without meaning. */
const after = `(?=[:,]| [\\x01\\x03\\x05]| (?:${plain})\\b)`
const afterOrEnd = after.replace('[', '[;.!?]|$|[')
const notNames = `(?!(?:${plain})\\b)`

/** Whom people call by their role, without an article: "tell customer". */
const role = /^(?:customer|client|boss|manager|landlord|vendor|support|accounting)s?$/i

/** The person after the first words; most names begin with a capital letter, so that case counts here. */
const people = [
  /^ (?<said>(?:(?:Mr|Ms|Mrs|Mx|Dr|Prof)\.? )?(?!(?:I|We|My|Our|The|That|(?:Can|Could|Would|Will) (?:you|we|I))\b|\p{L}+day\b)\p{Lu}[\p{L}'’-]+(?:(?: and)? (?!I\b)\p{Lu}[\p{L}'’-]+)?)(?<!’s?)(?![\p{L}'’])/u,
  /^ (?<stand>(?:her|him|them)\b|(?:the|my|our) (?!team)[\p{L}’'-]+(?=[,.!?]?$))/u,
  new RegExp(
    `^ (?<all>(?:every(?:one|body)|people)\\b|(?:all|folks|(?:(?:the|my|our) (?:whole )?)?(?<team>team)|(?:the|my|our) (?:board|staff|customers|partners))${afterOrEnd})`,
    'u',
  ),
  new RegExp(
    `^ (?<typed>(?:(?:mr|ms|mrs|dr|prof)\\.? )?${notNames}\\p{Ll}{2,}(?: and ${notNames}\\p{Ll}{2,})?)${afterOrEnd}`,
    'u',
  ),
  new RegExp(
    `^ (?<stand>(?:the|my|our)(?: (?!(?:saying|asking|yes|no|${imperative})\\b)[\\p{L}’'-]+){1,2}?(?: (?:in|at|of)(?: (?:the|our|my))?(?: [\\p{L}-]+){1,2}?)?)${after}`,
    'u',
  ),
]

/** Words after "tell" or "ask" that are an addressee whom no rule reads, or what is said. */
export const unknownPerson = new RegExp(`^\\0+ (?:(?:the|my|our|their|his) |${notNames}\\p{Ll}|\\p{Lu}\\p{L}+’s )`, 'u')

/** Reads the addressee; false for a second one, whose part of the note isn't read. */
export function readPerson(part: Part, reading: Reading, at = part.rest.search(/[^\0]/)): boolean {
  const rest = at < 0 ? '' : markTimes(part.rest.slice(at))
  const match = people.map(rule => rule.exec(rest)).find(Boolean)
  if (!match) return true
  const { stand, typed, all, team, said = typed } = match.groups ?? {}
  const isRole = role.test(said ?? '')
  const name = isRole
    ? undefined
    : (team ?? typed?.replace(/\b(?!and\b)\p{Ll}/gu, letter => letter.toUpperCase()) ?? said)
  const had = reading.facts.name?.text ?? (reading.stand?.includes(' ') ? reading.stand : name)
  if (name && had !== name) return false
  const joined = /^(?: know| saying| to say)?(?: that(?!’| one))?\b/.exec(rest.slice(match[0].length))?.[0] ?? ''
  blank(part, at, match[0].length + joined.length)
  const from = part.from + at + 1
  if (all) reading.isToAll = true
  if (name) {
    const start = from + (all ? all.length - name.length : 0)
    reading.facts.name ??= { text: name, span: { from: start, to: start + name.length } }
  } else if (!all) reading.stand ??= stand ?? said
  return true
}
