import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const command = [join(import.meta.dirname, '../../../../scripts/run.mjs'), 'scripts/preview.ts']

describe('preview', () => {
  let root = ''
  let server: ChildProcess | undefined
  let output = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'preview-'))
    mkdirSync(join(root, 'dist/client'), { recursive: true })
    writeFileSync(join(root, 'dist/client/index.html'), 'Built.')
    const rules = {
      base: '/',
      everywhere: {},
      hashed: { path: '/assets/', cache: '' },
      media: { paths: [], policy: '' },
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
    output = ''
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', chunk => {
        output += chunk
      })
    await vi.waitFor(() => expect(output).toContain('Ctrl+C'), { timeout: 25_000, interval: 50 })
    return /^The site is at (\S+)/.exec(output)?.[1] ?? output
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
    expect(output).not.toContain('Everyone')
    server?.kill()
    const all = await start('--host', '--port', '0')
    expect(all).toMatch(/^http:\/\/localhost:\d+\/$/)
    expect(output).toContain('Everyone who can reach this machine over the network can now read the built site.')
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

  test('redirects to the folder of a page, never to another host or out of the site', async () => {
    mkdirSync(join(root, 'dist/client/blog'))
    writeFileSync(join(root, 'dist/client/blog/index.html'), 'Blog.')
    writeFileSync(join(root, 'dist/client/404.html'), 'Nothing here.')
    const { port } = new URL(await start('--port', '0'))
    // fetch would normalize these paths before it sends them.
    const answer = (path: string) =>
      new Promise(resolve => {
        get({ port, path, host: '127.0.0.1' }, ({ statusCode, headers }) => resolve([statusCode, headers.location]))
      })
    expect(await answer('/blog?page=2')).toEqual([301, '/blog/?page=2'])
    for (const path of [
      '//evil.example/..',
      '/\\evil.example/..',
      '//blog',
      '/%2f%2fevil.example/..',
      '/blog/..',
      '/%2e%2e/client',
      '//',
      '*',
    ])
      expect(await answer(path), path).toEqual([404, undefined])
    for (const path of ['/%', '/%E0%A4%A', '/%00']) expect(await answer(path), path).toEqual([400, undefined])
  })

  test('takes the next free port where none is asked for', async () => {
    const other = createServer()
      .listen(4173, '127.0.0.1')
      .on('error', () => {})
    try {
      const server = spawn(process.execPath, command, { cwd: root, env: { ...process.env, PORT: undefined } })
      const said = await new Promise<string>(resolve => server.stdout.on('data', data => resolve(`${data}`)))
      server.kill()
      const [, port] = /http:\/\/localhost:(\d+)\//.exec(said) ?? []
      expect(Number(port), said).toBeGreaterThan(4173)
    } finally {
      other.close()
    }
  })

  test('says in one line that a port is in use that was asked for', async () => {
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
