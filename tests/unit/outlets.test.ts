import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import type { ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { watchContent } from '../../renderer/engine/dev/server/watch-content'
import { toAnnotation } from '../../renderer/engine/diagnostics/formats/github'
import { toJson } from '../../renderer/engine/diagnostics/formats/json'
import { toSarif } from '../../renderer/engine/diagnostics/formats/sarif'
import { toText, wantsColor } from '../../renderer/engine/diagnostics/formats/terminal'
import { formatIssue, type Issue, isBreaking, severities, severityOf } from '../../renderer/engine/diagnostics/issue'
import { fixtureSite } from '../workspace'
import { openEditor } from './writing/editor'

/** What every outlet must tell of an issue, in the same words and at the same place. */
const told = ({ file, line, column, code, message, hint, ...issue }: Issue) => ({
  place: `${file}:${line}:${column}`,
  code,
  severity: severityOf({ code, ...issue }),
  text: `${message}\n${hint}`,
})
type Told = ReturnType<typeof told>

const decode = (text = '') =>
  text.replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%0A/g, '\n').replace(/%0D/g, '\r').replace(/%25/g, '%')

/** An issue in the form that people read. */
const readPlain = (text: string): Told => {
  const [head = '', message = '', hint = ''] = text.split('\n')
  const words = head.split('  ')
  const severity = words.at(-1) === 'warning' ? 'warning' : 'error'
  const code = words.at(severity === 'warning' ? -2 : -1) as Issue['code']
  return { place: words[0] ?? '', code, severity, text: `${message.trim()}\n${hint.trim()}` }
}

/** Each outlet's own form, read back. */
const outlets: Record<string, (issues: Issue[]) => unknown[]> = {
  text: issues => issues.map(issue => readPlain(toText(issue, undefined, false))),
  json: issues =>
    JSON.parse(toJson(issues)).issues.map((issue: Issue & Pick<Told, 'severity'>) => ({
      ...told(issue),
      severity: issue.severity,
    })),
  sarif: issues =>
    JSON.parse(toSarif(issues)).runs[0].results.map((result: Result) => {
      const { artifactLocation, region } = result.locations[0].physicalLocation
      return {
        place: `${decodeURI(artifactLocation.uri)}:${region.startLine}:${region.startColumn}`,
        code: result.ruleId,
        severity: result.level,
        text: result.message.text,
      }
    }),
  github: issues =>
    issues.map(toAnnotation).map(line => {
      const [, severity, properties = '', text] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? []
      const of = Object.fromEntries(properties.split(',').map(property => property.split('=').map(decode)))
      // A stretch over several lines has no columns here.
      const column = of.col ?? issues.find(({ file, line }) => file === of.file && String(line) === of.line)?.column
      return {
        place: `${of.file}:${of.line}:${column}`,
        code: of.title.split('  ').at(-1),
        severity,
        text: decode(text),
      }
    }),
}

interface Result {
  ruleId: string
  level: string
  message: { text: string }
  locations: [
    { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number; startColumn: number } } },
  ]
}

/** What the dev server shows over the pages of a site: it checks the site itself. */
async function overlayOf(root: string, isAll: (told: Told[]) => boolean): Promise<Told[]> {
  const sent: Told[][] = []
  const connected: (() => void)[] = []
  const server = {
    ws: {
      on: (_: string, open: () => void) => connected.push(open),
      send: ({ err }: { err?: { message: string; loc: Issue } }) => {
        if (!err) return
        const [head, ...shown] = err.message.split('\n\n')
        const told = shown.map(readPlain)
        expect(head).toBe(`${told.length} issues in content`)
        expect(`${err.loc.file}:${err.loc.line}:${err.loc.column}`).toBe(told[0]?.place)
        sent.push(told)
      },
    },
    watcher: { on() {} },
    config: { logger: { error() {} } },
  }
  watchContent(server as unknown as ViteDevServer, root)
  for (const open of connected) open()
  await vi.waitFor(() => expect(isAll(sent.at(-1) ?? [])).toBe(true), { timeout: 30_000 })
  return sent.at(-1) ?? []
}

/** What an editor shows that speaks with the language server. */
async function diagnosticsOf(root: string, expected: Told[]): Promise<Told[]> {
  const editor = await openEditor(root)
  const counts = new Map<string, number>()
  for (const { place } of expected) counts.set(fileOf(place), (counts.get(fileOf(place)) ?? 0) + 1)
  const told: Told[] = []
  for (const [file, count] of counts)
    for (const { range, code, severity, message } of await editor.diagnostics(file, ({ length }) => length === count))
      told.push({
        place: `${file}:${range.start.line + 1}:${range.start.character + 1}`,
        code: code as Issue['code'],
        severity: severity === 1 ? 'error' : 'warning',
        text: String(message),
      })
  await editor.close()
  return told
}

const fileOf = (place: string) => place.replace(/:\d+:\d+$/, '')

test('one broken site is told alike by all six outlets: same codes, texts and places', async () => {
  const { root, issues } = await fixtureSite('broken-site')
  expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(Object.keys(severities)))
  const expected = issues.map(told)
  for (const [name, read] of Object.entries(outlets)) expect(read(issues), name).toEqual(expected)
  // A page can be written on while it has warnings, so they don't cover it: the badge tells them.
  const covering = issues.filter(isBreaking).map(told)
  expect(await overlayOf(root, ({ length }) => length === covering.length)).toEqual(covering)
  expect(await diagnosticsOf(root, expected)).toEqual(expected)

  const schema = JSON.parse(readFileSync(new URL('../fixtures/sarif-2.1.0.json', import.meta.url), 'utf8'))
  const log = JSON.parse(toSarif(issues))
  const validate = new Ajv({ allErrors: true }).compile(schema)
  validate(log)
  expect(validate.errors ?? []).toEqual([])
  expect(validate({ ...log, version: '2.0.0' })).toBe(false)
}, 60_000)

const issue: Issue = {
  file: 'content/blog/one.mdx',
  line: 3,
  column: 7,
  end: { line: 3, column: 12 },
  code: 'field-value',
  field: 'date',
  message: '"2024" is not a day in the calendar.',
  hint: 'Write the date as year-month-day, for example 2024-12-01.',
}

test('the terminal shows the line with the stretch marked', () => {
  expect(toText(issue, '---\ntitle: One\ndate: 20 24\n---\n', false)).toBe(`${formatIssue(issue)}

    2 | title: One
  > 3 | date: 20 24
      |       ^^^^^`)
})

test('a long line is shown around what is marked', () => {
  const text = `${'a'.repeat(300)}MARK${'b'.repeat(300)}`
  const shown = toText({ ...issue, line: 1, column: 301, end: { line: 1, column: 305 } }, text, false)
  const [line = '', marks = ''] = shown.split('\n').slice(-2)
  expect(line.length).toBeLessThan(120)
  expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('MARK')
})

test('colors are for terminals whose user has not said no', () => {
  expect(wantsColor({ isTTY: true }, {})).toBe(true)
  expect(wantsColor({ isTTY: true }, { NO_COLOR: '1' })).toBe(false)
  expect(wantsColor({}, {})).toBe(false)
  expect(toText(issue, undefined, true)).toContain('\x1b[31mcontent/blog/one.mdx:3:7')
})

test('what a workflow command takes for its own signs is escaped', () => {
  const line = toAnnotation({ ...issue, file: 'content/a,b:c.mdx', message: '100% of it\r\n::error::no' })
  expect(line.split('\n')).toHaveLength(1)
  expect(line).toContain('file=content/a%2Cb%3Ac.mdx')
  expect(line).toContain('::100%25 of it%0D%0A::error::no')
})
