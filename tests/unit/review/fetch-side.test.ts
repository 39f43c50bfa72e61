import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from '../../../renderer/engine/base/cache/hash'
import { compareSites } from '../../../renderer/review/compare/compare-sites'
import { fetchSide } from '../../../renderer/review/sides/fetch-side'
import { page, side } from './sides'

let folder = ''
let server: Server
let asked: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'))
  asked = []
})

afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Publishes files with a manifest, which may say something else of them. Gives the address of the manifest. */
async function publish(files: Record<string, string>, said = files): Promise<string> {
  const list = Object.entries(said).map(([path, text]) => ({ path, bytes: text.length, hash: sha256(text), page: '/' }))
  const served: Record<string, string> = { ...files, 'manifest.json': JSON.stringify({ files: list }) }
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const text = served[decodeURI(url.slice(1))]
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/manifest.json`
}

test('a published site is compared by its manifest', async () => {
  const address = await publish({ 'index.html': page('<p>Two leaves.</p>') })
  const after = side({ 'index.html': page('<p>Three leaves.</p>') })
  const before = await fetchSide(address, after, join(folder, 'site'))
  expect(compareSites(before, after).groups[0]?.changes[0]).toMatchObject({
    before: 'Two leaves.',
    after: 'Three leaves.',
  })
})

test('a file that is not as the manifest says is refused', async () => {
  const address = await publish({ 'index.html': 'now' }, { 'index.html': 'then' })
  await expect(fetchSide(address, side({}), join(folder, 'site'))).rejects.toThrow('index.html is not as')
})

test('a path out of the folder is never asked for', async () => {
  const address = await publish({ 'index.html': 'a', '../evil.html': 'b', '/evil.html': 'c' })
  await fetchSide(address, side({}), join(folder, 'site'))
  expect(asked).toEqual(['/manifest.json', '/index.html'])
})

test('an address without a manifest says so', async () => {
  const address = await publish({})
  await expect(fetchSide(address.replace('manifest', 'none'), side({}), folder)).rejects.toThrow(
    'answers with status 404',
  )
})
