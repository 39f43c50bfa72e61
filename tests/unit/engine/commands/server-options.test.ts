import { type AddressInfo, createServer } from 'node:net'
import { createServer as createViteServer } from 'vite'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { UsageError } from '../../../../renderer/engine/commands/read-arguments'
import { listenFailure, readServerOptions } from '../../../../renderer/engine/commands/server-options'

describe('the options of dev and preview', () => {
  beforeEach(() => vi.stubEnv('PORT', undefined))
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
  const read = (...words: string[]) => readServerOptions('dev', 3000, words)

  test('are the loopback address, the command’s port and no browser by default', () => {
    expect(read()).toEqual({ port: 3000, strictPort: false, open: false })
    vi.stubEnv('PORT', '8080')
    expect(read()).toEqual({ port: 8080, strictPort: true, open: false })
    expect(read('--port', '9090').port).toBe(9090)
  })

  test('take a value or none, as those of Vite do', () => {
    expect(read('--host', '--port', '80', '--open')).toEqual({ host: true, port: 80, strictPort: true, open: true })
    expect(read('--open', '--host')).toEqual({ host: true, port: 3000, strictPort: false, open: true })
    expect(read('--open', '/blog/', '--host=::1')).toEqual({
      host: '::1',
      port: 3000,
      strictPort: false,
      open: '/blog/',
    })
  })

  test.each([
    [['--port', 'many'], '--port is many, not a port number.'],
    [['--port', '65536'], '--port is 65536, not a port number.'],
    [['--prot', '80'], "Unknown option '--prot'."],
    [['/blog/'], "Unexpected argument '/blog/'."],
  ])('%j is refused with the right form', (words, reason) => {
    const usage = 'Usage: npm run dev -- [--host [<address>]] [--port <number>] [--open [<path>]]'
    expect(() => read(...words)).toThrow(new UsageError(reason, usage))
  })
})

test('a port that another server has is named with the next one', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await vi.waitFor(() => expect(other.listening).toBe(true))
  const { port } = other.address() as AddressInfo
  const server = await createViteServer({ configFile: false, server: { host: '127.0.0.1', port, strictPort: true } })
  onTestFinished(() => server.close())
  const error = await server.listen().catch(error => listenFailure(error, 'dev', port))
  expect(String(error)).toContain(`Port ${port} is in use. Choose another: npm run dev -- --port ${port + 1}`)
  const bug = new Error('A bug.')
  expect(listenFailure(bug, 'dev', port)).toBe(bug)
})
