import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const project = join(import.meta.dirname, '../../..')
const code = pathToFileURL(join(project, 'tests/setup/browser.mjs')).href

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A program on the PATH that logs its call and runs the given line. */
function addProgram(name: string, line: string): void {
  const log = join(folder, 'calls')
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> '${log}'\n${line}\n`, { mode: 0o755 })
}

/** Looks for a browser on a machine that has only the added programs; gives the browser, the output and the calls. */
function ensure({ places = [] as string[], isRoot = true, CHROME_PATH = '', debian = '/usr/bin/chromium' }) {
  const script = `import { ensureBrowser } from '${code}'
process.getuid = () => ${isRoot ? 0 : 1000}
console.log = () => {}
process.stdout.write(ensureBrowser(${JSON.stringify(places)}, ${JSON.stringify(debian)}))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'), CHROME_PATH },
  })
  const log = join(folder, 'calls')
  const calls = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : []
  return { status, stdout, stderr, calls }
}

const touch = (path: string) => `/bin/mkdir -p "$(/usr/bin/dirname '${path}')" && : > '${path}'`
const asksPlaywright = 'npx playwright install chromium'
const install = (name: string) => `apt-get install -y -qq ${name}`

test('CHROME_PATH comes first, then the usual places, and nothing is installed', () => {
  const [wished, usual] = [join(folder, 'wished'), join(folder, 'usual')]
  writeFileSync(wished, '')
  writeFileSync(usual, '')
  addProgram('npx', 'exit 1')
  expect(ensure({ places: [usual], CHROME_PATH: wished })).toMatchObject({ stdout: wished, calls: [] })
  expect(ensure({ places: [join(folder, 'none'), usual] })).toMatchObject({ stdout: usual, calls: [] })
  expect(ensure({ places: [usual], CHROME_PATH: join(folder, 'none') })).toMatchObject({
    status: 1,
    stderr: `CHROME_PATH is ${join(folder, 'none')}, and there is no such file.\n`,
  })
})

test('without one root on Debian gets the package, and the browser without windows', () => {
  const usual = join(folder, 'bin/chromium')
  addProgram('npx', 'exit 1')
  // The lists of packages are often old or partly out of reach; the package may be there all the same.
  addProgram('apt-get', `case "$1" in update) exit 100 ;; install) ${touch(usual)} ;; esac`)
  expect(ensure({ places: [usual] })).toMatchObject({
    status: 0,
    stdout: usual,
    calls: ['apt-get --version', 'apt-get update -qq', install('chromium'), install('chromium-headless-shell')],
  })
})

test('beside the browser of Debian, root gets the one without windows; others use what is there', () => {
  const usual = join(folder, 'chromium')
  writeFileSync(usual, '')
  addProgram('apt-get', 'exit 1')
  const found = { places: [usual], debian: usual }
  expect(ensure({ ...found, isRoot: false })).toMatchObject({ status: 0, stdout: usual, calls: [] })
  expect(ensure(found)).toMatchObject({ status: 0, stdout: usual })
  expect(ensure(found).calls).toContain(install('chromium-headless-shell'))
  expect(ensure(found).calls).not.toContain(install('chromium'))
  writeFileSync(`${usual}-headless-shell`, '')
  rmSync(join(folder, 'calls'))
  expect(ensure(found)).toMatchObject({ stdout: usual, calls: [] })
})

test('where no package is to be had, Playwright downloads its own', () => {
  const own = execFileSync(process.execPath, ['-p', "require('playwright').chromium.executablePath()"], {
    cwd: project,
    encoding: 'utf8',
    env: { PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright') },
  }).trim()
  addProgram('npx', touch(own))
  expect(ensure({ isRoot: false })).toMatchObject({ status: 0, stdout: own, calls: [asksPlaywright] })
})

test('others are asked to install one, and sudo is never run', () => {
  for (const name of ['npx', 'apt-get', 'sudo']) addProgram(name, 'exit 1')
  expect(ensure({ isRoot: false })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The tests need a browser: install Chromium or Chrome, or set CHROME_PATH to one.\n',
    calls: [asksPlaywright],
  })
  rmSync(join(folder, 'apt-get'))
  expect(ensure({}).status).toBe(1)
})
