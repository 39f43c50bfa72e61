// Reaches the browser, when a visitor uses the DictatedMail figure.
import { capitalizeDays, curl, lowerFirst } from '../sentences'
import { markTimes } from '../times'
import { clausesOf, leftOver } from './clauses'
import { courtesyOf, openCourtesy } from './courtesies'
import type { Reading } from './facts'
import { blank, type Part, take } from './part'
import { readPerson, unknownPerson } from './person'
import { readFact } from './read-fact'
import { addSentence, readNeed, readQuestion } from './read-question'
import * as rules from './rules'
import { otherIn, toReader } from './to-you'

const openings = Object.keys(rules.openings) as (keyof typeof rules.openings)[]

/** The end of words that go on. */
const torn = /^(?:maybe|perhaps)$|\b(?:on|at|to|for|with|of|in|by|from|the|an?)$/i

/** Reads the facts of a note by rules; text that no rule reads is reported. */
export function readNote(note: string): Reading {
  const text = curl(note)
  const parts = clausesOf(text).map(({ from, to }) => ({ from, rest: text.slice(from, to) }))
  let reading: Reading = {
    facts: {},
    unread: [],
    leftOut: [],
    courtesies: [],
    // "Our call" is that of one writer too, and "can we" comes later.
    voice: /\b(?:(I|me|my)|we|us)\b/i.exec(text)?.[1] ? 'I' : 'we',
    saysDay: parts.some(({ rest }) => rules.change.test(rest) || saysDay(rest)),
  }
  // A note can ask one thing: where another part asks, what is needed is news.
  const asks = parts.some(({ rest }) => rules.openings.ask.test(rest))
  // Who is not to be told something gets the mail, unless another part says who does.
  const isLast = ({ rest }: Part) => Number(rules.silence.test(rest))
  for (const part of parts.sort((one, other) => isLast(one) - isLast(other))) {
    const [said, had] = [part.rest, JSON.stringify(reading)]
    readPart(part, reading, asks)
    // What would be torn, such as "lunch on", stays whole, but for whom it goes to.
    if (leftOver(part).some(({ from, to }) => torn.test(text.slice(from, to)))) {
      reading = JSON.parse(had)
      part.rest = said
      readPart(part, reading, asks, true)
    }
    // A part of which nothing is read stays whole.
    if (JSON.stringify(reading) === had && leftOver(part)[0]) part.rest = said
    reading.unread.push(...leftOver(part))
  }
  return reading
}

/** Whether a text says that a day is called off. */
const saysDay = (text: string) => rules.days.some(rule => rule.test(markTimes(text)))

/** Reads a part, or only whom it goes to. */
function readPart(part: Part, reading: Reading, asks: boolean, isWhole?: boolean): void {
  const { facts } = reading
  if (readAnswer(part, reading, rules.answerTo)) readPerson(part, reading)
  const needsPerson = rules.toPerson.test(part.rest)
  const opening = openings.find(each => take(part, rules.openings[each]))
  const { rest } = part
  if (opening && !readPerson(part, reading)) return
  if (isWhole) return
  if (needsPerson && part.rest === rest && unknownPerson.test(rest) && !saysDay(rest)) return
  if (leaveOut(part, reading) || readFact(part, reading, 'copy', rules.copy) || readCourtesy(part, reading)) return
  if (!opening || opening === 'inform') readAnswer(part, reading, rules.answer)
  const informs = opening === 'inform' || opening === 'remind'
  const isRequest = (informs || /^[\s,]*please\b/i.test(rest)) && rules.request.test(part.rest)
  if (opening === 'ask' || take(part, rules.openings.ask) || isRequest || rules.askedYou.test(part.rest)) {
    readQuestion(part, reading)
    if (opening === 'remind' && facts.question) reading.reminder = 'question'
    return
  }
  if (opening === 'offer') {
    const found = [rules.offers.times, rules.offers.thing].some(rule => readFact(part, reading, 'offer', rule))
    if (found) return
  }
  const isOff = readChange(part, reading) || rules.days.some(rule => readFact(part, reading, 'day', rule))
  if (isOff) readReasonBesideDay(part, reading)
  rules.offers.otherwise.some(rule => readFact(part, reading, 'offer', rule))
  readFact(part, reading, 'deadline', rules.deadlineAlone)
  if (isOff || saysDay(part.rest) || (!asks && readNeed(part, reading))) return
  const had = facts.reason
  const isNews = !rules.wishes.test(part.rest) && !(informs && readFact(part, reading, 'reason', rules.aboutThing))
  if (isNews) readNews(part, reading, informs)
  if (opening === 'remind' && facts.reason !== had) reading.reminder = 'reason'
  const { day, event, reason } = facts
  if ((day ?? event) && !reason) readFact(part, reading, 'reason', rules.ownReason)
  readOwn(part, reading)
}

