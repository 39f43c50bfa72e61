import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Finding, SiteCheck, SiteResult } from '../check'

const root = join(import.meta.dirname, '../../..')

/** Code that does not come or breaks, servers that are gone or have a new build, forms and embeds that fail. */
const faults = [
  'island-loading-failures',
  'broken-islands',
  'islands',
  'loading-indicators',
  'forms',
  'providers',
  'toasts',
]

/** What Playwright's JSON report says of a file, or of a part of one. */
interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    line: number
    ok: boolean
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** Runs the browser tests of these files, each fault made in front of the built site; finds the tests that fail. */
async function run(
  names: string[],
  options: string[] = [],
  config = 'tests/playwright.config.ts',
): Promise<SiteResult> {
  const files = names.map(name => `${name}.spec.ts`)
  const command = ['playwright', 'test', '--config', config, '--reporter', 'json', ...options, ...files]
  const env = { ...process.env, TEST_PORT: `${await freePort()}` }
  const said = await new Promise<string>(resolve => {
    execFile('npx', command, { cwd: root, env, maxBuffer: 2 ** 28 }, (_, stdout) => resolve(stdout))
  })
  const report = JSON.parse(said.slice(said.indexOf('{'))) as Suite & { errors: { message?: string }[] }
  const specs = specsOf(report).filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
  const broken = report.errors.map(({ message = '' }): Finding => ({ page: 'tests/e2e', says: plain(message) }))
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }): Finding => {
      const error = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))[0]
      return { page: `tests/e2e/${file}:${line}`, element: title, says: plain(error ?? 'fails') }
    })
  return { looked: specs.length, findings: [...broken, ...failed] }
}

/** The first line of an error, without the colors of a terminal. */
const plain = (message: string) => stripVTControlCharacters(message).split('\n')[0] ?? ''

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** The same test in a browser that runs no script, in which it must fail. */
const withoutScript = async (name: string, title: string) =>
  (await run([name], ['--grep', title], 'tests/verify/faults/without-script.config.ts')).findings

export const browserFaults: SiteCheck = {
  name: 'browser faults',
  holds:
    'Code blocked, cut short, slow or broken; server gone or new under an open tab; offline; embeds blocked or silent; endpoints that answer 400, 429, 500, HTML or nothing: each ends in a designed state, nothing typed is lost, at most one reload.',
  run: () => run(faults),
  prove: () => withoutScript('island-loading-failures', 'blocked: the HTML stays, an error'),
}

export const consent: SiteCheck = {
  name: 'consent',
  holds:
    'With services set: nothing before an answer, equal choices, an answer that is kept and can be withdrawn, Global Privacy Control counts as no.',
  run: () => run(['consent']),
  prove: () => withoutScript('consent', 'a refusal is stored'),
}
