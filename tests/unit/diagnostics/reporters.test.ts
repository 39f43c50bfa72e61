import type { ViteDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLiveChecker } from '../../../renderer/engine/content/live-check'
import { brokenEvent, type Problem } from '../../../renderer/engine/dev/report'
import { reportPage } from '../../../renderer/engine/dev/server/report-page'
import { watchContent } from '../../../renderer/engine/dev/server/watch-content'
import { type Issue, isBreaking } from '../../../renderer/engine/diagnostics/issue'
import { site } from '../../../renderer/site/index'
import { type ReportedIssue, toReported } from '../../factories/reported-issues'
import { fixtureSite } from '../../factories/site'
import { openEditor } from '../authoring/language-server/editor'

// The formats of `npm run check` are in formats.test.ts; these are the reporters that check by themselves.

/** What the dev server shows over the pages of a site, when that is all. */
async function overlayOf(root: string, isAll: (reported: ReportedIssue[]) => boolean): Promise<ReportedIssue[]> {
  const connected: (() => void)[] = []
  const send = vi.fn()
  const server = {
    ws: { on: (_: string, open: () => void) => connected.push(open), send },
    watcher: { on() {} },
    config: { root, logger: { error() {} } },
  }
  // The report weighs its page.
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'))
  onTestFinished(() => void vi.unstubAllGlobals())
  const store = watchContent(server as unknown as ViteDevServer, site, createLiveChecker({ root, site }))
  for (const open of connected) open()
  const shown = async () => (await reportPage('/', root, store, 'http://localhost')).errors.map(readProblem)
  await vi.waitFor(async () => expect(isAll(await shown())).toBe(true), { timeout: 30_000 })
  // Open pages ask for a report when they are told that there are errors.
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: 'custom', event: brokenEvent }))
  return shown()
}

/** What the overlay shows of an issue; it shows errors only. */
function readProblem({ place = '', about = '', message, hint }: Problem): ReportedIssue {
  return { place, code: about.split('  ').at(-1) as Issue['code'], severity: 'error', text: `${message}\n${hint}` }
}

const fileOf = (place: string) => place.replace(/:\d+:\d+$/, '')

/** What an editor shows that is connected to the language server. */
async function diagnosticsOf(root: string, expected: ReportedIssue[]): Promise<ReportedIssue[]> {
  const editor = await openEditor(root)
  const counts = new Map<string, number>()
  for (const { place } of expected) counts.set(fileOf(place), (counts.get(fileOf(place)) ?? 0) + 1)
  const reported: ReportedIssue[] = []
  for (const [file, count] of counts)
    for (const { range, code, severity, message } of await editor.diagnostics(file, ({ length }) => length === count))
      reported.push({
        place: `${file}:${range.start.line + 1}:${range.start.character + 1}`,
        code: code as Issue['code'],
        severity: severity === 1 ? 'error' : 'warning',
        text: String(message),
      })
  await editor.close()
  return reported
}

test('the dev server shows all errors over the pages, with their places and texts', async () => {
  const { root, issues } = await fixtureSite('broken-site')
  // A page can be written on while it has warnings, so they don't cover it: the badge shows them.
  const errors = issues.filter(isBreaking).map(toReported)
  expect(await overlayOf(root, ({ length }) => length === errors.length)).toEqual(errors)
}, 60_000)

test('an editor shows all issues, with their places and texts', async () => {
  const { root, issues } = await fixtureSite('broken-site')
  const expected = issues.map(toReported)
  expect(await diagnosticsOf(root, expected)).toEqual(expected)
}, 60_000)
