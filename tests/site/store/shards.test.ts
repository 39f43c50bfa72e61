import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildsTimeoutMs } from '../builds/project-builds'
import { randomNumbers } from '../builds/random-edits'
import { type Fleet, startFleet } from './fleet'
import { empty, type Machine, madeHere, manifestOf, mustBuild } from './machines'

const timeout = buildsTimeoutMs

/** How many edits are made, and how often a shard is killed, at moments that are the same in each run. */
const [edits, kills] = [3, 3]
const random = randomNumbers(31)

let fleet: Fleet
let publisher: Machine
let first: Machine
let url: string

beforeAll(async () => {
  fleet = await startFleet()
  publisher = fleet.publisher
  first = fleet.shards[0] as Machine
  url = fleet.url
}, timeout)
afterAll(() => fleet.stop())

/** The next moment at which the site of a machine changes by itself, and why. */
const nextChangeOf = ({ root }: Machine) => readFileSync(join(root, 'dist/next-change.json'), 'utf8')

describe.sequential('four shards and a publisher', () => {
  test('give the bytes of one build from nothing, and the publisher renders no page', { timeout }, async () => {
    const manifest = await fleet.expected()
    const said = await Promise.all([fleet.buildShard(0), fleet.buildShard(1)])
    said.push(await fleet.buildShard(2), await fleet.buildShard(3))
    expect(said.map(each => madeHere(each, 'pages')).reduce((sum, pages) => sum + pages)).toBe(26)
    // The first ones have analyzed all texts between them.
    expect(said.slice(2).map(each => madeHere(each, 'analyses'))).toEqual([0, 0])
    const published = await mustBuild(publisher, url, '--published')
    expect(manifestOf(publisher)).toBe(manifest)
    expect([madeHere(published, 'pages'), madeHere(published, 'analyses')], published).toEqual([0, 0])
  })

  test('so does a machine that starts empty, and makes nothing', { timeout }, async () => {
    const manifest = manifestOf(publisher)
    empty(first, { code: true })
    const said = await mustBuild(first, url, '--published')
    expect(manifestOf(first)).toBe(manifest)
    expect(said).toContain('Scripts and styles are from there too')
    // What Node runs comes from no store: it is built where a page is rendered.
    expect(existsSync(join(first.root, 'node_modules/.cache/proofsheet/code'))).toBe(false)
    expect(['pages', 'analyses', 'compressed files'].map(noun => madeHere(said, noun))).toEqual([0, 0, 0])
  })

  test('give the same after edits', { timeout }, async () => {
    for (let edit = 0; edit < edits; edit++) fleet.edit(random, edit)
    for (const index of fleet.shards.keys()) await fleet.buildShard(index)
    await mustBuild(publisher, url, '--published')
    expect(manifestOf(publisher)).toBe(await fleet.expected())
  })

  test('without a shard, and with one that is killed again and again, the publisher makes the rest and says so', {
    timeout,
  }, async () => {
    fleet.write([1, 2, 4, 5, 6, 8, 9, 10, 11, 12], 'Another text for many.')
    await fleet.buildShard(2)
    await fleet.buildShard(3)
    for (let kill = 0; kill < kills; kill++) {
      empty(first)
      await first.build(url, '--shard', '1/4', { killAfterMs: Math.round(300 + random() * 3000) })
    }
    const said = await mustBuild(publisher, url, '--published')
    expect(manifestOf(publisher)).toBe(await fleet.expected())
    expect(madeHere(said, 'pages')).toBeGreaterThan(0)
  })

  test('two publishers at once publish the same', { timeout }, async () => {
    fleet.write([13, 14, 15], 'A text for two publishers.')
    await Promise.all([mustBuild(publisher, url, '--published'), mustBuild(first, url, '--published')])
    const manifest = await fleet.expected()
    expect([publisher, first].map(manifestOf)).toEqual([manifest, manifest])
  })

  test('a former release and the next change come from the store', { timeout }, async () => {
    const former = manifestOf(publisher)
    fleet.write([13], 'A text to take back.', 'expireAt: 2199-01-01T00:00Z')
    for (const [machine, address] of [
      [publisher, url],
      [fleet.alone, ''],
    ] as const)
      await mustBuild(machine, address, '--published')
    expect(nextChangeOf(publisher)).toContain('2199-01-01')
    fleet.write([13], 'A text for two publishers.')
    empty(first)
    const said = await mustBuild(first, url, '--published')
    expect(manifestOf(first)).toBe(former)
    expect(madeHere(said, 'pages'), said).toBe(0)
    empty(first)
    fleet.write([13], 'A text to take back.', 'expireAt: 2199-01-01T00:00Z')
    await mustBuild(first, url, '--published')
    expect([first, fleet.alone].map(nextChangeOf)).toEqual([nextChangeOf(publisher), nextChangeOf(publisher)])
  })

  test('a machine that has no release goes back to the one before', { timeout }, async () => {
    await mustBuild(publisher, url, '--published')
    const former = manifestOf(publisher)
    fleet.write([14], 'A text that is wrong.')
    await mustBuild(publisher, url, '--published')
    empty(first, { code: true })
    const { code, text } = await first.rollback(url)
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining('came from the shared store.') })
    expect(manifestOf(first)).toBe(former)
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
