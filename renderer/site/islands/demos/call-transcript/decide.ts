// Reaches the browser, when a visitor uses the CallTranscript figure.

/**
 * A wish that only a person can grant; "unruled" is a refund that no rule covers, "missing" a parcel that came by the record,
 * "outside" what the sample has no answer to.
 */
type ForPerson = 'person' | 'hurt' | 'upset' | 'unruled' | 'missing' | 'outside'
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

/** Sample: the duration of each step, in milliseconds. */
export const steps = {
  hear: 150,
  understand: 210,
  'look-up': 270,
  refund: 290,
  handover: 120,
  answer: 0,
  word: 90,
  speak: 80,
}

/** The wait after which callers notice a pause, in milliseconds; Vaja.AI promises to answer within it. */
export const promise = 1000

const passing = 'passing you to a colleague. They can see your order and what we said.'

/** The agent's words at a handover, by the rule that decided it. */
export const handOver: Record<Why, string> = {
  person: `I’m ${passing}`,
  unsure: `I may have misheard. I’m ${passing}`,
  hurt: `If anyone is hurt, call 911 first. I’m ${passing}`,
  upset: `I’m sorry to hear that. I’m ${passing}`,
  unruled: `I may not decide that. I’m ${passing}`,
  missing: `Our record says it came today. I’m ${passing}`,
  outside: `I can’t help with that myself. I’m ${passing}`,
  limit: `That is more than I may refund. I’m ${passing}`,
}

/** The reason of a handover that no confidence changes. */
const forPerson: Record<ForPerson, string> = {
  person: 'The caller asked for a person',
  hurt: 'Someone may be hurt',
  upset: 'The caller complains',
  unruled: 'No rule allows it, so a person decides',
  missing: 'The record says otherwise',
  outside: 'It is not in this sample',
}

const isForPerson = (need: Need): need is ForPerson => need in forPerson

const nothing = 'No request yet'

const every = steps.hear + steps.understand + steps.word + steps.speak

/**
 * The agent's decision in a turn: hand over on request or at low confidence, refund up to the limit, else do what is
 * needed.
 */
export function decide(turn: Turn, { handOverBelow, refundLimit }: Rules): Omit<Judged, 'turn' | 'time' | 'reply'> {
  const { need, confidence, amount = 0, paid = amount } = turn
  const sure = `${percent(confidence)} sure; at least ${percent(handOverBelow)} is needed`
  if (isForPerson(need)) return { decision: 'handover', why: need, reason: forPerson[need], sure }
  if (need === 'silence') return { decision: 'answer', reason: nothing, sure: nothing }
  if (confidence < handOverBelow) {
    const reason = `${percent(confidence)} sure; ${percent(handOverBelow)} is needed`
    return { decision: 'handover', why: 'unsure', reason, sure }
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
  return every + steps[decision] + 2 * lineDelay
}

/** The agent's decisions in a call up to and including a handover. */
export function runCall(turns: Turn[], rules: Rules): Judged[] {
  const end = turns.findIndex(turn => decide(turn, rules).decision === 'handover')
  return turns.slice(0, end < 0 ? turns.length : end + 1).map(turn => {
    const decided = decide(turn, rules)
    const reply = decided.why ? handOver[decided.why] : turn.reply
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
