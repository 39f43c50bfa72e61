import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStoreServer } from '../../unit/store/store-server'
import { buildsTimeoutMs } from '../builds/project-builds'
import { editAtRandom, randomNumbers } from '../builds/random-edits'
import { type Machine, makeMachine, manifestOf, mustBuild, removeMachine, writePost } from './machines'
import { hasNginx, startNginxStore } from './nginx-store'

const timeout = buildsTimeoutMs
const shardCount = 4

/** How often all is edited, and how often a shard is killed, at moments that are the same in each run. */
const [edits, kills] = [3, 5]
const random = randomNumbers(31)

/** One machine without a store, and the others with it; each is a folder with a name of its own. */
let alone: Machine
let publisher: Machine
let shards: Machine[] = []
let url = ''
let stop = () => {}

beforeAll(async () => {
  const machine = (name: string) => makeMachine(name)
  alone = machine('alone')
  publisher = machine('publisher')
  shards = ['one', 'another', 'the-third', 'of-four'].map(machine)
  const server = hasNginx() ? await startNginxStore() : { ...(await startStoreServer()), stop: () => {} }
  url = server.url
  stop = server.stop
}, timeout)
afterAll(() => {
  stop()
  for (const machine of [alone, publisher, ...shards]) removeMachine(machine)
})

/** Makes a machine forget all but its code: data, and what it has published. */
function empty({ root }: Machine): void {
  for (const folder of ['.cache', '.releases', 'dist']) rmSync(join(root, folder), { recursive: true, force: true })
}

/** What one build from nothing publishes. */
async function expected(): Promise<string> {
  empty(alone)
  await mustBuild(alone, '', '--published')
  return manifestOf(alone)
}

/** Edits the posts of all machines. */
function edit(posts: number[], text: string): void {
  for (const { root } of [alone, publisher, ...shards]) for (const index of posts) writePost(root, index, text)
}

const buildShard = (index: number) => mustBuild(shards[index] as Machine, url, '--shard', `${index + 1}/${shardCount}`)

/** How many records of a kind a build made itself, as it says. */
const madeHere = (said: string, noun: string) => Number(new RegExp(`made here: .*?(\\d+) ${noun}`).exec(said)?.[1])

describe.sequential('four shards and a publisher', () => {
  test('give the bytes of one build from nothing, and the publisher renders no page', { timeout }, async () => {
    const manifest = await expected()
    const said = await Promise.all([buildShard(0), buildShard(1)])
    said.push(await buildShard(2), await buildShard(3))
    expect(said.map(each => madeHere(each, 'pages')).reduce((sum, pages) => sum + pages)).toBe(26)
    const published = await mustBuild(publisher, url, '--published')
    expect(manifestOf(publisher)).toBe(manifest)
    expect([madeHere(published, 'pages'), madeHere(published, 'analyses')], published).toEqual([0, 0])
  })

  test('so does a machine that starts empty, and makes nothing', { timeout }, async () => {
    const manifest = manifestOf(publisher)
    const [machine] = shards
    empty(machine as Machine)
    const said = await mustBuild(machine as Machine, url, '--published')
    expect(manifestOf(machine as Machine)).toBe(manifest)
    expect(['pages', 'analyses', 'compressed files'].map(noun => madeHere(said, noun))).toEqual([0, 0, 0])
  })

  test('give the same after edits', { timeout }, async () => {
    for (let round = 0; round < edits; round++) {
      // The same edit on all machines.
      const seed = Math.floor(random() * 1e6)
      for (const { root } of [alone, publisher, ...shards]) editAtRandom(root, randomNumbers(seed), round)
      for (const index of shards.keys()) await buildShard(index)
      await mustBuild(publisher, url, '--published')
      expect(manifestOf(publisher)).toBe(await expected())
    }
  })

  test('without a shard, and with one that is killed again and again, the publisher makes the rest and says so', {
    timeout,
  }, async () => {
    edit([1, 2, 4, 5, 6, 8, 9, 10, 11, 12], 'Another text for many.')
    await buildShard(2)
    await buildShard(3)
    for (let kill = 0; kill < kills; kill++) {
      const [killed] = shards
      empty(killed as Machine)
      await killed?.build(url, '--shard', `1/${shardCount}`, { killAfterMs: Math.round(300 + random() * 3000) })
    }
    const said = await mustBuild(publisher, url, '--published')
    expect(manifestOf(publisher)).toBe(await expected())
    expect(madeHere(said, 'pages')).toBeGreaterThan(0)
  })

  test('two publishers at once publish the same', { timeout }, async () => {
    edit([13, 14, 15], 'A text for two publishers.')
    const [second] = shards
    await Promise.all([mustBuild(publisher, url, '--published'), mustBuild(second as Machine, url, '--published')])
    const manifest = await expected()
    expect([publisher, second as Machine].map(manifestOf)).toEqual([manifest, manifest])
  })

  test('a wrong call says what is right, and a shard needs a store', { timeout }, async () => {
    const wrong = await publisher.build(url, '--shard', '9/8')
    expect(wrong).toMatchObject({ code: 2, text: expect.stringContaining('9/8 is no shard.') })
    const unnumbered = await publisher.build(url, '--shard')
    expect(unnumbered.text).toContain('No variable of this machine says which shard it is.')
    const without = await publisher.build('', '--shard', '1/2')
    expect(without).toMatchObject({ code: 1, text: expect.stringContaining('set CACHE_URL') })
  })
})
