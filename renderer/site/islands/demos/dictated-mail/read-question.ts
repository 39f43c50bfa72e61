// Reaches the browser, when a visitor uses the DictatedMail figure.
import { upperFirst } from '../sentences'
import type { Fact, Reading } from './facts'
import type { Part } from './part'
import { readFact } from './read-fact'
import * as rules from './rules'

/** Adds a sentence beside the facts, of what was read of one part. */
export function addSentence({ courtesies }: Reading, before: string, first: Fact, last = first): void {
  const said = last === first ? first.text : `${first.text} ${last.text}`
  const text = before ? said : upperFirst(said)
  courtesies.push({ before, text, span: { from: first.span.from, to: last.span.to } })
}

/** The sentence of a second request, by its joint; all others are questions. */
const more: Record<string, string> = { for: 'let {me} have', to: '', send: 'send {me}' }

/** Reads what is asked; a second question is a sentence of its own. */
export function readQuestion(part: Part, reading: Reading): void {
  if (reading.facts.question) {
    const facts: Reading['facts'] = {}
    readQuestion(part, { ...reading, facts })
    const { question, deadline } = facts
    if (!question) return
    const { joint = '' } = question
    addSentence(reading, `Could you also ${more[joint] ?? `tell {me} ${joint}`}`.trim(), question, deadline)
    return
  }
  const hasDeadline = readFact(part, reading, 'deadline', rules.deadlineOfQuestion)
  for (const rule of [rules.question, rules.request, rules.askedYou]) readFact(part, reading, 'question', rule)
  finishQuestion(reading, 'to')
  if (reading.facts.question && hasDeadline) reading.hasDeadlineToAsk = true
}

/** Addresses a question to the reader; `joint` is the word that joins it where the note has none. */
function finishQuestion({ facts: { question } }: Reading, joint: string): void {
  if (!question) return
  question.joint ??= joint
  if (question.joint === 'for' && /^(?:the|your) .*(?:s|report|contract)$/.test(question.text)) question.joint = 'send'
  if (question.joint === 'if') question.joint = 'whether'
}

/** Reads what is needed as a request. */
export function readNeed(part: Part, reading: Reading): boolean {
  if (!readFact(part, reading, 'question', rules.need)) return false
  finishQuestion(reading, 'need')
  return true
}
