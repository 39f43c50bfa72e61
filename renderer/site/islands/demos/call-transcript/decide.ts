// Reaches the browser, when a visitor uses the CallTranscript figure.

/**
 * A wish that only a person can grant; "unruled" is a refund that no rule covers, "missing" a parcel that came by the record,
 * "unknown" a question and "outside" a wish that the sample has no answer to.
 */
export type ForPerson = 'person' | 'hurt' | 'upset' | 'unruled' | 'missing' | 'unknown' | 'outside'
/** The need of a caller's turn; "silence" is no request. */
export type Need = 'answer' | 'look-up' | 'refund' | 'silence' | ForPerson
export type Decision = 'answer' | 'look-up' | 'refund' | 'handover'
/** Why the agent hands over. */
export type Why = 'unsure' | 'limit' | ForPerson

export interface Turn {
  /** The caller's words. */
  says: string
  need: Need
  /** The confidence of the agent's understanding, from 0 to 1. */
  confidence: number
  /** The cost of a refund, in dollars. */
  amount?: number
  /** The amount that was paid, if the caller names one. */
  paid?: number
  /** The agent's words when it does not hand over. */
  reply: string
  /** A word that the agent can't place, and that makes it less sure. */
  strange?: string
  /** Whether the agent misunderstood what the caller wants. */
  misheard?: boolean
}

export interface Rules {
  /** Below this confidence the agent hands over. */
  handOverBelow: number
  /** The largest refund the agent may make, in dollars. */
  refundLimit: number
  /** The latency of the line in each direction, in milliseconds. */
  lineDelay: number
}

export interface Judged {
  turn: Turn
  decision: Decision
  /** Why it hands over, if it does. */
  why?: Why
  /** The agent's words. */
  reply: string
  /** The rule that decided, with its numbers. */
  reason: string
  /** How sure the agent is of what was said, and how sure it must be. */
  sure: string
  /** The time from the end of the caller's words to the first sound of the reply, in milliseconds. */
  time: number
}

/** Sample: the name of each decision, the agent's task in the wait for it, and the milliseconds of that task. */
export const decisions: Record<Decision, [name: string, does: string, time: number]> = {
  answer: ['Answered', 'answers', 0],
  'look-up': ['Looked up', 'looks it up', 270],
  refund: ['Refund allowed', 'refunds', 290],
  handover: ['Handed over', 'hands over', 120],
}

/** Sample: the milliseconds of hearing, understanding, wording and speaking. */
const every = 150 + 210 + 90 + 80

/** The wait after which callers notice a pause, in milliseconds; Vaja.AI promises to answer within it. */
export const promise = 1000

/** The first words of the agent when it hands over by a rule of its own. */
const byRule = { unsure: 'I may have misheard.', limit: 'That is more than I may refund.' }

/** The same at a handover that no confidence changes, with the reason of it. */
const forPerson: Record<ForPerson, [says: string, reason: string]> = {
  person: ['', 'The caller asked for a person'],
  hurt: ['I’m sorry. If anyone is hurt, call 911 first.', 'Someone may be hurt'],
  upset: ['I’m sorry to hear that.', 'The caller is not happy'],
  unruled: ['I may not decide that.', 'No rule allows it, so a person decides'],
  missing: ['Our record says it came today.', 'The record says otherwise'],
  unknown: ['I don’t know that.', 'It is not in this sample'],
  outside: ['I can’t help with that myself.', 'It is not in this sample'],
}

const isForPerson = (need: string): need is ForPerson => need in forPerson

/** The agent's words at a handover. */
const handOver = (why: Why) =>
  `${isForPerson(why) ? forPerson[why][0] : byRule[why]} I’m passing you to a colleague. They can see your order and what we said.`.trim()

const nothing = 'No request yet'

/**
 * The agent's decision in a turn: hand over on request or at low confidence, refund up to the limit, else do what is
 * needed.
 */
export function decide(turn: Turn, { handOverBelow, refundLimit }: Rules): Omit<Judged, 'turn' | 'time' | 'reply'> {
  const { need, confidence, amount = 0, paid = amount, strange } = turn
  const sure = `${percent(confidence)} sure; ${percent(handOverBelow)} is needed`
  if (isForPerson(need)) return { decision: 'handover', why: need, reason: forPerson[need][1], sure }
  if (need === 'silence') return { decision: 'answer', reason: nothing, sure: nothing }
  if (confidence < handOverBelow) {
    return { decision: 'handover', why: 'unsure', reason: strange ? `“${strange}” is new to it: ${sure}` : sure, sure }
  }
  if (need !== 'refund') return { decision: need, reason: sure, sure }
  if (amount > refundLimit || amount > paid) {
    const bound = amount > refundLimit ? `over the $${refundLimit} limit` : `more than the $${paid} paid`
    return { decision: 'handover', why: 'limit', reason: `${dollars(amount)} is ${bound}`, sure }
  }
  return { decision: 'refund', reason: `${dollars(amount)} is within $${refundLimit}`, sure }
}

/** A time in words. */
export const seconds = (time: number) => `${(time / 1000).toFixed(2)}\u00a0s`

/** An amount in words; its cents, where it has some. */
export const dollars = (amount: number) => `$${amount % 1 ? amount.toFixed(2) : amount}`

/** A confidence in words. */
export const percent = (confidence: number) => `${Math.round(confidence * 100)}%`

/** The time until a decision's first sound, in milliseconds: all steps once and the latency of the line twice. */
export function responseTime(decision: Decision, lineDelay: number): number {
  return every + decisions[decision][2] + 2 * lineDelay
}

/** The agent's decisions in a call up to and including a handover. */
export function runCall(turns: Turn[], rules: Rules): Judged[] {
  const end = turns.findIndex(turn => decide(turn, rules).decision === 'handover')
  return turns.slice(0, end < 0 ? turns.length : end + 1).map(turn => {
    const decided = decide(turn, rules)
    const reply = decided.why ? handOver(decided.why) : turn.reply
    return { turn, ...decided, reply, time: responseTime(decided.decision, rules.lineDelay) }
  })
}

export interface Summary {
  /** The longest response time, in milliseconds. */
  slowest: number
  underASecond: boolean
}

/** Sums up a call: the longest time, and whether every reply began within a second. */
export function sumUp(judged: Judged[]): Summary {
  const slowest = Math.max(0, ...judged.map(({ time }) => time))
  return { slowest, underASecond: slowest < promise }
}
