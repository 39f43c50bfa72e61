import { makeKeys } from '@proofsheet/store/keys/trusted-keys'
import { expect, test } from 'vitest'
import { expectedTexts, ours, pageNames, startMachine } from './machine'
import { startStoreServer } from './store-server'

const names = pageNames(40)

test('a machine that starts empty makes nothing that another one has stored', async () => {
  const { url } = await startStoreServer()
  const writer = startMachine({ url, secret: ours.privateText })
  expect((await writer.build(names)).made).toHaveLength(40)
  expect(await writer.close()).toMatch(/^From the shared store: 0 pages; made here: 40 pages\. 0\.0 MiB read/)
  const reader = startMachine({ url })
  const { made, texts } = await reader.build(names)
  expect(made).toEqual([])
  expect(texts).toEqual(expectedTexts(names))
  expect(await reader.close()).toMatch(/^From the shared store: 40 pages; made here: 0 pages\./)
})

test('few requests are made: records that are written together share packs', async () => {
  const server = await startStoreServer()
  const writer = startMachine({ url: server.url, secret: ours.privateText })
  await writer.build(pageNames(200))
  await writer.close()
  const written = server.requests.filter(each => each.startsWith('PUT') && each.includes('/cas/'))
  expect(written.length).toBeLessThan(200 / 10)
  const before = server.requests.length
  await startMachine({ url: server.url }).build(pageNames(200))
  const read = server.requests.slice(before).filter(each => each.includes('/cas/'))
  expect(read.sort()).toEqual(written.map(each => each.replace('PUT', 'GET')).sort())
})

test('only what has changed is made and written again; other branches keep theirs', async () => {
  const server = await startStoreServer()
  const write = async (version: number) => {
    const machine = startMachine({ url: server.url, secret: ours.privateText })
    const { made } = await machine.build(names, version)
    await machine.close()
    return made.length
  }
  expect([await write(1), await write(2), await write(1), await write(2)]).toEqual([40, 40, 0, 0])
  const before = server.requests.length
  await write(2)
  expect(server.requests.slice(before).filter(each => each.startsWith('PUT'))).toEqual([])
})

test('what the server has removed is made and stored again', async () => {
  const server = await startStoreServer()
  const build = async () => {
    const machine = startMachine({ url: server.url, secret: ours.privateText })
    const { made, texts } = await machine.build(names)
    expect(texts).toEqual(expectedTexts(names))
    await machine.close()
    return made.length
  }
  await build()
  const packs = [...server.objects.keys()].filter(path => path.startsWith('cas/'))
  for (const path of packs) server.objects.delete(path)
  expect([await build(), await build()]).toEqual([40, 0])
})

test('a writer that has everything itself stores what the server lacks', async () => {
  const server = await startStoreServer()
  const reader = startMachine({ url: server.url })
  const { pages } = await reader.build(names)
  await reader.close()
  const writer = startMachine({ url: server.url, secret: ours.privateText })
  for (const { hash } of pages.values()) writer.own.putBlob(reader.own.getBlob(hash) ?? '')
  expect((await writer.build(names, 1, 'code', pages)).made).toEqual([])
  await writer.close()
  const empty = startMachine({ url: server.url })
  expect((await empty.build(names)).made).toEqual([])
})

test('results beside tables are shared too', async () => {
  const { url } = await startStoreServer()
  const writer = startMachine({ url, secret: ours.privateText })
  await writer.build(names)
  await writer.cache.memoize('variants', ['one'], () => Buffer.from('made'))
  await writer.close()
  const reader = startMachine({ url })
  await reader.build(names)
  const made = await reader.cache.memoize('variants', ['one'], () => Buffer.from('made again'))
  expect(Buffer.from(made).toString()).toBe('made')
})

test('results of several jobs stay together', async () => {
  const server = await startStoreServer()
  const run = async (parts: string[]) => {
    const machine = startMachine({ url: server.url, secret: ours.privateText })
    await machine.build(names)
    const made: string[] = []
    for (const part of parts) {
      if (machine.cache.get('images', part) === undefined) machine.cache.set('images', part, { width: 1 })
      await machine.cache.memoize('variants', [part], () => {
        made.push(part)
        return Buffer.from(part)
      })
    }
    await machine.close()
    return made
  }
  expect(await run(['one'])).toEqual(['one'])
  expect(await run(['one', 'another'])).toEqual(['another'])
  expect(await run(['one', 'another'])).toEqual([])
})

test('a shard shares in which texts it has found nothing, and leaves the parts of joined files', async () => {
  const server = await startStoreServer()
  const run = async (shard?: string) => {
    const machine = startMachine({ url: server.url, secret: ours.privateText, shard })
    await machine.build(names)
    const isChecked = machine.cache.get('clean', 'text') !== undefined
    machine.cache.set('clean', 'text', true)
    let isMade = false
    const join = async () => {
      isMade = true
      return Buffer.from('joined')
    }
    if (!shard) await machine.cache.memoize('search', ['part'], join)
    await machine.close()
    return { isChecked, isMade }
  }
  expect(await run('1/2')).toEqual({ isChecked: false, isMade: false })
  expect(await run()).toEqual({ isChecked: true, isMade: true })
  expect(await run('2/2')).toEqual({ isChecked: true, isMade: false })
  expect(await run()).toEqual({ isChecked: true, isMade: false })
})

test('without an address there is no store', () => {
  expect(() => startMachine({ url: '' })).toThrow('No store was opened.')
})

test.each([
  ['without a key', {}, 'CACHE_PRIVATE_KEY is not set, so nothing was written'],
  ['with a text that is no key', { secret: 'foreign' }, 'CACHE_PRIVATE_KEY is no private key'],
  ['with the key of others', { secret: makeKeys().privateText }, 'package.json does not trust the key'],
])('a job that may write %s only reads, and says why', async (_, setup, said) => {
  const server = await startStoreServer()
  const machine = startMachine({ url: server.url, mode: 'write', ...setup })
  await machine.build(names)
  expect(await machine.close()).toContain(said)
  expect(server.objects.size).toBe(0)
})

test('settings that can not be used stop no build', async () => {
  for (const setup of [{ url: 'ftp://store.example' }, { url: 'http://store.example', mode: 'both' }]) {
    const machine = startMachine({ ...setup, secret: ours.privateText })
    expect((await machine.build(names)).texts).toEqual(expectedTexts(names))
    expect(await machine.close()).toMatch(/^The shared store was not used\. .*(no http|ftp: is not|read or write)/)
  }
})
