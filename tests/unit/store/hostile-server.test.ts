import { performance } from 'node:perf_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { sealEntry } from '@proofsheet/store/entries'
import { makeKeys, readPrivateKey } from '@proofsheet/store/keys/trusted-keys'
import { expect, test } from 'vitest'
import type { Behavior, StoreServer } from '../../../scripts/bench/store-server'
import { isFull, serverFaults } from '../../factories/store/faults'
import { expectedTexts, ours, pageNames, startMachine } from './machine'
import { startStoreServer } from './store-server'

const names = pageNames(60)

/** What a build may lose to a server, in milliseconds in which it has nothing to do: other programs take none of these. */
const maxLossMs = 10_000
const idleMs = () => performance.eventLoopUtilization().idle

/** A server that has everything which a trusted job has made for some code. */
async function startFullServer(key = 'code'): Promise<StoreServer> {
  const server = await startStoreServer()
  const writer = startMachine({ url: server.url, secret: ours.privateText })
  await writer.build(names, 1, key)
  await writer.close()
  return server
}

/** Builds on an empty machine, which must end in time with the right texts; gives the names made there, and the summary. */
async function buildFrom(url: string, secret = '') {
  const startedMs = idleMs()
  const machine = startMachine({ url, secret })
  const { made, texts } = await machine.build(names)
  const said = await machine.close()
  expect(texts).toEqual(expectedTexts(names))
  expect(idleMs() - startedMs).toBeLessThan(maxLossMs)
  return { made, said }
}

const isRead: (behavior: Behavior) => Behavior = behavior => (request, response, serve) =>
  request.method === 'GET' ? behavior(request, response, serve) : serve()

test.each(serverFaults)('a server that %s costs time alone', { timeout: 30_000 }, async (_, behavior, said) => {
  const server = await startFullServer()
  server.behave(behavior)
  const result = await buildFrom(server.url, ours.privateText)
  expect(result.made).toHaveLength(60)
  expect(result.said).toContain(said)
})

test('connections that the server has closed meanwhile are replaced', async () => {
  const server = await startFullServer()
  let closed = 0
  server.behave((request, _, serve) => (closed++ < 5 ? void request.socket.destroy() : serve()))
  expect((await buildFrom(server.url)).made).toEqual([])
})

test('a machine that computes for longer than it would wait goes on reading', { timeout: 30_000 }, async () => {
  const server = await startFullServer()
  const machine = startMachine({ url: server.url })
  const built = machine.build(names)
  await setImmediate()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6000) // Holds the thread, not the processor.
  expect((await built).made).toEqual([])
  expect(await machine.close()).not.toContain('not read any more')
})

test('a server that is not there costs no time', async () => {
  const { made, said } = await buildFrom('http://127.0.0.1:9/')
  expect(made).toHaveLength(60)
  expect(said).toMatch(/not read any more, because (ECONNREFUSED|bad port)/)
})

test('a server that answers each request slowly costs a bounded time', { timeout: 30_000 }, async () => {
  const server = await startFullServer()
  server.behave((_, __, serve) => void setTimeout(2500).then(serve))
  expect((await buildFrom(server.url)).said).toContain('it was too slow')
})

test('other bytes in a pack are not used', async () => {
  const server = await startFullServer()
  for (const path of server.objects.keys())
    if (path.startsWith('cas/')) server.objects.set(path, gzipSync('[7]\nplanted'))
  const { made, said } = await buildFrom(server.url)
  expect(made).toHaveLength(60)
  expect(said).toContain('it sent other bytes than it was asked for')
})

test('an entry that another key has signed is not used', async () => {
  const server = await startFullServer()
  const pack = gzipSync('[7]\nplanted')
  server.objects.set(`cas/${sha256(pack)}`, pack)
  const planted = names.map(name => [name, { version: 1, hash: sha256('planted') }, sha256(pack)])
  const others = readPrivateKey(makeKeys().privateText)
  for (const path of server.objects.keys())
    if (path.startsWith('ac/')) server.objects.set(path, sealEntry(path.slice(3), planted, others))
  const { made, said } = await buildFrom(server.url)
  expect(made).toHaveLength(60)
  expect(said).toContain('No trusted key has signed')
})

