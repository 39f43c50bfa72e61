import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeCopy, serve, stop } from '../../project-copy'
import { makeSite, runCommand, vikeBuild } from './site-copy'

const timeout = 300_000
const project = join(import.meta.dirname, '../../..')

/** Files that Vike would run, in the folders that writers may write to. */
const planted = [
  'content/+config.ts',
  'content/blog/+config.ts',
  'content/media/+config.js',
  'content/media/deep/er/+config.mjs',
  'content/types/+onCreateApp.ts',
  'public/+config.cjs',
  'public/deep/+meta.js',
]

/** Files with the names of pages in Vike's former convention, which it would find anywhere. */
const formerPages = ['content/blog/a.page.route.js', 'content/b.page.server.js', 'public/c.page.js', 'd.page.route.ts']

/** A program that says in the file RAN that it was run. */
const program = (root: string, file: string) =>
  file.endsWith('.cjs')
    ? `require('node:fs').appendFileSync(${JSON.stringify(join(root, 'RAN'))}, ${JSON.stringify(`${file}\n`)})\n`
    : `import { appendFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(join(root, 'RAN'))}, ${JSON.stringify(`${file}\n`)})
export default {}
`

function plant(root: string, file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), program(root, file))
}

/** The planted files that were run. */
const ran = (root: string) => (existsSync(join(root, 'RAN')) ? readFileSync(join(root, 'RAN'), 'utf8').split('\n') : [])

/** Runs `npm run dev` until a page was answered. */
async function npmDev(root: string): Promise<number> {
  const { server, said } = await serve(root, 0)
  const [address = ''] = /http:\/\/[\w.]+:\d+\//.exec(said()) ?? []
  const { status } = await fetch(address)
  await stop(server)
  return status
}

/** Runs `vike dev` until a page was answered. */
async function vikeDev(root: string): Promise<number> {
  const server = spawn(process.execPath, [join(project, 'node_modules/vike/bin.js'), 'dev', '--port', '0'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '' },
  })
  process.once('exit', () => server.kill())
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      const listen = (chunk: Buffer) => {
        said += chunk
        // Vike colors the parts of the address, also where CI is set.
        const port = /127\.0\.0\.1:(\d+)/.exec(stripVTControlCharacters(said))?.[1]
        if (port) resolve(`http://127.0.0.1:${port}/`)
      }
      server.stdout.on('data', listen)
      server.stderr.on('data', listen)
      server.on('exit', code => reject(new Error(`vike dev ended with ${code}: ${said}`)))
    })
    return (await fetch(address, { headers: { Accept: 'text/html' } })).status
  } finally {
    await stop(server)
  }
}

// Vike lists files by Git where there is a repository, and by itself elsewhere.
describe.each(['a repository', 'a folder'])('in %s', kind => {
  let root = ''
  beforeAll(() => {
    root = makeSite()
    for (const file of planted) plant(root, file)
    if (kind === 'a repository') {
      execFileSync('git', ['init', '-q'], { cwd: root })
      execFileSync('git', ['add', '.'], { cwd: root })
    }
  })
  afterAll(() => removeCopy(root))

  test('npm run check and npm run build refuse planted code and run none', { timeout }, () => {
    for (const command of ['check', 'build']) {
      const { status, text } = runCommand(root, command)
      expect(status, text).toBe(1)
      for (const file of planted) expect(text).toContain(`${file}:1:1  file-name`)
    }
    expect(ran(root)).toEqual([])
  })

  test('vike build refuses it too', { timeout }, () => {
    expect(() => vikeBuild(root)).toThrow('content/media/deep/er/+config.mjs:1:1  file-name')
    expect(ran(root)).toEqual([])
  })

  test('the dev servers answer pages and run none', { timeout }, async () => {
    expect([await npmDev(root), await vikeDev(root)]).toEqual([200, 200])
    expect(ran(root)).toEqual([])
  })

  test('the same file among the pages is run', { timeout }, () => {
    plant(root, 'pages/+config.ts')
    expect(() => vikeBuild(root)).toThrow()
    expect(ran(root)).toContain('pages/+config.ts')
  })
})

test('no server runs files with the names of former pages of Vike', { timeout }, async () => {
  const root = makeSite()
  for (const file of formerPages) plant(root, file)
  expect([await npmDev(root), await vikeDev(root)]).toEqual([200, 200])
  expect(ran(root)).toEqual([])
  removeCopy(root)
})
