// Reaches the browser, when a visitor uses the DictatedMail figure.
import { clausesOf, leftOver } from './clauses'
import { courtesyOf, openCourtesy } from './courtesies'
import type { FactName, Reading } from './facts'
import * as rules from './rules'
import { capitalizeDays, markTimes, saysTime } from './times'
import { toReader, toYou, toYours } from './to-you'

/** A part of the note while it is read: text that a rule has read is replaced by as many NUL characters. */
interface Part {
  from: number
  rest: string
}

/** Reads the facts of a note by rules; text that no rule reads is reported. */
export function readNote(text: string): Reading {
  const reading: Reading = {
    facts: {},
    unread: [],
    courtesies: [],
    saysTime: saysTime(text),
    voice: /\b(?:I|my|me)\b/.test(text) && !/\b(?:we|our|us)\b/i.test(text) ? 'I' : 'we',
    mayHaveName: mayName(text),
  }
  const parts = clausesOf(text).map(({ from, to }) => ({ from, rest: text.slice(from, to) }))
  // A note can ask one thing: where another part asks, what is needed is news.
  const asks = parts.some(({ rest }) => rules.openings.ask.test(rest))
  for (const part of parts) {
    readPart(part, reading, asks)
    reading.unread.push(...leftOver(part))
  }
  return reading
}

function readPart(part: Part, reading: Reading, asks: boolean): void {
  const opening = (['inform', 'ask', 'offer'] as const).find(each => take(part, rules.openings[each]))
  if (opening && !readPerson(part, reading)) return
  if (readCourtesy(part, reading)) return
  if (opening === 'inform') readAnswer(part, reading)
  const isRequest = opening === 'inform' && rules.request.test(part.rest)
  if (opening === 'ask' || isRequest || rules.askedYou.test(part.rest)) {
    readQuestion(part, reading)
    return
  }
  if (opening === 'offer') {
    const found = [rules.offers.times, rules.offers.thing].some(rule => readFact(part, reading, 'offer', rule))
    if (found) return
  }
  const saysDay = rules.days.some(rule => readFact(part, reading, 'day', rule))
  if (saysDay) readReasonBesideDay(part, reading)
  else readFact(part, reading, 'reason', rules.reasonAlone)
  rules.offers.otherwise.some(rule => readFact(part, reading, 'offer', rule))
  readFact(part, reading, 'deadline', rules.deadlineAlone)
  const saysOtherDay = !saysDay && rules.days.some(rule => rule.test(markTimes(part.rest)))
  if (saysDay || saysOtherDay || (!asks && readNeed(part, reading))) return
  readNews(part, reading, opening === 'inform')
}

/** Reads "no" or "yes" to the addressee. */
function readAnswer(part: Part, reading: Reading): void {
  const { facts } = reading
  if (readFact(part, reading, 'answer', rules.answer) && facts.answer)
    facts.answer.text = facts.answer.text.toLowerCase()
}

/** Reads what is needed as a request, with its deadline and its reason. */
function readNeed(part: Part, reading: Reading): boolean {
  const { facts } = reading
  if (facts.question || !rules.needs.thing.test(markTimes(part.rest))) return false
  if (readFact(part, reading, 'deadline', rules.needs.deadline)) reading.deadlineWith = 'question'
  readFact(part, reading, 'question', rules.needs.thing)
  finishQuestion(reading, 'need')
  const after = part.rest.lastIndexOf('\0') + 1
  reading.hasReasonToAsk = readFact(part, reading, 'reason', rules.needs.why, after)
  return true
}

