import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runIndexNow } from '../../../../renderer/authoring/commands/indexnow'
import { post } from '../../../factories/content-files'
import { site } from '../../../fixtures/sample-site/renderer/site/index'
import { rootWith } from '../root-with'

const key = '0123456789abcdef'
let status = 200
let received: unknown[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', part => {
    body += part
  })
  request.on('end', () => {
    received.push({ method: request.method, type: request.headers['content-type'], body: JSON.parse(body) })
    response.writeHead(status).end()
  })
})
let endpoint = ''
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
})
afterAll(() => void server.close())
beforeEach(() => {
  status = 200
  received = []
})

const article = (id: string, date: string, more: Record<string, string> = {}) =>
  post({ id, title: `The article of number ${id}`, date, relatedPosts: '[old, new]', ...more })

/** Runs the command in a project of four articles; gives the addresses that it prints and its last line. */
async function run(args: string[], env: Record<string, string> = {}) {
  const root = rootWith({
    'blog/old.mdx': article('1', '2026-01-01'),
    'blog/new.mdx': article('2', '2026-11-20'),
    'blog/changed.mdx': article('3', '2026-01-01'),
    'blog/secret.mdx': article('4', '2026-11-21', { unlisted: 'true' }),
    'ledger.txt': '/blog/changed/ text:0123456789abcdef 2026-11-22\n/blog/old/ text:0123456789abcdef\n',
  })
  mkdirSync(join(root, 'public'), { recursive: true })
  writeFileSync(join(root, `public/${key}.txt`), `${key}\n`)
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
  await runIndexNow(site, args)
  return { urls: log.mock.calls.flat(), last: error.mock.calls.flat().at(-1) }
}

const full = (slug: string) => `${site.settings.origin}/blog/${slug}/`

test('prints the pages of the latest day on which the ledger or a file has a change, and sends nothing', async () => {
  expect(await run([], { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint })).toEqual({
    urls: [full('changed')],
    last: '1 page changed since 2026-11-22. Nothing was sent; --send does.',
  })
  expect(received).toEqual([])
})

test('sends the pages since a day with the key; unlisted ones are nowhere', async () => {
  const env = { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint }
  const { urls, last } = await run(['--since', '2026-11-01', '--send'], env)
  expect(urls).toEqual([full('changed'), full('new')])
  expect(last).toBe(`2 pages changed since 2026-11-01, sent to ${endpoint}.`)
  const { host } = new URL(site.settings.origin)
  const type = 'application/json; charset=utf-8'
  expect(received).toEqual([{ method: 'POST', type, body: { host, key, urlList: urls } }])
})

test('a refusal says why', async () => {
  status = 403
  const sending = run(['--send'], { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint })
  await expect(sending).rejects.toThrow(`${endpoint} refused the addresses: 403 The site has no file with this key.`)
})

test('nothing is sent without a key, without its file, or for a day that is none', async () => {
  await expect(run(['--send'])).rejects.toThrow('INDEXNOW_KEY has no key')
  const other = { INDEXNOW_KEY: 'another-key', INDEXNOW_ENDPOINT: endpoint }
  await expect(run(['--send'], other)).rejects.toThrow('Write it in public/another-key.txt')
  await expect(run(['--since', 'yesterday'])).rejects.toThrow('--since is yesterday, no day.')
  expect(received).toEqual([])
})
