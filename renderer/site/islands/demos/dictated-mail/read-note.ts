// Reaches the browser, when a visitor uses the DictatedMail figure.
import { capitalizeDays, curl, lowerFirst } from '../sentences'
import { clausesOf, leftOver } from './clauses'
import { courtesyOf, openCourtesy } from './courtesies'
import type { Reading } from './facts'
import { blank, type Part, take } from './part'
import { readPerson, unknownPerson } from './person'
import { readFact, voiceOf } from './read-fact'
import { addSentence, readNeed, readQuestion } from './read-question'
import * as rules from './rules'
import { markTimes, saysTime } from './times'
import { newsToReader, ownToReader, toYours } from './to-you'

/** Reads the facts of a note by rules; text that no rule reads is reported. */
export function readNote(note: string): Reading {
  const text = curl(note)
  const parts = clausesOf(text).map(({ from, to }) => ({ from, rest: text.slice(from, to) }))
  const reading: Reading = {
    facts: {},
    unread: [],
    courtesies: [],
    saysTime: saysTime(text),
    voice: /\b(?:I|my|me)\b/i.test(text) && !/\b(?:we|our|us)\b/i.test(text) ? 'I' : 'we',
    saysDay: parts.some(({ rest }) => rules.change.test(rest) || saysDay(rest)),
    isHeld: /(?:(?:can|won)['’]?t|not|unable to) make\b(?! (?:the|our|your|my)\b)/i.test(text),
  }
  // A note can ask one thing: where another part asks, what is needed is news.
  const asks = parts.some(({ rest }) => rules.openings.ask.test(rest))
  for (const part of parts) {
    const [said, had] = [part.rest, JSON.stringify(reading)]
    readPart(part, reading, asks)
    // A part of which nothing is read stays whole.
    if (JSON.stringify(reading) === had && leftOver(part)[0]) part.rest = said
    reading.unread.push(...leftOver(part))
  }
  return reading
}

/** Whether a text says that a day is called off. */
const saysDay = (text: string) => rules.days.some(rule => rule.test(markTimes(text)))

function readPart(part: Part, reading: Reading, asks: boolean): void {
  const { facts } = reading
  if (readFact(part, reading, 'answer', rules.answerTo)) readPerson(part, reading)
  const needsPerson = rules.toPerson.test(part.rest)
  const opening = (['inform', 'remind', 'ask', 'offer'] as const).find(each => take(part, rules.openings[each]))
  const { rest } = part
  if (opening && !readPerson(part, reading)) return
  const saysNoDay = !saysDay(rest)
  if (needsPerson && part.rest === rest && saysNoDay && unknownPerson.test(rest)) return
  if (readCourtesy(part, reading)) return
  if (!opening || opening === 'inform') readFact(part, reading, 'answer', rules.answer)
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
  if (readOwn(part, reading, rules.order, 'Please')) return
  const isOff = readChange(part, reading) || rules.days.some(rule => readFact(part, reading, 'day', rule))
  if (isOff) readReasonBesideDay(part, reading)
  else readFact(part, reading, 'reason', rules.reasonAlone)
  rules.offers.otherwise.some(rule => readFact(part, reading, 'offer', rule))
  readFact(part, reading, 'deadline', rules.deadlineAlone)
  if (isOff || saysDay(part.rest) || (!asks && readNeed(part, reading))) return
  const had = facts.reason
  const isNews = !rules.wishes.test(part.rest) && !(informs && readFact(part, reading, 'reason', rules.aboutThing))
  if (isNews) readNews(part, reading, informs)
  if (facts.reason?.joint === 'of') facts.reason.text = toYours(facts.reason.text)
  if (opening === 'remind' && facts.reason !== had) reading.reminder = 'reason'
  const { day, event, reason } = facts
  if ((day ?? event) && !reason) readFact(part, reading, 'reason', rules.ownReason)
  readOwn(part, reading)
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
  if (voice) reading.voice = voiceOf(voice)
  if (voice || isDecided) reading.isDecided = true
  return true
}

/** Reads a whole sentence that the reader gets as it was said; gives whether it did. */
function readOwn(part: Part, reading: Reading, rule = rules.wishes, before = ''): boolean {
  const isWhole = !before && !part.rest.includes('\0')
  const found = (rule.exec(part.rest) ?? (isWhole ? rules.own.exec(part.rest) : null))?.indices?.groups?.fact
  if (!found) return false
  const [from, to] = found
  const text = ownToReader(lowerFirst(capitalizeDays(part.rest.slice(from, to)).replace(/\s+/g, ' ')))
  // "He" after what somebody is reminded of is its reader, unless that can be a person.
  if (!text || (/^s?he\b/i.test(part.rest.slice(from)) && rules.people.test(reading.facts.reason?.text ?? 'er')))
    return false
  addSentence(reading, before, { text, span: { from: part.from + from, to: part.from + to } })
  blank(part, 0, part.rest.length)
  return true
}

/** Reads a piece of news and its deadline; a sentence of its own is one where it names a deadline. */
function readNews(part: Part, reading: Reading, isNews: boolean): void {
  const { name, ...had } = reading.facts
  const isMore = reading.saysDay || Boolean(had.reason)
  if (!isNews && (isMore || !rules.statement.test(part.rest))) return
  const facts: Reading['facts'] = isMore ? {} : reading.facts
  const into = { ...reading, facts }
  const before = part.rest
  const hasDay = readFact(part, into, 'deadline', rules.deadlineOfNews)
  if (!isNews && !hasDay) return
  readFact(part, into, 'reason', isNews ? rules.news : rules.statement)
  const { reason } = facts
  const text = reason && newsToReader(reason.text, reading.isToAll ? 'all' : (name?.text ?? reading.stand))
  if (reason && text) {
    reason.text = text
    if (isMore) addSentence(reading, '', reason, facts.deadline)
    else if (hasDay) reading.deadlineWith = 'reason'
    return
  }
  // Words that can't follow "that", or can mean somebody else, stay as they were said, with their day.
  delete facts.reason
  if (hasDay) delete facts.deadline
  part.rest = before
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
