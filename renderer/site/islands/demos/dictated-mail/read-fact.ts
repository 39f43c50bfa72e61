// Reaches the browser, when a visitor uses the DictatedMail figure.
import { capitalizeDays, lowerFirst } from '../sentences'
import { markTimes } from '../times'
import type { FactName, Reading } from './facts'
import { isClause } from './guards'
import { blank, type Part } from './part'
import { toReader } from './to-you'

/** Reads one fact, unless the note has it already; gives whether it did. */
export function readFact(part: Part, reading: Reading, name: FactName, rule: RegExp, start = 0): boolean {
  if (reading.facts[name]) return false
  const rest = part.rest.slice(start)
  const match = rule.exec(markTimes(rest))
  const at = match?.indices?.groups?.fact
  // Where the next words are read already, those of the fact can end with a comma.
  const fact = rest.slice(...(at ?? [0, 0])).replace(/[\s,;:–—]+$/, '')
  if (!match?.groups || !at || !/[\p{L}\p{N}]/u.test(fact)) return false
  const { joint } = match.groups
  if (!mayFollow(name, joint, fact)) return false
  const own = lowerFirst(capitalizeDays(fact.replace(/\s+/g, ' ').trim())).replace(/^(?=\d+ ?% discount)/, 'a ')
  const text = name === 'copy' ? own : toReader(own).text
  const span = { from: part.from + start + at[0], to: part.from + start + at[0] + fact.length }
  reading.facts[name] = { text, span, joint: name === 'reason' ? jointOf(joint) : joint?.toLowerCase() }
  blank(part, start + match.index, match[0].length)
  return true
}

/** Whether words can follow those of the mail; what can't stays as it was said. */
function mayFollow(name: FactName, joint: string | undefined, fact: string): boolean {
  const isFree =
    name === 'reason'
      ? /of$/.test(jointOf(joint))
      : name !== 'question' || !/^(?:if|wh|how)/i.test(joint ?? '') || /^to /i.test(fact)
  // What is asked can be its subject: "ask what slipped".
  return isFree || isClause(fact) || (/^wh(?:o|at|ich)/i.test(joint ?? '') && isClause(`one ${fact}`))
}

/** The word that joins a reason to its sentence, by that of the note. */
function jointOf(said = ''): string {
  if (/^(?:because of|due to)/i.test(said)) return 'because of'
  if (/^(?:of|about)/i.test(said)) return 'of'
  return 'because'
}