test('the same entry by a trusted key is used: the keys decide', async () => {
  const server = await startFullServer()
  const pack = gzipSync('[7]\nplanted')
  server.objects.set(`cas/${sha256(pack)}`, pack)
  const planted = names.map(name => [name, { version: 1, hash: sha256('planted') }, sha256(pack)])
  for (const path of server.objects.keys())
    if (path.startsWith('ac/'))
      server.objects.set(path, sealEntry(path.slice(3), planted, readPrivateKey(ours.privateText)))
  const { texts } = await startMachine({ url: server.url }).build(names)
  expect([...new Set(texts.values())]).toEqual(['planted'])
})

test('an entry by a trusted key without records is not used', async () => {
  const server = await startFullServer()
  for (const content of [null, 'text', [null, 'text', 7, {}, [], [1, 2, 3], ['/blog/post-0/', null, null]]]) {
    for (const path of server.objects.keys())
      if (path.startsWith('ac/'))
        server.objects.set(path, sealEntry(path.slice(3), content, readPrivateKey(ours.privateText)))
    expect((await buildFrom(server.url)).made).toHaveLength(60)
  }
})

test('a bit that is wrong in an entry is found', async () => {
  const server = await startFullServer()
  for (const [path, bytes] of server.objects)
    if (path.startsWith('ac/')) bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  expect((await buildFrom(server.url)).made).toHaveLength(60)
})

test('an entry of another key is not used', async () => {
  const server = await startFullServer()
  const entries = [...server.objects].filter(([path]) => path.startsWith('ac/'))
  for (const [index, [path]] of entries.entries())
    server.objects.set(path, entries[(index + 1) % entries.length]?.[1] ?? Buffer.alloc(0))
  expect((await buildFrom(server.url)).made).toHaveLength(60)
})

test('entries of former code are not used for the present one', async () => {
  const server = await startFullServer('former code')
  const former = [...server.objects].filter(([path]) => path.startsWith('ac/')).map(([, bytes]) => bytes)
  server.behave(
    isRead((request, response, serve) => {
      if (request.url?.includes('/ac/')) response.end(former[0])
      else serve()
    }),
  )
  expect((await buildFrom(server.url)).made).toHaveLength(60)
})

test('an old entry of the same key is used only for what is as it was then', async () => {
  const server = await startFullServer()
  const old = new Map(server.objects)
  const writer = startMachine({ url: server.url, secret: ours.privateText })
  await writer.build(names, 2)
  await writer.close()
  for (const [path, bytes] of old) server.objects.set(path, bytes)
  const reader = startMachine({ url: server.url })
  const { made, texts } = await reader.build(names, 2)
  expect(made).toHaveLength(60)
  expect(texts).toEqual(expectedTexts(names, 2))
})

test('a full server is still read', async () => {
  const server = await startFullServer()
  server.behave(isFull)
  const more = [...names, ...pageNames(90).slice(60)]
  const machine = startMachine({ url: server.url, secret: ours.privateText })
  const { made, texts } = await machine.build(more)
  expect(made).toHaveLength(30)
  expect(texts).toEqual(expectedTexts(more))
  expect(await machine.close()).toContain('It was not written any more, because it answered with 507')
})

test('a server that never takes what is written is read meanwhile', { timeout: 30_000 }, async () => {
  const server = await startFullServer()
  server.behave((request, _, serve) => void (request.method === 'PUT' || serve()))
  const machine = startMachine({ url: server.url, secret: ours.privateText })
  const table = { kind: 'analyses', key: 'code', names: pageNames(400), known: new Map<string, string>() }
  const make = async (missing: string[], deliver: (name: string, value: string) => void) => {
    for (const name of missing) deliver(name, 'a record without blobs')
  }
  await machine.cache.fill({ ...table, isCurrent: () => true, blobsOf: () => [], make })
  await setTimeout(500)
  const startedMs = idleMs()
  expect((await machine.build(names)).made).toEqual([])
  expect(idleMs() - startedMs).toBeLessThan(3000)
  await machine.close()
})

test('a server that says it has what it has removed loses it, and nobody publishes less', async () => {
  const server = await startFullServer()
  for (const path of server.objects.keys()) if (path.startsWith('cas/')) server.objects.delete(path)
  server.behave((request, response, serve) =>
    request.method === 'HEAD' ? void response.writeHead(200).end() : serve(),
  )
  expect((await buildFrom(server.url, ours.privateText)).made).toHaveLength(60)
  expect([...server.objects.keys()].filter(path => path.startsWith('cas/'))).toEqual([])
  expect((await buildFrom(server.url)).made).toHaveLength(60)
})