/** Reads "yes" or "no", with what it is an answer to; gives whether there is one. */
function readAnswer(part: Part, reading: Reading, rule: RegExp): boolean {
  const facts: Reading['facts'] = {}
  readFact(part, { ...reading, facts }, 'event', rule)
  const { event } = facts
  if (event) addSentence(reading, /^n/.test(event.text) ? 'I’m afraid the answer is' : 'The answer is', event)
  return Boolean(event)
}

/** Reads what is not to be written; gives whether there is something. */
function leaveOut(part: Part, reading: Reading): boolean {
  const hasAddressee = /\btell\b/i.test(part.rest)
  if (!take(part, rules.silence)) return false
  if (hasAddressee && !reading.facts.name && !reading.stand?.includes(' ')) readPerson(part, reading)
  for (const { from, to } of leftOver(part))
    reading.leftOut.push({ from, to, text: part.rest.slice(from - part.from, to - part.from) })
  blank(part, 0, part.rest.length)
  return true
}

/** Reads what is called off or moved, with whom, its day and its new one. */
function readChange(part: Part, reading: Reading): boolean {
  const match = rules.change.exec(part.rest)
  const { verb, voice } = match?.groups ?? {}
  if (!match || !verb || reading.facts.day) return false
  blank(part, match.index, match[0].length)
  const at = part.rest.search(/(?<= )with /)
  if (at > 0 && readPerson(part, reading, at + 4) && part.rest[at + 4] === '\0') blank(part, at, 4)
  const isDecided = readFact(part, reading, 'offer', rules.changed.both)
  readFact(part, reading, 'day', rules.changed.day)
  readFact(part, reading, 'event', rules.changed.event)
  readFact(part, reading, 'offer', rules.changed.offer)
  if (!reading.facts.day && !reading.facts.event) return false
  reading.change = verb.toLowerCase()
  if (voice || isDecided) reading.isDecided = true
  return true
}

/** Reads a whole sentence that the reader gets as it was said. */
function readOwn(part: Part, reading: Reading): void {
  const isWhole = !part.rest.includes('\0')
  const found = (rules.wishes.exec(part.rest) ?? (isWhole ? rules.own.exec(part.rest) : null))?.indices?.groups?.fact
  if (!found) return
  const [from, to] = found
  const { text, isOpen } = toReader(lowerFirst(capitalizeDays(part.rest.slice(from, to)).replace(/\s+/g, ' ')))
  // "He" after what somebody is reminded of is its reader, unless that can be a person.
  if (isOpen || (/^s?he\b/i.test(part.rest.slice(from)) && otherIn(reading.facts.reason?.text ?? 'A person') >= 0))
    return
  addSentence(reading, '', { text, span: { from: part.from + from, to: part.from + to } })
  blank(part, 0, part.rest.length)
}

/** Reads a piece of news; a sentence of its own is one where it names a deadline. */
function readNews(part: Part, reading: Reading, isNews: boolean): void {
  const isMore = reading.saysDay || Boolean(reading.facts.reason)
  if (!isNews && (isMore || !rules.dated.test(markTimes(part.rest)))) return
  const facts: Reading['facts'] = {}
  const before = part.rest
  readFact(part, { ...reading, facts }, 'reason', isNews ? rules.news : rules.statement)
  const { reason } = facts
  // Words that can't follow "that", or can mean somebody else, stay as they were said.
  if (!reason || toReader(reason.text).isOpen) part.rest = before
  else if (isMore) addSentence(reading, '', reason)
  else reading.facts.reason = reason
}

/** Reads thanks, an invitation and the like; true also for those to a second person, which aren't read. */
function readCourtesy(part: Part, reading: Reading): boolean {
  const found = openCourtesy(part.rest)
  if (!found) return false
  const [before, length] = [part.rest, found.length]
  blank(part, 0, length)
  if (found.isToPerson && !readPerson(part, reading)) {
    part.rest = before
    return true
  }
  const at = part.rest.search(/[^\0]|$/)
  reading.courtesies.push(courtesyOf(found.before, part.rest.slice(at), part.from + at))
  blank(part, at, part.rest.length - at)
  return true
}

/** Reads the reason in the words after or before the day: "…, the audit moved", "The audit moved, so …". */
function readReasonBesideDay(part: Part, reading: Reading): void {
  if (readFact(part, reading, 'reason', rules.reasonBefore)) return
  const after = part.rest.lastIndexOf('\0') + 1
  const match = rules.reasonAfter.exec(part.rest.slice(after))
  const { separator, joint, fact = '' } = match?.groups ?? {}
  if (match && (joint || (separator && /\S\s+\S/.test(fact))))
    readFact(part, reading, 'reason', rules.reasonAfter, after)
}
