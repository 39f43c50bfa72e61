import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answering, serveSite } from '../../../../../renderer/engine/build/publish/serve-site'
import type { HostRules } from '../../../../../renderer/engine/pages/outputs/host-rules'
import { hostileHeads, sendRaw } from '../../../../factories/hostile-requests'
import { folderOf } from '../../../../factories/root'

const rules: HostRules = {
  base: '/',
  host: 'localhost',
  everywhere: {},
  hashed: { path: '/assets/', cache: '' },
  media: { paths: [], policy: '' },
  cache: '',
  types: {},
  redirects: [],
  notFound: '/404.html',
}

const text = '0123456789'
let rulesOf = () => rules
let port = 0
const server = createServer(answering((request, response) => serveSite(folder, () => rulesOf())(request, response)))
let folder = ''
/** Errors that no listener has caught: they would end a process. */
const escaped: unknown[] = []
const note = (error: unknown) => void escaped.push(error)

beforeAll(async () => {
  process.on('uncaughtException', note)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  process.off('uncaughtException', note)
  server.close()
})

const get = (path: string, ...headers: string[]) =>
  sendRaw(port, [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers])

function serveText(): void {
  folder = folderOf({ 'robots.txt': text, '404.html': 'Not found.' })
  rulesOf = () => rules
}

test.each([
  ['bytes=2-5', 206, '2345'],
  ['bytes=7-', 206, '789'],
  ['bytes=7-99', 206, '789'],
  ['bytes=10-', 416, ''],
  // What a server may ignore, this one ignores.
  ['bytes=5-2', 200, text],
  ['bytes=0-18446744073709551616', 200, text],
  ['bytes=99999999999999999999-', 200, text],
  ['bytes=-5', 200, text],
  ['bytes=abc', 200, text],
  ['lines=1-2', 200, text],
  ['bytes=0-1,3-4', 200, text],
  ['', 200, text],
])('the range %s has status %i', async (range, status, body) => {
  serveText()
  expect(await get('/robots.txt', `Range: ${range}`)).toMatchObject({ status, body })
  expect(escaped).toEqual([])
})

test('no method, path, header or range ends the preview, and the next request is answered', {
  timeout: 60_000,
}, async () => {
  serveText()
  await fc.assert(
    fc.asyncProperty(hostileHeads('/robots.txt', '/404.html'), async lines => {
      const { status } = await sendRaw(port, lines)
      expect([200, 206, 301, 304, 400, 404, 405, 416, 417, 431]).toContain(status)
      expect(escaped).toEqual([])
    }),
    { numRuns: 400 },
  )
  expect(await get('/robots.txt')).toMatchObject({ status: 200, body: text })
})

test('a fragment, which no request has, is left out', async () => {
  serveText()
  expect(await get('/robots.txt#/%')).toMatchObject({ status: 200, body: text })
  expect(await get('/#/%')).toMatchObject({ status: 404 })
})

test('a fault while a request is answered is one answer', async () => {
  serveText()
  rulesOf = () => JSON.parse('broken')
  expect(await get('/robots.txt')).toMatchObject({ status: 500 })
  rulesOf = () => rules
  expect(await get('/robots.txt')).toMatchObject({ status: 200 })
})