/** Reads a piece of news and its deadline; a sentence of its own is one where it names a deadline. */
function readNews(part: Part, reading: Reading, isNews: boolean): void {
  const { facts } = reading
  const isFree = !facts.reason && (isNews || rules.statement.test(part.rest))
  if (!isFree) return
  const hasDay = readFact(part, reading, 'deadline', rules.deadlineOfNews)
  if (!isNews && !hasDay) return
  readFact(part, reading, 'reason', isNews ? rules.news : rules.statement)
  if (facts.reason) facts.reason.text = toReader(lowerFirst(facts.reason.text))
  if (hasDay) reading.deadlineWith = 'reason'
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

/** Reads the addressee; false for a second one, whose part of the note isn't read. */
function readPerson(part: Part, reading: Reading): boolean {
  const at = part.rest.search(/[^\0]/)
  const match = at < 0 ? null : rules.person.exec(part.rest.slice(at))
  const { stand, role, typed } = match?.groups ?? {}
  const name = match?.groups?.name ?? typed?.replace(/^./, letter => letter.toUpperCase())
  if (!match) return true
  if (name && reading.facts.name && reading.facts.name.text !== name) return false
  blank(part, at, match[0].length)
  const from = part.from + at + 1
  if (name) reading.facts.name ??= { text: name, span: { from, to: from + name.length } }
  else reading.stand ??= stand ?? role
  return true
}

function readQuestion(part: Part, reading: Reading): void {
  const hadDeadline = 'deadline' in reading.facts
  readFact(part, reading, 'deadline', rules.deadlineOfQuestion)
  for (const rule of [rules.question, rules.request, rules.askedYou]) readFact(part, reading, 'question', rule)
  finishQuestion(reading, 'to')
  if (!reading.facts.question) return
  if (!hadDeadline && reading.facts.deadline) reading.deadlineWith = 'question'
}

/** Addresses a question to the reader; `joint` is the word that joins it where the note has none. */
function finishQuestion({ facts: { question, name } }: Reading, joint: string): void {
  if (!question) return
  question.text = joint === 'need' ? toYours(question.text) : toYou(question.text, name?.text)
  question.joint ??= joint
  if (question.joint === 'if') question.joint = 'whether'
}

/** Reads the reason in the words after or before the day: "…, the audit moved", "The audit moved, so …". */
function readReasonBesideDay(part: Part, reading: Reading): void {
  if (readFact(part, reading, 'reason', rules.reasonBefore)) {
    const { reason } = reading.facts
    if (reason) reason.text = lowerFirst(reason.text)
    return
  }
  const after = part.rest.lastIndexOf('\0') + 1
  const match = rules.reasonAfter.exec(part.rest.slice(after))
  const { separator, joint, fact = '' } = match?.groups ?? {}
  if (match && (joint || (separator && /\S\s+\S/.test(fact))))
    readFact(part, reading, 'reason', rules.reasonAfter, after)
}

/** Reads one fact, unless the note has it already; gives whether it did. */
function readFact(part: Part, reading: Reading, name: FactName, rule: RegExp, start = 0): boolean {
  if (reading.facts[name]) return false
  const rest = part.rest.slice(start)
  const match = rule.exec(markTimes(rest))
  const at = match?.indices?.groups?.fact
  const fact = rest.slice(...(at ?? [0, 0]))
  if (!match?.groups || !at || !/[\p{L}\p{N}]/u.test(fact)) return false
  const { joint, voice } = match.groups
  const text = capitalizeDays(fact.replace(/\s+/g, ' ').trim())
  const span = { from: part.from + start + at[0], to: part.from + start + at[1] }
  reading.facts[name] = { text, span }
  if (name === 'reason') reading.facts[name] = { text, span, joint: jointOf(joint) }
  if (name === 'question' && joint) reading.facts[name] = { text, span, joint: joint.toLowerCase() }
  if (voice) reading.voice = /^I$/i.test(voice) ? 'I' : 'we'
  blank(part, start + match.index, match[0].length)
  return true
}

/** The word that joins a reason to its sentence, by that of the note. */
function jointOf(said = ''): string {
  if (/^(?:because of|due to)/i.test(said)) return 'because of'
  if (/^o/i.test(said)) return 'otherwise'
  return /^so/i.test(said) ? 'so that' : 'because'
}

/** A sentence as part of another one; names keep their capital letter. */
const lowerFirst = (text: string) =>
  text.replace(/^(?:The|My|Our|Your|A|An|There|It|This|She|He|They|We|Her|His|Their)\b/, word => word.toLowerCase())

/** Whether a text has a capital letter that could begin a name: within a sentence, and not of a weekday or month. */
const mayName = (text: string) =>
  [...text.matchAll(/(?<=[\p{L}\d,;:’'] +)\p{Lu}\p{Ll}[\p{L}’'-]*/gu)].some(
    ([word]) => !saysTime(word) && !/^(?:Tell|Ask)$/.test(word),
  )

function take(part: Part, rule: RegExp): boolean {
  const match = rule.exec(part.rest)
  if (match) blank(part, match.index, match[0].length)
  return match !== null
}

function blank(part: Part, at: number, length: number): void {
  part.rest = part.rest.slice(0, at) + '\0'.repeat(length) + part.rest.slice(at + length)
}
