// Measures what shards cost, one machine after the other: npm run bench-shards -- 1000 1 2 4 8
// Of many posts the first shard alone: npm run bench-shards -- 10000 1 1/8
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeKeys } from '../renderer/store/keys/trusted-keys'
import { fileOf, postOf } from './bench/corpus'
import { ownSetups } from './bench/setups/own'
import { openStoreServer, type StoreServer } from './bench/store-server'

const project = process.cwd()
const root = join(project, '.cache/bench/shards')
const { publicText, privateText } = makeKeys()
const [first = '1000', ...counts] = process.argv.slice(2)
const posts = Number(first)

/** What a machine has before each build: compiled commands. */
const removed = [
  '.cache',
  '.releases',
  'dist',
  ...['code', 'programs'].map(kind => `node_modules/.cache/proofsheet/${kind}`),
]

/** Fills the folder of the machines with the small site that has everything on, and with posts. */
function fillMachine(): void {
  ownSetups.find(({ name }) => name === 'minimal-everything')?.prepare(root)
  const change = (file: string, to: (text: string) => string) =>
    writeFileSync(join(root, file), to(readFileSync(join(root, file), 'utf8')))
  const line =
    "  sharedStore: async () => (await import('@proofsheet/store/shared-store')).openSharedStore,\n  outputs:"
  change('renderer/site/index.ts', text => text.replace('  outputs:', line))
  change('package.json', text => {
    const manifest = JSON.parse(text)
    return JSON.stringify({ ...manifest, proofsheet: { ...manifest.proofsheet, storeKeys: [publicText] } })
  })
  for (let number = 1; number <= posts; number++) {
    const post = postOf(number)
    writeFileSync(join(root, `content/blog/${post.slug}.mdx`), fileOf(post))
  }
}

/** The seconds that a build took, and the MiB that it moved. */
interface Cost {
  wall: number
  processor: number
  read: number
  written: number
}

/** Builds on an empty machine, and prints what that took. */
async function build(name: string, url: string, ...options: string[]): Promise<Cost> {
  for (const folder of removed) rmSync(join(root, folder), { recursive: true, force: true })
  const { NODE_ENV: _, ...env } = process.env
  Object.assign(env, { CACHE_URL: url, CACHE_PRIVATE_KEY: privateText })
  const command = [process.execPath, join(project, 'renderer/engine/bin.mjs'), 'build', ...options]
  const startedMs = performance.now()
  const child = spawn('sh', ['-c', '"$@"; code=$?; times; exit $code', 'sh', ...command], { cwd: root, env })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      text += chunk
    })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(text)
  // The last line has the time of the shell's children, as user and system: 1m2.3s 0m4.5s
  const times = (text.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)
  const processor = [...times].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
  const wall = (performance.now() - startedMs) / 1000
  const said = text.split('\n').find(line => line.includes('shared store')) ?? ''
  const [, read = 0, written = 0] = (/([\d.]+) MiB read, ([\d.]+) MiB written/.exec(said) ?? []).map(Number)
  console.log(`${name}: ${wall.toFixed(1)} s, ${processor.toFixed(1)} s of processor. ${said}`)
  return { wall, processor, read, written }
}

const published = () => readFileSync(join(root, 'dist/manifest.json'), 'utf8')

/** A line of the table: the slowest of the builds that run at the same time, and what all took. */
function toRow(name: string, costs: readonly Cost[], compared?: Cost): string {
  const sum = (of: (cost: Cost) => number) => costs.reduce((all, cost) => all + of(cost), 0)
  const processor = sum(cost => cost.processor)
  const share = compared ? `${((100 * processor) / compared.processor).toFixed(0)} %` : ''
  const moved = [sum(cost => cost.read), sum(cost => cost.written)].map(mib => mib.toFixed(1))
  return `| ${[name, Math.max(...costs.map(({ wall }) => wall)).toFixed(1), processor.toFixed(1), share, ...moved].join(' | ')} |`
}

/** Builds a number of shards with an empty store, or the first one alone, and the publisher of all. Gives their rows. */
async function buildInShards(text: string, server: StoreServer, nothing: Cost, expected: string): Promise<string[]> {
  const [last = 1, count = last] = text.split('/').map(Number)
  server.objects.clear()
  const costs: Cost[] = []
  for (let index = 1; index <= last; index++)
    costs.push(await build(`Shard ${index}/${count}`, server.url, '--shard', `${index}/${count}`))
  if (last < count) return [toRow(`shard ${last} of ${count}`, costs, nothing)]
  const publisher = await build(`Publisher of ${count}`, server.url, '--published')
  if (published() !== expected) throw new Error(`${count} shards give another site.`)
  return [
    toRow(`${count} ${count === 1 ? 'shard' : 'shards'}`, costs, nothing),
    toRow('their publisher', [publisher], nothing),
    toRow('all of them', [...costs, publisher], nothing),
  ]
}

const server = await openStoreServer()
fillMachine()
await build('Compiling', '', '--help')
const nothing = await build('From nothing', '', '--published')
const expected = published()
const rows = [toRow('one machine, from nothing', [nothing], nothing)]
for (const count of counts) rows.push(...(await buildInShards(count, server, nothing, expected)))
if (counts.length > 0 && !counts.at(-1)?.includes('/')) {
  rows.push(
    toRow('one machine, from a full store', [await build('From a full store', server.url, '--published')], nothing),
  )
  const bytes = [...server.objects.values()].reduce((sum, { length }) => sum + length, 0)
  rows.push(`\n${(bytes / 2 ** 20).toFixed(1)} MiB in ${server.objects.size} objects.`)
}
server.stop()
console.log(`
| ${posts} posts | slowest, s | processor, s | of one machine | MiB read | MiB written |
| --- | --: | --: | --: | --: | --: |
${rows.join('\n')}`)
