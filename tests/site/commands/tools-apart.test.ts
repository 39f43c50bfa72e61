import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const timeout = 300_000
const project = join(import.meta.dirname, '../../..')
let root = ''

/** A site outside of the project, with all packages but those of this project. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'apart-'))
  cpSync(join(project, 'tests/fixtures/minimal-site'), root, { recursive: true })
  const { compilerOptions } = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8'))
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, paths: {} } }))
  write('package.json', JSON.stringify({ type: 'module', proofsheet: { site: 'renderer/site/index.ts' } }))
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(join(project, 'node_modules')).filter(each => !/^(\.|@proofsheet$)/.test(each)))
    symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name), 'junction')
  const packed = spawnSync(process.execPath, [join(project, 'scripts/pack.mjs'), join(root, 'packages')], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(packed.status, packed.stdout + packed.stderr).toBe(0)
  addPackage('engine')
  configure('')
}, timeout)
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text)
}

/** Installs a package from its tarball. */
function addPackage(name: string): void {
  const [tarball = ''] = readdirSync(join(root, 'packages')).filter(file => file.includes(`-${name}-`))
  const target = join(root, 'node_modules/@proofsheet', name)
  mkdirSync(target, { recursive: true })
  const { status, stderr } = spawnSync('tar', ['-xzf', join(root, 'packages', tarball), '--strip-components=1'], {
    cwd: target,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
}

/** Writes the configuration, with the plug-in of studio where it is asked for. */
function configure(studio: string): void {
  const text = readFileSync(join(project, 'tests/fixtures/minimal-site/vite.config.ts'), 'utf8')
  const without = text.replace(/^import .*@proofsheet\/studio.*\n/m, '').replace(/\bstudio\([^)]*\),? ?/, studio)
  write('vite.config.ts', studio ? `import { studio } from '@proofsheet/studio/vite'\n${without}` : without)
}

/** The environment without what the test runner and npm set, which say where they run. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, INIT_CWD: __, ...env } = process.env
  return env
}

/** Runs a command of a package of this project; gives its exit code and all that it printed. */
function run(name: string, ...args: string[]) {
  const bin = join(root, 'node_modules/@proofsheet', name, 'bin.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}

/** Serves the site while a task runs, which gets a function that gives the status and the text of an address. */
async function withDevServer(task: (get: (path: string, init?: RequestInit) => Promise<[number, string]>) => unknown) {
  const port = await freePort()
  const args = [join(root, 'node_modules/@proofsheet/engine/bin.mjs'), 'dev', '--port', String(port)]
  const server = spawn(process.execPath, args, { cwd: root, env: environment() })
  try {
    await started(server)
    await task(async (path, init = {}) => {
      const headers = { Accept: 'text/html', ...init.headers }
      const response = await fetch(`http://localhost:${port}${path}`, { ...init, headers })
      return [response.status, await response.text()]
    })
  } finally {
    const ended = new Promise(resolve => server.once('exit', resolve))
    if (server.exitCode === null) server.kill()
    await ended
  }
}

async function started(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes('Pages are live')) resolve()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.on('exit', code => reject(new Error(`The dev server ended with ${code}: ${said}`)))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

const tools = '/@id/__x00__virtual:dev-tools'
const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
const page = '/blog/a-first-post/'

test('with the engine alone, a site is checked, built and served', { timeout }, async () => {
  expect(run('engine', 'check')).toEqual({ status: 0, text: '4 content files, no issues.\n' })
  const unfixed = run('engine', 'check', '--fix')
  expect(unfixed.status, unfixed.text).toBe(2)
  expect(unfixed.text).toContain('proofsheet-authoring check --fix')
  const built = run('engine', 'build')
  expect(built.status, built.text).toBe(0)
  expect(readFileSync(join(root, 'dist/client/blog/a-first-post/index.html'), 'utf8')).toContain(
    '<h1>A first post</h1>',
  )

  await withDevServer(async get => {
    expect(await get(page)).toEqual([200, expect.stringContaining('<h1>A first post</h1>')])
    expect((await get('/_guide/'))[0]).toBe(404)
    expect((await get('/__edit/page', { method: 'POST', headers: ownPage, body: '{}' }))[0]).toBe(404)
    expect(await get('/@id/@proofsheet/engine/vite/browser/start')).toEqual([200, expect.not.stringContaining('edit')])
    expect((await get(tools))[1]).not.toContain('import')
  })
})

test('studio adds editing on the page and the guide, by its plug-in', { timeout }, async () => {
  addPackage('authoring')
  addPackage('studio')
  configure('studio(), ')
  await withDevServer(async get => {
    const [status, html] = await get(page)
    expect([status, html]).toEqual([200, expect.stringContaining('<h1>A first post</h1>')])
    const [, clients] = await get(tools)
    for (const [client = ''] of clients.matchAll(/(?<=import ")[^"]+/g))
      expect(await get(client)).toEqual([200, expect.stringContaining('addBadge')])
    expect(clients).toContain('/edit-button')
    expect(await get('/_guide/components/')).toEqual([200, expect.stringContaining('<section id="Counter">')])
    expect((await get('/@id/@proofsheet/studio/browser/plain-guide'))[0]).toBe(200)
    // Only a page with the token of this start edits.
    expect(await get('/__edit/page', { method: 'POST', body: '{}' })).toEqual([403, expect.stringContaining('Only a')])
    expect(await get('/__edit/page', { method: 'POST', headers: ownPage, body: '{}' })).toEqual([
      403,
      expect.stringContaining('Only edit mode'),
    ])
  })
  // A build has nothing of it.
  const built = run('engine', 'build')
  expect(built.status, built.text).toBe(0)
  const scripts = readdirSync(join(root, 'dist/client'), { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.js'),
  )
  for (const file of scripts) expect(readFileSync(join(root, 'dist/client', file), 'utf8'), file).not.toContain('badge')
})

test('authoring adds its commands', { timeout }, () => {
  const created = run('authoring', 'new', 'blog', 'a-third-post')
  expect(created.text).toContain('content/blog/a-third-post.mdx is written, a draft for /blog/a-third-post/.')
  expect(run('authoring', 'rename', 'blog/a-third-post', 'a-fourth-post')).toMatchObject({ status: 0 })
  expect(run('engine', 'check')).toEqual({ status: 0, text: '5 content files, no issues.\n' })
  const post = join(root, 'content/blog/a-second-post.mdx')
  writeFileSync(post, readFileSync(post, 'utf8').replace(/^date: (\d{4})-0?(\d+)-0?(\d+)$/m, 'date: $1-$2-$3'))
  expect(run('engine', 'check').status).toBe(1)
  const fixed = run('authoring', 'check', '--fix')
  expect(fixed.status, fixed.text).toBe(0)
  expect(fixed.text).toContain('1 fix in 1 file.')
})

test('import adds its command', { timeout }, () => {
  addPackage('import')
  mkdirSync(join(root, 'foreign'))
  write('foreign/from-elsewhere.md', '---\ntitle: From elsewhere\ndate: 2024-02-03\n---\n\nA text.\n')
  const imported = run('import', 'import', 'foreign', 'blog')
  expect(imported.status, imported.text).toBe(0)
  expect(readFileSync(join(root, 'content/blog/from-elsewhere.mdx'), 'utf8')).toContain('A text.')
})

test('review adds its command', { timeout }, () => {
  addPackage('review')
  cpSync(join(root, 'dist/client'), join(root, 'before'), { recursive: true })
  const same = run('review', 'review', 'before', 'dist/client', '--pictures', '0')
  expect(same.status, same.text).toBe(0)
  expect(same.text).toContain('Nothing changes for visitors.')
  const file = join(root, 'before/blog/a-first-post/index.html')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<h1>A first post</h1>', '<h1>A former post</h1>'))
  const changed = run('review', 'review', 'before', 'dist/client', '--pictures', '0')
  expect(changed.text).toMatch(/heading/)
})
