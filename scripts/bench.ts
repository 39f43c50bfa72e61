import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileOf, postOf, slugOf } from './bench/corpus'
import { type Measured, measure } from './bench/measure'
import { type Peer, peers, writePosts } from './bench/peers'
import { drawPlot } from './bench/plot'
import { progress } from './terminal/progress'

const usage = `Usage: npm run bench
With other generators: npm run bench -- --against ${Object.keys(peers).slice(1).join(',')}
With other sizes, and more than one round: npm run bench -- --posts 100,1000,10000 --rounds 3`

const modes = ['cold', 'one changed', 'none changed'] as const
type Row = { peer: string; posts: number; mode: (typeof modes)[number] } & Measured

const { names, sizes, rounds } = readOptions()
const rows: Row[] = []
for (const { prepare, name } of names.map(peerNamed)) {
  progress(`Preparing ${name} …`)
  prepare()
}
for (const posts of sizes)
  for (let round = 0; round < rounds; round++)
    // Another one begins each round, so that what the machine does besides hits all alike.
    for (const [index] of names.entries()) await measurePeer(names[(index + round) % names.length] ?? '', posts, round)

const results = '.cache/bench/results'
mkdirSync(results, { recursive: true })
const table = drawTable()
writeFileSync(
  join(results, 'results.json'),
  `${JSON.stringify({ node: process.version, cpus: cpus().length, rows }, null, 1)}\n`,
)
writeFileSync(join(results, 'results.md'), table)
writeFileSync(join(results, 'results.svg'), drawPlot(medians()))
progress('')
console.log(`${table}\nAlso in ${results}, with a plot.`)

async function measurePeer(name: string, posts: number, round: number): Promise<void> {
  const peer = peerNamed(name)
  const corpus = Array.from({ length: posts }, (_, index) => postOf(index + 1))
  writePosts(peer, corpus, name === 'workings')
  for (const made of peer.made) rmSync(join(peer.folder, made), { recursive: true, force: true })
  for (const mode of modes) {
    progress(`${peer.name}, ${posts} posts, ${mode} …`)
    if (mode === 'one changed') changeOne(peer, Math.ceil(posts / 2), round)
    rows.push({ peer: peer.name, posts, mode, ...(await measure(peer.folder, peer.build)) })
  }
  // Posts of this corpus that a smaller one does not have would be built with it.
  if (name === 'workings') for (const { slug } of corpus) rmSync(join(peer.folder, peer.post(slug)))
}

function changeOne(peer: Peer, number: number, round: number): void {
  const post = postOf(number)
  const body = `Changed in round ${round + 1}. ${post.body}`
  writeFileSync(join(peer.folder, peer.post(slugOf(number))), fileOf({ ...post, body }))
}

/** The median of all rounds, for each peer, size and mode. */
function medians(): Row[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.peer} ${row.posts} ${row.mode}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return [...groups.values()].flatMap(group => {
    const [first] = group
    const seconds = middle(group.map(row => row.seconds))
    return first ? [{ ...first, seconds, memory: middle(group.map(row => row.memory)) }] : []
  })
}

function drawTable(): string {
  const found = medians()
  const lines = names.flatMap(name =>
    sizes.map(posts => {
      const of = modes.map(mode =>
        found.find(row => row.peer === peerNamed(name).name && row.posts === posts && row.mode === mode),
      )
      const seconds = of.map(row => row?.seconds.toFixed(2)).join(' | ')
      return `| ${peerNamed(name).name} | ${posts} | ${seconds} | ${Math.round(Math.max(...of.map(row => row?.memory ?? 0)))} |`
    }),
  )
  const head = `| generator | posts | ${modes.map(mode => `${mode}, s`).join(' | ')} | memory, MB |\n| --- | --: | --: | --: | --: | --: |`
  return `${head}\n${lines.join('\n')}\n\nNode ${process.version}, ${cpus().length} processors, median of ${rounds}.\n`
}

function peerNamed(name: string): Peer {
  const peer = peers[name]
  if (!peer) throw new Error(`${name} is not a generator that can be measured.`)
  return peer
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        against: { type: 'string', default: '' },
        posts: { type: 'string', default: '100,1000' },
        rounds: { type: 'string', default: '1' },
      },
    })
    const names = ['workings', ...values.against.split(',').filter(Boolean)]
    const sizes = values.posts.split(',').map(Number)
    const rounds = Number(values.rounds)
    if (names.every(name => Object.hasOwn(peers, name)) && [...sizes, rounds].every(each => each > 0))
      return { names, sizes, rounds }
  } catch (error) {
    console.error(`${(error as Error).message.split('.')[0]}.`)
  }
  console.error(usage)
  process.exit(2)
}
