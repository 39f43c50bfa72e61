// Reaches the browser, when a visitor uses the CallTranscript figure.

/** What a caller's turn asks for. */
export type Need = 'answer' | 'look-up' | 'refund' | 'person'
export type Decision = 'answer' | 'look-up' | 'refund' | 'hand-over'

export interface Turn {
  /** What the caller says. */
  says: string
  need: Need
  /** How sure the agent is that it understood, from 0 to 1. */
  confidence: number
  /** What a refund would cost, in dollars. */
  amount?: number
  /** What the agent says when it goes ahead. */
  reply: string
  /** The agent took the caller for someone who wants something else. */
  misheard?: boolean
}

export interface Rules {
  /** Below this confidence the agent hands over. */
  handOverBelow: number
  /** The largest refund the agent may make, in dollars. */
  refundLimit: number
  /** How long sound travels each way, in milliseconds. */
  lineDelay: number
}

export interface Judged {
  turn: Turn
  decision: Decision
  /** Which rule decided, with its numbers. */
  reason: string
  /** From the end of the caller's words to the first sound of the reply, in milliseconds. */
  time: number
}

/** Sample: how long each step takes, in milliseconds. */
export const steps = {
  hear: 150,
  understand: 210,
  'look-up': 270,
  refund: 290,
  'hand-over': 120,
  answer: 0,
  word: 90,
  speak: 80,
}

/** The time a caller waits before it feels like a pause, in milliseconds: Vaja.AI answers within it. */
export const promise = 1000

const every = steps.hear + steps.understand + steps.word + steps.speak

/** What the agent does with one turn: a person when asked for or when unsure, a refund up to its limit, else the need itself. */
export function decide(turn: Turn, { handOverBelow, refundLimit }: Rules): { decision: Decision; reason: string } {
  const { need, confidence, amount = 0 } = turn
  if (need === 'person') return { decision: 'hand-over', reason: 'The caller asked for a person' }
  const sure = confidence.toFixed(2)
  const bar = handOverBelow.toFixed(2)
  if (confidence < handOverBelow) return { decision: 'hand-over', reason: `Sure ${sure}, below ${bar}` }
  if (need !== 'refund') return { decision: need, reason: `Sure ${sure}, at least ${bar}` }
  if (amount > refundLimit) return { decision: 'hand-over', reason: `$${amount} is over the $${refundLimit} limit` }
  return { decision: 'refund', reason: `Sure ${sure}; $${amount} is within $${refundLimit}` }
}

/** How long the caller waits for a decision's first sound, in milliseconds: every step once, and the line twice. */
export function responseTime(decision: Decision, lineDelay: number): number {
  return every + steps[decision] + 2 * lineDelay
}

/** The agent's decisions over a call, up to and with its hand-over; what follows is a person's. */
export function runCall(turns: Turn[], rules: Rules): Judged[] {
  const end = turns.findIndex(turn => decide(turn, rules).decision === 'hand-over')
  return turns.slice(0, end < 0 ? turns.length : end + 1).map(turn => {
    const { decision, reason } = decide(turn, rules)
    return { turn, decision, reason, time: responseTime(decision, rules.lineDelay) }
  })
}

export interface Summary {
  handled: number
  handedOver: boolean
  /** All response times together, in milliseconds. */
  total: number
  /** The longest single one, in milliseconds. */
  slowest: number
  underASecond: boolean
}

/** The call in numbers: turns handled, time waited, and whether every reply began in under a second. */
export function sumUp(judged: Judged[]): Summary {
  const times = judged.map(({ time }) => time)
  const slowest = Math.max(0, ...times)
  return {
    handled: judged.filter(({ decision }) => decision !== 'hand-over').length,
    handedOver: judged.some(({ decision }) => decision === 'hand-over'),
    total: times.reduce((sum, time) => sum + time, 0),
    slowest,
    underASecond: slowest < promise,
  }
}
