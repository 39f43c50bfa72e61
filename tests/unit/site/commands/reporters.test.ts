import type { ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { type Issue, isBreaking } from '../../../../renderer/engine/base/diagnostics/issue'
import { createLoader } from '../../../../renderer/engine/content/load'
import { brokenEvent, type Problem } from '../../../../renderer/engine/vite/report'
import { reportPage } from '../../../../renderer/engine/vite/server/report-page'
import { watchContent } from '../../../../renderer/engine/vite/server/watch-content'
import { site } from '../../../../renderer/site/index'
import { type ReportedIssue, toReported } from '../../../factories/reported-issues'
import { projectRoot } from '../../../factories/root'
import { fixtureSite } from '../../../factories/site'
import { openEditor } from '../language-server/editor'

// The formats of `npm run check` are in formats.test.ts; these are the reporters that check by themselves.

/** The issues that the overlay of the dev server shows, as soon as `isAll` accepts them. */
async function overlayOf(root: string, isAll: (reported: ReportedIssue[]) => boolean): Promise<ReportedIssue[]> {
  const events: string[] = []
  const connected: (() => void)[] = []
  const server = {
    ws: {
      on: (_: string, open: () => void) => connected.push(open),
      send: ({ event }: { event: string }) => events.push(event),
    },
    watcher: { on() {} },
    config: { root, logger: { error() {} } },
  }
  const store = watchContent(server as unknown as ViteDevServer, site, createLoader({ root, site }))
  for (const open of connected) open()
  const shown = async () => (await reportPage('/', store)).errors.map(toShown)
  await vi.waitFor(async () => expect(isAll(await shown())).toBe(true), { timeout: 30_000 })
  // Open pages ask for the report again at this event.
  expect(events).toContain(brokenEvent)
  return shown()
}

function toShown({ place = '', about = '', message, hint }: Problem): ReportedIssue {
  return { place, code: about.split('  ').at(-1) as Issue['code'], severity: 'error', text: `${message}\n${hint}` }
}

const fileOf = (place: string) => place.replace(/:\d+:\d+$/, '')

/** The issues that an editor with the language server shows, as soon as they are as many as expected. */
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
  const { root, issues } = await fixtureSite('broken-site', { definition: site, project: projectRoot })
  // A page can be written on while it has warnings, so they don't cover it: the badge shows them.
  const errors = issues.filter(isBreaking).map(toReported)
  expect(await overlayOf(root, ({ length }) => length === errors.length)).toEqual(errors)
}, 60_000)

test('an editor shows all issues, with their places and texts', async () => {
  const { root, issues } = await fixtureSite('broken-site', { definition: site, project: projectRoot })
  const expected = issues.map(toReported)
  expect(await diagnosticsOf(root, expected)).toEqual(expected)
}, 60_000)
