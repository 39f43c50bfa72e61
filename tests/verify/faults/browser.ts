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
    'A script that is blocked, truncated or slow has a designed state.': () =>
      withoutScript('islands/island-loading-failures', 'blocked: the HTML stays, an error'),
    'A script that fails has a designed state.': () =>
      withoutScript('islands/broken-islands', 'shows an error in place, is logged'),
    'Offline and with the server down input stays, and a second try works.': () =>
      withoutScript('islands/island-loading-failures', 'server down: an error shows in place, input stays'),
    'After a new deployment a page is reloaded once at most.': () =>
      withoutScript('islands/island-loading-failures', 'is reloaded at most once'),
    'An embed that is blocked or gives no answer has a designed state.': () =>
      withoutScript('forms/contact-page', 'blocked shows mail, phone and address'),
    'An endpoint that answers 400, 429, 500, HTML or nothing loses no input.': () =>
      withoutScript('forms/posted-forms', 'answered with 500 shows an error'),
  },
}

export const consent: SiteCheck = {
  name: 'consent',
  run: () => runSpecs(['consent/consent']),
  requirements: {
    'With services configured nothing is sent or stored before consent, and both choices look the same.': () =>
      withoutScript('consent/consent', 'nothing is sent or stored before consent'),
    'With services configured an answer is stored.': () => withoutScript('consent/consent', 'a refusal is stored'),
    'With services configured consent can be withdrawn.': () =>
      withoutScript('consent/consent', 'consent can be withdrawn from the footer'),
    'With services configured Global Privacy Control counts as refusal.': () =>
      withoutScript('consent/consent', 'Global Privacy Control overrides consent'),
  },
}
