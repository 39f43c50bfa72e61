import { randomNumbers } from '../../site/builds/random-edits'
import { type Fleet, startFleet } from '../../site/store/fleet'
import { empty, type Machine, madeHere, manifestOf, mustBuild } from '../../site/store/machines'
import type { Finding, SiteCheck } from '../check'

const [edits, kills, pairs] = [20, 30, 3]

/** After so many killed shards the site is published. */
const killsAtOnce = 5

/** Compares the manifest of a machine with the expected one; gives a finding where they differ. */
function compare(page: string, machine: Machine, expected: string): Finding[] {
  return manifestOf(machine) === expected ? [] : [{ page, message: 'is not what one build from nothing publishes' }]
}

/** Builds on a machine that has not even code, and renders nothing. */
async function buildFromStore(page: string, machine: Machine, url: string, expected: string): Promise<Finding[]> {
  empty(machine, { code: true })
  const said = await mustBuild(machine, url, '--published')
  const made = ['pages', 'analyses', 'compressed files'].filter(noun => madeHere(said, noun) !== 0)
  return [
    ...compare(page, machine, expected),
    ...made.map(noun => ({ page, message: `makes ${noun} that are in the store: ${said}` })),
  ]
}

/** All shards make their parts, one publishes, and one that starts empty publishes the same. */
async function buildByAll(page: string, fleet: Fleet, round: number): Promise<Finding[]> {
  for (const index of fleet.shards.keys()) await fleet.buildShard(index)
  const said = await mustBuild(fleet.publisher, fleet.url, '--published')
  const expected = await fleet.expected()
  const fifth = fleet.shards[round % fleet.shards.length] as Machine
  return [
    ...compare(page, fleet.publisher, expected),
    ...(madeHere(said, 'pages') === 0 ? [] : [{ page, message: `leaves pages to the publisher: ${said}` }]),
    ...(await buildFromStore(`${page}, a machine that starts empty`, fifth, fleet.url, expected)),
  ]
}

/** Shards are killed while they make what was changed, at any moment from their start to their end. */
async function killShards(fleet: Fleet, random: () => number): Promise<Finding[]> {
  const startedMs = performance.now()
  await fleet.buildShard(0)
  const durationMs = performance.now() - startedMs
  const findings: Finding[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const index = Math.floor(random() * fleet.shards.length)
    const posts = [0, 1, 2, 3, 4, 5].map(() => Math.floor(random() * 20))
    fleet.write(posts, `A text of kill ${kill}.`)
    const killAfterMs = Math.ceil(random() * 2 * durationMs)
    await fleet.shards[index]?.build(fleet.url, '--shard', `${index + 1}/${fleet.shards.length}`, { killAfterMs })
    if (kill % killsAtOnce > 0) continue
    await mustBuild(fleet.publisher, fleet.url, '--published')
    findings.push(...compare(`after ${kill} killed shards`, fleet.publisher, await fleet.expected()))
  }
  return findings
}

/** Two machines publish at the same time what no shard has made. */
async function publishTwice(fleet: Fleet, round: number): Promise<Finding[]> {
  fleet.write([round, round + 5], `A text of two publishers, ${round}.`)
  const both = [fleet.publisher, fleet.shards[round % fleet.shards.length] as Machine]
  await Promise.all(both.map(machine => mustBuild(machine, fleet.url, '--published')))
  const expected = await fleet.expected()
  return both.flatMap(machine => compare('two publishers at once', machine, expected))
}

async function withFleet<Result>(use: (fleet: Fleet) => Promise<Result>): Promise<Result> {
  const fleet = await startFleet()
  try {
    return await use(fleet)
  } finally {
    fleet.stop()
  }
}

export const shards: SiteCheck = {
  name: 'machines that share a store',
  run: ({ log }) =>
    withFleet(async fleet => {
      const random = randomNumbers(31)
      const findings = await buildByAll('from nothing', fleet, 0)
      for (let round = 1; round <= edits; round++) {
        log(`machines that share a store: edit ${round} of ${edits}`)
        fleet.edit(random, round)
        findings.push(...(await buildByAll(`after edit ${round}`, fleet, round)))
      }
      log(`machines that share a store: ${kills} kills`)
      findings.push(...(await killShards(fleet, random)))
      for (let round = 0; round < pairs; round++) findings.push(...(await publishTwice(fleet, round)))
      return { inspected: edits + kills + pairs + 1, findings }
    }),
  requirements: {
    [`Four shards and a publisher give the bytes of one build, after each of ${edits} edits and ${kills} kills.`]: () =>
      withFleet(async fleet => {
        const expected = await fleet.expected()
        fleet.write([7], 'A text that one build did not have.')
        await mustBuild(fleet.publisher, fleet.url, '--published')
        return compare('another text', fleet.publisher, expected)
      }),
    'A machine that starts empty renders no page.': () =>
      withFleet(async fleet => buildFromStore('an empty store', fleet.publisher, fleet.url, await fleet.expected())),
  },
}
