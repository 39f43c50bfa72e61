// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import { opening, type Reply, type Scene, type Scope, scenes } from './script'

/** The replies chosen so far, turn by turn, each as its place in the scene's list. */
export type Path = readonly number[]

/** Two people with ten working days each. */
export const hands = 20
const people = 2

/** Trust before the first reply, of 100. */
export const trustAtStart = 60

/** Points of trust that each day of delay costs when the sponsor learns it only on the day of release. */
export const surprise = 6

/** The work planned before the talk, in days. */
export const planned = 18

/** The work in each scope, in days: 18 planned, 8 for the approval, 6 for the export page, 1 for the check by hand. */
const work: Record<Scope, number> = { planned, added: 26, byHand: 19, swapped: 20 }

/** Where the talk stands after a turn. */
export interface Standing {
  trust: number
  /** Days of work in the release. */
  work: number
  /** Working days by which the release is late. */
  late: number
  /** Whether the sponsor knows of the delay, if there is one. */
  told: boolean
}

/** One turn of the talk: the scene, the reply if one was chosen, and where it leaves things. */
export interface Turn {
  scene: Scene
  reply: Reply | undefined
  after: Standing
}

const start: Standing = { trust: trustAtStart, work: work.planned, late: 0, told: true }

/** Working days of delay when the work is shared by two people who have ten days each. */
export function delay(days: number): number {
  return Math.max(0, Math.ceil((days - hands) / people))
}

/** The standing after a reply: a delay that the reply causes or passes over in silence is not told. */
export function reckon(before: Standing, reply: Reply): Standing {
  const days = reply.scope ? work[reply.scope] : before.work
  const late = delay(days)
  const told = late === 0 || (reply.told ?? (before.told && days === before.work))
  return { trust: before.trust + reply.trust, work: days, late, told }
}

/** The turns along a path; the last one has no reply while the path is not complete. */
export function turns(path: Path): Turn[] {
  const made: Turn[] = []
  let key: string | undefined = opening
  let standing = start
  for (let index = 0; key; index++) {
    const scene: Scene | undefined = scenes[key]
    if (!scene) throw new Error(`The talk has no scene "${key}".`)
    const choice = path[index]
    const reply: Reply | undefined = choice === undefined ? undefined : scene.replies[choice]
    if (reply) standing = reckon(standing, reply)
    made.push({ scene, reply, after: standing })
    key = reply?.next
  }
  return made
}

/** Where a path leads; when it is complete, an untold delay costs trust on the day of release. */
export function outcome(path: Path): Standing {
  const last = turns(path).at(-1)
  if (!last) return start
  const { after, reply } = last
  return after.told || !reply ? after : { ...after, trust: after.trust - surprise * after.late }
}

/** Every complete way through the talk that begins with this path. */
export function waysFrom(path: Path): Path[] {
  const last = turns(path).at(-1)
  if (!last || last.reply) return [path]
  return last.scene.replies.flatMap((_, index) => waysFrom([...path, index]))
}

/** The most trust with which the talk can still end on the date; undefined when it no longer can. */
export function bestFrom(path: Path): number | undefined {
  const onTime = waysFrom(path)
    .map(outcome)
    .filter(end => end.late === 0)
  return onTime.length > 0 ? Math.max(...onTime.map(end => end.trust)) : undefined
}
