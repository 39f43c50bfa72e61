import { loadavg } from 'node:os'
import { progress } from '@proofsheet/engine/base/failures/progress'
import { checkOutput, type Fingerprints } from './check-output'
import type { Post } from './corpus'
import { measure } from './measure'
import { type Mode, modes, type Row } from './results'
import { changeFrame, prepareSite, removeBuilt, writePost, writePosts } from './setups/prepare'
import type { Setup } from './setups/setup'

/** The parameters of one measured run. */
export interface Run {
  setups: Setup[]
  /** Numbers of posts. */
  sizes: number[]
  rounds: number
}

/** The change that one mode makes before it builds, and the outputs that must differ then. */
interface Change {
  apply: (setup: Setup, state: State) => void
  differing: (keyof Fingerprints)[]
}

/** The post that changes, and the attribute of the frame. */
interface State {
  round: number
  post: Post
  attribute: string
}

const changes: Record<Mode, Change> = {
  'from nothing': { apply: removeBuilt, differing: [] },
  'nothing changed': { apply: () => {}, differing: [] },
  'one sentence': {
    apply(setup, state) {
      state.post = { ...state.post, body: `Changed in round ${state.round}. ${state.post.body}` }
      writePost(setup, state.post)
    },
    differing: ['search index'],
  },
  'one title': {
    apply(setup, state) {
      const title = `Another title in round ${state.round}`
      state.post = { ...state.post, fields: { ...state.post.fields, title } }
      writePost(setup, state.post)
    },
    differing: ['search index', 'card'],
  },
  'one component': {
    apply(setup, state) {
      state.attribute = `data-round="${state.round}"`
      changeFrame(setup, state.attribute)
    },
    differing: [],
  },
}

/**
 * Builds every site in every size and mode, and calls `report` with the rows of each site when they are measured. A
 * build that fails has its first line as a row, and the rest of that turn is left out.
 */
export async function runRounds({ setups, sizes, rounds }: Run, report: (rows: Row[]) => void): Promise<void> {
  for (const setup of setups) {
    progress(`${setup.label}: preparing …`)
    prepareSite(setup)
  }
  for (const posts of sizes)
    for (let round = 1; round <= rounds; round++)
      // Each round begins with another site, so that background load affects all alike.
      for (const index of setups.keys()) {
        const setup = setups[(index + round - 1) % setups.length]
        if (setup) report(await takeTurn(setup, posts, round))
      }
  progress('')
}

async function takeTurn(setup: Setup, posts: number, round: number): Promise<Row[]> {
  const { name, label, table } = setup
  const rows: Row[] = []
  progress(`${label}, ${posts} posts, round ${round}: preparing …`)
  prepareSite(setup)
  const numbers = Array.from({ length: posts }, (_, index) => index + 1)
  writePosts(setup, numbers.map(setup.postOf))
  const state: State = { round, post: setup.postOf(Math.ceil(posts / 2)), attribute: '' }
  let before: Fingerprints = {}
  for (const mode of modes) {
    progress(`${label}, ${posts} posts, round ${round}: ${mode} …`)
    const row = { table, name, label, posts, mode, round, load: loadavg()[0] ?? 0 }
    try {
      changes[mode].apply(setup, state)
      const measured = await measure(setup)
      const after = checkOutput(setup, state.post, state.attribute)
      const same = setup.beside && changes[mode].differing.find(output => after[output] === before[output])
      if (same) throw new Error(`${label} has not brought the ${same} up to date after a change of ${mode}.`)
      before = after
      rows.push({ ...row, measured })
    } catch (error) {
      console.error((error as Error).message)
      return [...rows, { ...row, failure: (error as Error).message.split('\n')[0] ?? '' }]
    }
  }
  return rows
}
