import { openStoreServer } from '../../../scripts/bench/store-server'
import { copyCommands } from '../../project-copy'
import { editAtRandom, randomNumbers } from '../builds/random-edits'
import { copyBuiltCode } from '../commands/site-copy'
import { empty, type Machine, makeMachine, manifestOf, mustBuild, removeMachine, writePost } from './machines'
import { hasNginx, startNginxStore } from './nginx-store'

const shardCount = 4

/** One machine without a store, and the others with it; each is a folder with a name of its own. */
export interface Fleet {
  alone: Machine
  publisher: Machine
  shards: Machine[]
  /** The address of the store. */
  url: string
  /** Gives what one build from nothing publishes. */
  expected: () => Promise<string>
  /** Makes the part of one of the shards; gives what it said. */
  buildShard: (index: number) => Promise<string>
  /** Writes some posts on all machines. */
  write: (posts: number[], text: string, ...lines: string[]) => void
  /** Makes the same random change on all machines. */
  edit: (random: () => number, step: number) => void
  stop: () => void
}

/** Starts four shards and a publisher, with nginx as their store where the system has it. */
export async function startFleet(): Promise<Fleet> {
  const [alone, publisher] = [makeMachine('alone'), makeMachine('publisher')]
  const shards = ['one', 'another', 'the-third', 'of-four'].map(name => makeMachine(name))
  const machines = [alone, publisher, ...shards]
  // One compiles the command; what Node runs for a page is built on each of the first two shards.
  await mustBuild(alone, '', '--published')
  for (const { root } of machines.slice(1)) copyCommands(alone.root, root)
  for (const { root } of shards.slice(2)) copyBuiltCode(alone.root, root)
  const { url, stop } = hasNginx() ? await startNginxStore() : await openStoreServer()
  return {
    alone,
    publisher,
    shards,
    url,
    async expected() {
      empty(alone)
      await mustBuild(alone, '', '--published')
      return manifestOf(alone)
    },
    buildShard: index => mustBuild(shards[index] as Machine, url, '--shard', `${index + 1}/${shardCount}`),
    write(posts, text, ...lines) {
      for (const { root } of machines) for (const index of posts) writePost(root, index, text, ...lines)
    },
    edit(random, step) {
      const seed = Math.floor(random() * 1e6)
      for (const { root } of machines) editAtRandom(root, randomNumbers(seed), step)
    },
    stop() {
      stop()
      for (const machine of machines) removeMachine(machine)
    },
  }
}
