import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readServerOptions } from '../../renderer/engine/commands/options/server-options'

const command = [join(import.meta.dirname, '../../scripts/run.mjs'), 'scripts/preview.ts']

describe('the options of dev and preview', () => {
  beforeEach(() => vi.stubEnv('PORT', undefined))
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
  const read = (...words: string[]) => readServerOptions('dev', 3000, words)

  test('are the loopback address, the command’s port and no browser by default', () => {
    expect(read()).toEqual({ port: 3000, open: false })
    vi.stubEnv('PORT', '8080')
    expect(read()).toEqual({ port: 8080, open: false })
    expect(read('--port', '9090').port).toBe(9090)
  })

  test('take a value or none, as those of Vite do', () => {
    expect(read('--host', '--port', '80', '--open')).toEqual({ host: true, port: 80, open: true })
    expect(read('--open', '--host')).toEqual({ host: true, port: 3000, open: true })
    expect(read('--open', '/blog/', '--host=::1')).toEqual({ host: '::1', port: 3000, open: '/blog/' })
  })

  test.each([
    [['--port', 'many'], '--port is many, not a port number.'],
    [['--port', '65536'], '--port is 65536, not a port number.'],
    [['--prot', '80'], "Unknown option '--prot'."],
    [['/blog/'], "Unexpected argument '/blog/'."],
  ])('%j is refused with the right form', (words, reason) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(process, 'exit').mockImplementation(code => {
      throw new Error(`exit ${code}`)
    })
    expect(() => read(...words)).toThrow('exit 2')
    const usage = 'Usage: npm run dev -- [--host [<address>]] [--port <number>] [--open [<path>]]'
    expect(said.mock.calls).toEqual([[`${reason} ${usage}`]])
  })
})

describe('preview', () => {
  let root = ''
  let server: ChildProcess | undefined
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'preview-'))
    mkdirSync(join(root, 'dist/client'), { recursive: true })
    writeFileSync(join(root, 'dist/client/index.html'), 'Built.')
    const rules = {
      base: '/',
      everywhere: {},
      hashed: { path: '/assets/', cache: '' },
      cache: '',
      types: {},
      redirects: [],
    }
    writeFileSync(join(root, 'dist/host-rules.json'), JSON.stringify(rules))
  })
  afterEach(() => {
    server?.kill()
    rmSync(root, { recursive: true, force: true })
  })

  /** Starts the command; settles with the address that it prints first. */
  async function start(...words: string[]): Promise<string> {
    const PATH = `${root}:${process.env.PATH}`
    server = spawn(process.execPath, [...command, ...words], { cwd: root, env: { ...process.env, PATH } })
    let said = ''
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', chunk => {
        said += chunk
      })
    await vi.waitFor(() => expect(said).toContain('Ctrl+C'), { timeout: 25_000, interval: 50 })
    return /^The site is at (\S+)/.exec(said)?.[1] ?? said
  }

  // On other systems 127.0.0.2 is no address of the machine.
  test.runIf(process.platform === 'linux')('listens at the loopback address, or where it is asked to', async () => {
    const address = await start('--port', '0')
    expect(address).toMatch(/^http:\/\/localhost:\d+\/$/)
    expect(await (await fetch(address)).text()).toBe('Built.')
    await expect(fetch(address.replace('localhost', '127.0.0.2'))).rejects.toThrow()
    server?.kill()
    const other = await start('--host', '127.0.0.2', '--port', '0')
    expect(other).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/$/)
    expect(await (await fetch(other)).text()).toBe('Built.')
    server?.kill()
    const all = await start('--host', '--port', '0')
    expect(all).toMatch(/^http:\/\/localhost:\d+\/$/)
    expect(await (await fetch(all.replace('localhost', '127.0.0.2'))).text()).toBe('Built.')
  })

  test.runIf(process.platform === 'linux')('opens the page that is asked for in the system’s browser', async () => {
    const opened = join(root, 'opened')
    writeFileSync(join(root, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > '${opened}'\n`, { mode: 0o755 })
    const address = await start('--port', '0', '--open', '/blog/?page=2')
    await vi.waitFor(() => expect(existsSync(opened) && readFileSync(opened, 'utf8')).toBe(`${address}blog/?page=2`))
  })

  test('goes on without a browser to open', async () => {
    vi.stubEnv('PATH', '')
    const address = await start('--port', '0', '--open')
    vi.unstubAllEnvs()
    expect(await (await fetch(address)).text()).toBe('Built.')
  })

  test('says in one line that a port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(other.listening).toBe(true))
    const { port } = other.address() as AddressInfo
    const { status, stderr } = spawnSync(process.execPath, [...command, '--port', `${port}`], {
      cwd: root,
      encoding: 'utf8',
    })
    other.close()
    expect(status).toBe(1)
    expect(stderr).toBe(`Port ${port} is in use. Choose another: npm run preview -- --port ${port + 1}\n`)
  })
})
