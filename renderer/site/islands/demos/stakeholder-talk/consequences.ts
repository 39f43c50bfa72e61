// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import { opening, type Reply, type Scene, type Scope, scenes } from './script'

/** The replies chosen so far, as an index into each scene's list. */
export type Path = readonly number[]

/** The available working days: two people with ten days each. */
export const hands = 20
/** How many people share the work. */
export const people = 2

/** The initial trust, out of 100. */
export const trustAtStart = 60

/** The trust lost for each day of delay that the sponsor learns of only on the day of release. */
export const surprise = 6

/** The work planned before the talk, in days. */
export const planned = 18

/** The work of each scope, in days: 18 planned, 8 for the approval, 6 for the export page, 1 for the manual check. */
const work: Record<Scope, number> = { planned, added: 26, byHand: 19, swapped: 20 }

/** The state after a turn. */
export interface Standing {
  trust: number
  /** Days of work in the release. */
  work: number
  /** The delay of the release, in working days. */
  late: number
  /** Whether the sponsor knows of the delay; true without a delay. */
  told: boolean
}

/** One turn of the talk: the scene, the reply if one was chosen, and the states before and after it. */
export interface Turn {
  scene: Scene
  reply: Reply | undefined
  before: Standing
  after: Standing
}

/** The state before the talk. */
export const start: Standing = { trust: trustAtStart, work: work.planned, late: 0, told: true }

/** The delay in working days for work shared by two people with ten days each. */
export function delay(days: number): number {
  return Math.max(0, Math.ceil((days - hands) / people))
}

/** The state after a reply. The sponsor does not know of a delay that the reply causes or leaves unmentioned. */
export function reckon(before: Standing, reply: Reply): Standing {
  const days = reply.scope ? work[reply.scope] : before.work
  const late = delay(days)
  const told = late === 0 || (reply.told ?? (before.told && days === before.work))
  return { trust: before.trust + reply.trust, work: days, late, told }
}

/** Whether a reply is good advice: it names a delay that is there, or wins trust without one; honesty may cost a little. */
export function isSound({ told, trust }: Reply, { late }: Standing): boolean {
  return late > 0 ? told === true : trust > (told ? -5 : 0)
}

/** The turns along a path. If the path is incomplete, the last one has no reply. */
export function turns(path: Path): Turn[] {
  const made: Turn[] = []
  let key: string | undefined = opening
  let standing = start
  for (let index = 0; key; index++) {
    const scene: Scene | undefined = scenes[key]
    if (!scene) throw new Error(`The talk has no scene "${key}".`)
    const choice = path[index]
    const reply: Reply | undefined = choice === undefined ? undefined : scene.replies[choice]
    const before = standing
    if (reply) standing = reckon(standing, reply)
    made.push({ scene, reply, before, after: standing })
    key = reply?.next
  }
  return made
}

/** How good an end is: a day of delay weighs as much as the trust that it can cost. */
const worth = (path: Path) => outcome(path).trust - surprise * outcome(path).late

/** A path with the replies that lead from it to the best end. */
export function bestFrom(path: Path): Path {
  if (turns(path).at(-1)?.reply) return path
  return [0, 1, 2].map(reply => bestFrom([...path, reply])).reduce((a, b) => (worth(b) > worth(a) ? b : a))
}

/** The turn, from 0 on, whose reply cost most of the best end that was within reach; −1 if none did. */
export function decisive(path: Path): number {
  const costs = path.map((_, turn) => worth(bestFrom(path.slice(0, turn))) - worth(bestFrom(path.slice(0, turn + 1))))
  const most = Math.max(...costs)
  return most > 0 ? costs.indexOf(most) : -1
}

/**
 * The state at the end of a path; a delay that the sponsor does not know of reduces trust when the path is complete.
 */
export function outcome(path: Path): Standing {
  const last = turns(path).at(-1)
  if (!last) return start
  const { after, reply } = last
  return after.told || !reply ? after : { ...after, trust: after.trust - surprise * after.late }
}
