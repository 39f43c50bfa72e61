import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progress } from '../renderer/engine/commands/progress'
import { postOf } from './bench/corpus'
import { fillSite } from './bench/fill-site'
import { type Measured, measure } from './bench/measure'
import { checkPage, folderOf, type Peer, peers, preparePeer, writePost, writePosts } from './bench/peers'
import { drawPlot } from './bench/plot'

const usage = `Usage: npm run bench
With other generators: npm run bench -- --against ${Object.keys(peers).slice(1).join(',')}
With other sizes, and more than one round: npm run bench -- --posts 100,1000,10000 --rounds 3
To have the small site alone, for another benchmark: npm run bench -- --fill <folder>`

const modes = ['cold', 'one changed', 'none changed'] as const
type Row = { peer: string; posts: number; mode: (typeof modes)[number] } & Measured

const { names, sizes, rounds, fill } = readOptions()
if (fill) {
  fillSite(fill)
  process.exit()
}
const rows: Row[] = []
for (const name of names) {
  progress(`Preparing ${peerNamed(name).label} …`)
  preparePeer(name, peerNamed(name))
}
for (const posts of sizes)
  for (let round = 0; round < rounds; round++)
    // Another one begins each round, so that what the machine does besides hits all alike.
    for (const [index] of names.entries()) await measurePeer(names[(index + round) % names.length] ?? '', posts, round)

const results = '.cache/bench/results'
mkdirSync(results, { recursive: true })
const machine = {
  node: process.version,
  processors: cpus().length,
  model: cpus()[0]?.model,
  date: new Date().toISOString(),
}
const table = drawTable()
writeFileSync(join(results, 'results.json'), `${JSON.stringify({ ...machine, rows }, null, 1)}\n`)
writeFileSync(join(results, 'results.md'), table)
writeFileSync(join(results, 'results.svg'), drawPlot(medians()))
progress('')
console.log(`${table}\nAlso in ${results}, with a plot.`)

async function measurePeer(name: string, posts: number, round: number): Promise<void> {
  const peer = peerNamed(name)
  writePosts(
    name,
    peer,
    Array.from({ length: posts }, (_, index) => postOf(index + 1)),
  )
  for (const made of peer.made) rmSync(join(folderOf(name), made), { recursive: true, force: true })
  let middle = postOf(Math.ceil(posts / 2))
  for (const mode of modes) {
    progress(`${peer.label}, ${posts} posts, ${mode} …`)
    if (mode === 'one changed') {
      middle = { ...middle, body: `Changed in round ${round + 1}. ${middle.body}` }
      writePost(name, peer, middle)
    }
    rows.push({ peer: peer.label, posts, mode, ...(await measure(folderOf(name), peer.build)) })
    checkPage(name, peer, middle)
  }
}

/** The median of all rounds, for each peer, size and mode. */
function medians(): Row[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.peer} ${row.posts} ${row.mode}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return [...groups.values()].flatMap(group => {
    const [first] = group
    const seconds = middle(group.map(row => row.seconds))
    const processor = middle(group.map(row => row.processor))
    return first ? [{ ...first, seconds, processor, memory: middle(group.map(row => row.memory)) }] : []
  })
}

function drawTable(): string {
  const found = medians()
  const lines = sizes.flatMap(posts =>
    names.map(name => {
      const { label } = peerNamed(name)
      const of = modes.map(mode => found.find(row => row.peer === label && row.posts === posts && row.mode === mode))
      const cells = of.map(row => `${row?.seconds.toFixed(2)} / ${row?.processor.toFixed(1)}`)
      return `| ${label} | ${posts} | ${cells.join(' | ')} | ${Math.round(Math.max(...of.map(row => row?.memory ?? 0)))} |`
    }),
  )
  const head = `| generator | posts | ${modes.map(mode => `${mode}, wall / processor s`).join(' | ')} | memory, MB |\n| --- | --: | --: | --: | --: | --: |`
  const made = `${machine.date.slice(0, 10)}, Node ${machine.node}, ${machine.processors} processors (${machine.model}), median of ${rounds}.`
  return `${head}\n${lines.join('\n')}\n\n${made}\n`
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
        fill: { type: 'string' },
      },
    })
    const names = ['workings', ...values.against.split(',').filter(Boolean)]
    const sizes = values.posts.split(',').map(Number)
    const rounds = Number(values.rounds)
    const [old] = names.flatMap(name => (isTooOld(peers[name]?.node) ? [peers[name]] : []))
    if (old) throw new Error(`${old.label} needs Node ${old.node} or later, and this is ${process.version}`)
    if (names.every(name => Object.hasOwn(peers, name)) && [...sizes, rounds].every(each => each > 0))
      return { names, sizes, rounds, fill: values.fill }
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}.`)
  }
  console.error(usage)
  process.exit(2)
}

function isTooOld(least = '0.0'): boolean {
  const [major = 0, minor = 0] = least.split('.').map(Number)
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)
  return ownMajor < major || (ownMajor === major && ownMinor < minor)
}
