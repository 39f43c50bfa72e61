// Measures what shards cost, one machine after the other: npm run bench-shards -- 1000 1 2 4 8
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
const [posts = 1000, ...counts] = process.argv.slice(2).map(Number)

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

/** Builds on an empty machine; prints wall and processor seconds, and what the build says of the store. Gives the latter. */
async function build(name: string, url: string, ...options: string[]): Promise<number> {
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
  console.log(`${name}: ${wall.toFixed(1)} s, ${processor.toFixed(1)} s of processor. ${said}`)
  return processor
}

const published = () => readFileSync(join(root, 'dist/manifest.json'), 'utf8')

/** Builds with a number of shards and a publisher, with an empty store; prints all processor seconds and what is stored. */
async function buildInShards(count: number, server: StoreServer): Promise<void> {
  server.objects.clear()
  let processor = 0
  for (let index = 1; index <= count; index++)
    processor += await build(`Shard ${index}/${count}`, server.url, '--shard', `${index}/${count}`)
  processor += await build(`Publisher of ${count}`, server.url, '--published')
  const bytes = [...server.objects.values()].reduce((sum, { length }) => sum + length, 0)
  const stored = `${(bytes / 2 ** 20).toFixed(1)} MiB in ${server.objects.size} objects`
  console.log(`${count} shards: ${processor.toFixed(1)} s of processor in all, ${stored}.`)
}

const server = await openStoreServer()
fillMachine()
await build('Compiling', '', '--published')
await build('From nothing', '', '--published')
const expected = published()
for (const count of counts) {
  await buildInShards(count, server)
  if (published() !== expected) throw new Error(`${count} shards give another site.`)
}
await build('From a full store', server.url, '--published')
server.stop()
