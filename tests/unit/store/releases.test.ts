import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { planRollback } from '@proofsheet/authoring/commands/rollback'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { firstDamage, writeManifest } from '@proofsheet/engine/build/publish/manifest'
import { distFolder, listReleases, presentRelease } from '@proofsheet/engine/build/publish/releases'
import { openStaging, publish } from '@proofsheet/engine/build/publish/staging'
import { makeKeys } from '@proofsheet/store/keys/trusted-keys'
import { expect, test } from 'vitest'
import { ours, startMachine } from './machine'
import { startStoreServer } from './store-server'

type Server = Awaited<ReturnType<typeof startStoreServer>>

/** Publishes a site on a machine that writes the store: the text of each file by its path, and a file beside it. */
async function publishOn({ url }: Server, hour: number, site: Record<string, string>, secret = ours.privateText) {
  const machine = startMachine({ url, secret })
  const staging = openStaging(machine.root)
  for (const [path, text] of Object.entries(site)) {
    mkdirSync(dirname(join(staging.client, path)), { recursive: true })
    writeFileSync(join(staging.client, path), text)
    machine.own.putBlob(text)
  }
  mkdirSync(join(staging.root, 'examples'))
  writeFileSync(join(staging.root, 'examples/host.conf'), `beside ${hour}`)
  const files = Object.entries(site).map(([path, text]) => ({ path, bytes: text.length, hash: sha256(text) }))
  writeManifest(staging.root, files, [], [{ path: 'faq/index.html', page: '/faq/', content: '' }])
  publish(staging, new Date(Date.UTC(2026, 10, 26, hour)))
  const said = await machine.close(distFolder(machine.root))
  return { ...machine, said }
}

const manifestOf = (root: string) => readFileSync(join(distFolder(root), 'manifest.json'), 'utf8')
const siteOf = (text: string) => ({ 'index.html': 'home', 'faq/index.html': text, 'data.json': '{}' })

test('a machine without releases gets those that others have published, and goes back', async () => {
  const server = await startStoreServer()
  const former = await publishOn(server, 1, siteOf('one'))
  const last = await publishOn(server, 2, siteOf('two'))
  const empty = startMachine({ url: server.url })
  expect(await empty.restoreReleases()).toBe('2 releases came from the shared store.')
  expect(manifestOf(empty.root)).toBe(manifestOf(last.root))
  expect(presentRelease(empty.root)).toMatchObject({ number: 2, published: '2026-11-26T02:00:00.000Z', previous: 1 })
  expect(readFileSync(join(distFolder(empty.root), 'examples/host.conf'), 'utf8')).toBe('beside 2')
  expect(planRollback(empty.root)).toMatchObject({ target: { number: 1 } })
  const folder = join(empty.root, '.releases/1')
  expect(firstDamage(folder)).toBeUndefined()
  expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toBe(manifestOf(former.root))
})

test('the last three releases are there; one that changes nothing is no release', async () => {
  const server = await startStoreServer()
  for (const [hour, text] of ['one', 'two', 'three', 'four', 'one', 'one'].entries())
    await publishOn(server, hour, siteOf(text))
  const empty = startMachine({ url: server.url })
  await empty.restoreReleases()
  expect(listReleases(empty.root).map(({ published }) => Number(published.slice(11, 13)))).toEqual([4, 3, 2])
  expect(readFileSync(join(distFolder(empty.root), 'client/faq/index.html'), 'utf8')).toBe('one')
})

test('what is the same in two releases is stored once', async () => {
  const server = await startStoreServer()
  const texts = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`data/${index}.json`, `${index}`.repeat(99)]),
  )
  const bytes = () => [...server.objects].reduce((sum, [path, { length }]) => sum + (/cas/.test(path) ? length : 0), 0)
  await publishOn(server, 1, { ...siteOf('one'), ...texts })
  const before = bytes()
  await publishOn(server, 2, { ...siteOf('two'), ...texts })
  expect(bytes() - before).toBeLessThan(before / 4)
})

test('a release of which the server has lost a part is not gone back to', async () => {
  const server = await startStoreServer()
  await publishOn(server, 1, siteOf('one'))
  for (const path of server.objects.keys()) if (path.startsWith('cas/')) server.objects.delete(path)
  const empty = startMachine({ url: server.url })
  expect(await empty.restoreReleases()).toBe('The shared store has given no release.')
  expect(listReleases(empty.root)).toEqual([])
  await publishOn(server, 2, siteOf('two'))
  expect(await startMachine({ url: server.url }).restoreReleases()).toBe('1 release came from the shared store.')
})

test('a release by a key that package.json does not trust is none', async () => {
  const server = await startStoreServer()
  await publishOn(server, 1, siteOf('one'))
  const trusted = [makeKeys().publicText]
  expect(await startMachine({ url: server.url, trusted }).restoreReleases()).toBe(
    'The shared store has given no release.',
  )
})

test('a server that takes nothing has no release, and the build says why', async () => {
  const server = await startStoreServer()
  server.behave((request, response, serve) => (request.method === 'PUT' ? void response.writeHead(507).end() : serve()))
  expect((await publishOn(server, 1, siteOf('one'))).said).toContain('The release is not in it')
  server.behave((_, __, serve) => serve())
  expect(await startMachine({ url: server.url }).restoreReleases()).toBe('The shared store has given no release.')
})
