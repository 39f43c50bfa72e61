import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from '../../free-port'
import type { Finding, SiteCheck, SiteResult } from '../check'

const root = join(import.meta.dirname, '../../..')

/** Specs, below tests/e2e, about scripts that do not load or fail, servers down or redeployed, failing forms and embeds. */
const faultSpecs = [
  'islands/island-loading-failures',
  'islands/broken-islands',
  'islands/islands',
  'islands/loading-spinner',
  'navigation/loading-screen',
  'forms/forms',
  'forms/posted-forms',
  'forms/contact-page',
  'forms/toasts',
]

/** A file or describe block in Playwright's JSON report. */
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

/** Runs these specs against the built site; each failing test is a finding. */
async function runSpecs(
  names: string[],
  options: string[] = [],
  config = 'tests/playwright.config.ts',
): Promise<SiteResult> {
  const files = names.map(name => `${name}.spec.ts`)
  const command = ['playwright', 'test', '--config', config, '--reporter', 'json', ...options, ...files]
  const env = { ...process.env, TEST_PORT: `${await freePort()}` }
  const output = await new Promise<string>(resolve => {
    execFile('npx', command, { cwd: root, env, maxBuffer: 2 ** 28 }, (_, stdout) => resolve(stdout))
  })
  const report = JSON.parse(output.slice(output.indexOf('{'))) as Suite & { errors: { message?: string }[] }
  const specs = specsOf(report).filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
  const errors = report.errors.map(({ message = '' }): Finding => ({ page: 'tests/e2e', message: firstLine(message) }))
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }): Finding => {
      const error = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))[0]
      return { page: `tests/e2e/${file}:${line}`, element: title, message: firstLine(error ?? 'fails') }
    })
  return { inspected: specs.length, findings: [...errors, ...failed] }
}

/** The first line of an error, without terminal colors. */
const firstLine = (message: string) => stripVTControlCharacters(message).split('\n')[0] ?? ''

/** Runs a test in a browser without script, in which it must fail. */
const withoutScript = async (name: string, title: string) =>
  (await runSpecs([name], ['--grep', title], 'tests/verify/faults/without-script.config.ts')).findings

export const browserFaults: SiteCheck = {
  name: 'browser faults',
  run: () => runSpecs(faultSpecs),
  requirements: {
    'Scripts blocked, truncated, slow or failing; server down or redeployed; offline; embeds blocked or without answer; endpoints that answer 400, 429, 500, HTML or nothing: each has a designed state, keeps all input and reloads at most once.':
      () => withoutScript('islands/island-loading-failures', 'blocked: the HTML stays, an error'),
  },
}

export const consent: SiteCheck = {
  name: 'consent',
  run: () => runSpecs(['consent/consent']),
  requirements: {
    'With services configured: nothing before consent, equal choices, an answer that is stored and can be withdrawn, Global Privacy Control counts as refusal.':
      () => withoutScript('consent/consent', 'a refusal is stored'),
  },
}
