import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answering, serveSite } from '../../../../../renderer/engine/build/publish/serve-site'
import type { HostRules } from '../../../../../renderer/engine/pages/outputs/host-rules'
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

/** Sends bytes as they are. Gives the head of the answer and its body. */
function send(lines: string[]): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy(new Error(`No answer to ${JSON.stringify(lines)}`)))
    socket.on('data', part => (answer += part.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), head, body })
    })
    socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'))
  })
}

const get = (path: string, ...headers: string[]) =>
  send([`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers])

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
  const odd = fc.oneof(
    fc.string({ unit: fc.integer({ min: 33, max: 255 }).map(code => String.fromCharCode(code)), maxLength: 30 }),
    fc.constantFrom(
      '%00',
      '%',
      '%ff',
      '..',
      '//',
      '\\',
      '?',
      '#',
      '%2e%2e/',
      'a'.repeat(5000),
      '404.html',
      'robots.txt',
    ),
  )
  const number = fc.oneof(fc.nat(20), fc.bigInt({ min: 0n, max: 1n << 70n }), fc.constant(''))
  const range = fc.oneof(
    fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
    odd.map(value => `bytes=${value}`),
  )
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'DELETE', 'PROPFIND')
  const path = fc.oneof(
    fc.constant('/robots.txt'),
    fc.array(odd, { maxLength: 4 }).map(parts => `/${parts.join('/')}`),
    odd,
  )
  const header = fc.oneof(
    fc
      .tuple(
        fc.constantFrom(
          'Accept',
          'Accept-Encoding',
          'If-None-Match',
          'If-Modified-Since',
          'If-Range',
          'Host',
          'Origin',
        ),
        odd,
      )
      .map(([name, value]) => `${name}: ${value}`),
    fc.constant('X-Odd: 1'),
  )
  await fc.assert(
    fc.asyncProperty(method, path, range, header, async (verb, at, bytes, more) => {
      const { status } = await send([
        `${verb} ${at} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        `Range: ${bytes}`,
        more,
      ])
      expect([200, 206, 301, 304, 400, 404, 405, 416, 431]).toContain(status)
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
