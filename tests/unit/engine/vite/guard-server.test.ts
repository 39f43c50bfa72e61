import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DevTool } from '../../../../renderer/engine/vite/dev-tools'
import { guardServer } from '../../../../renderer/engine/vite/server/guard-server'
import { hostileHeads, sendRaw } from '../../../factories/hostile-requests'
import { ask, findAnswered, plantOutside } from '../../../foreign-requests'

const tools = [{ endpoint: '/__edit' } as DevTool]
const guard: Plugin = {
  name: 'guard',
  configureServer: { order: 'pre', handler: server => guardServer(server, tools) },
}
const own = { 'Sec-Fetch-Site': 'same-origin' }

// The editor of these tests is a shell script, and paths outside are those of Linux.
describe.runIf(process.platform !== 'win32')('the guard of the dev server', () => {
  let folder = ''
  let root = ''
  let server: ViteDevServer | undefined
  const opened = () => (existsSync(join(folder, 'opened')) ? readFileSync(join(folder, 'opened'), 'utf8') : '')

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'guard-')))
    root = join(folder, 'project')
    mkdirSync(root)
    for (const file of ['package.json', 'index.html']) writeFileSync(join(root, file), '{}')
    plantOutside(root)
    writeFileSync(join(folder, 'editor'), `#!/bin/sh\necho "$@" >> ${join(folder, 'opened')}\n`, { mode: 0o755 })
    vi.stubEnv('LAUNCH_EDITOR', join(folder, 'editor'))
  })
  afterEach(async () => {
    await server?.close()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  async function start(plugins: Plugin[], host = '127.0.0.1'): Promise<number> {
    server = await createServer({
      configFile: false,
      root,
      plugins,
      logLevel: 'silent',
      server: { host, port: 0, cors: false, fs: { allow: [root] } },
    })
    await server.listen()
    const address = server.httpServer?.address() as AddressInfo
    return address.port
  }

  test('refuses other origins, rebound names and paths outside, at every endpoint', async () => {
    const port = await start([guard])
    expect(await findAnswered(port, root)).toEqual([])
    const answer = await ask(port, { path: `/__open-in-editor?file=${join(root, 'package.json')}:3`, headers: own })
    expect(answer.status).toBe(200)
    await expect.poll(opened).toBe(`${join(root, 'package.json')} 3 1\n`)
  })

  test('without it these requests are answered', async () => {
    const answered = await findAnswered(await start([]), root)
    expect(answered).toContain('an element: GET /__open-in-editor?file=package.json: 200')
    expect(answered).toContain('its own page: GET /link.txt: 200')
  })

  test('answers its own pages, programs that read, and links to pages', async () => {
    const port = await start([guard])
    const visit = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
    for (const headers of [{}, own, { 'Sec-Fetch-Site': 'none' }, visit, { Origin: `http://127.0.0.1:${port}` }])
      expect(await ask(port, { path: '/', headers }), JSON.stringify(headers)).toMatchObject({ status: 200 })
    for (const host of ['localhost', 'site.localhost', '192.168.1.5', '[::1]'])
      expect(await ask(port, { path: '/', headers: { Host: `${host}:${port}` } }), host).toMatchObject({ status: 200 })
  })

  test('no method, path, header or range ends it, and the next request is answered', { timeout: 60_000 }, async () => {
    const port = await start([guard])
    const escaped: unknown[] = []
    const note = (error: unknown) => void escaped.push(error)
    process.on('uncaughtException', note)
    const heads = hostileHeads('/', '/@vite/client', '/package.json', `/@fs${root}/package.json`, '/__edit/save')
    await fc.assert(
      fc.asyncProperty(heads, async lines => {
        const { status, body } = await sendRaw(port, lines)
        // 500: Vite reports what it can't load to the browser.
        expect([200, 204, 206, 301, 302, 304, 400, 403, 404, 416, 417, 431, 500], body).toContain(status)
        expect(escaped).toEqual([])
      }),
      { numRuns: 200 },
    )
    process.off('uncaughtException', note)
    expect(await ask(port, { path: '/', headers: own })).toMatchObject({ status: 200 })
  })

  test('says with the path or name what it refuses', async () => {
    const port = await start([guard])
    const bodyOf = async (path: string, headers = {}) => (await ask(port, { path, headers })).body
    expect(await bodyOf('/link.txt')).toBe('"/link.txt" is outside of the project.\n')
    expect(await bodyOf('/', { Origin: 'https://evil.example' })).toBe(
      'The dev server answers its own pages only; this request comes from "https://evil.example".\n',
    )
    expect(await bodyOf('/__open-in-editor?file=/etc/hosts', own)).toBe('"/etc/hosts" is not a file of the project.\n')
    expect(await bodyOf('/%', own)).toBe('"/%" is not a path of this server.\n')
  })
})
