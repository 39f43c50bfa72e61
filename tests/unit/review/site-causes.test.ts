import { expect, test } from 'vitest'
import { readChangedLines } from '../../../renderer/review/explain/locate'
import { withSiteCauses } from '../../../renderer/review/explain/site-causes'
import type { Change, Comparison } from '../../../renderer/review/review-types'
import { side } from './sides'

const change = (kind: Change['kind'], subject: string, before: string, after: string): Change => ({
  kind,
  subject,
  before,
  after,
})

/** The causes of changes of a site whose changed lines are those of a diff. */
function causesOf(site: Change[], diff: string, code: string[] = [], assets = {}, from = '/a/') {
  const empty: Comparison = { added: [], gone: [], moved: [{ from, to: '/b/' }], changed: [], groups: [], site }
  const found = withSiteCauses(empty, {
    lines: readChangedLines(diff),
    code,
    pages: new Map([['/b/', 'content/teas/b.mdx']]),
    after: side({}, { 'assets.json': assets }),
  })
  return { moved: found.moved[0]?.cause, site: found.site.map(({ cause }) => cause) }
}

const hunk = (file: string, line: number, text: string) =>
  `--- a/${file}\n+++ b/${file}\n@@ -${line} +${line} @@\n+${text}\n`

test('a redirect comes from the line with the former address, first from the page that it leads to', () => {
  const diff =
    hunk('content/teas/other.mdx', 2, 'redirects: [/old-tea/]') + hunk('content/teas/b.mdx', 9, '- /old-tea/ and more')
  const redirects = [change('redirect', '/old-tea/', '', '/b/'), change('redirect', '/old-tea/', '/b/', '')]
  expect(causesOf(redirects, diff).site).toEqual(['content/teas/b.mdx:9', 'content/teas/other.mdx:2'])
  expect(causesOf([change('redirect', '/new-tea/', '', '/b/')], diff).site).toEqual([undefined])
})

test('a moved page comes from the line with its former address, or else from its file', () => {
  expect(causesOf([], hunk('content/teas/b.mdx', 4, 'redirects: /teas/a-tea/'), [], {}, '/teas/a-tea/').moved).toBe(
    'content/teas/b.mdx:4',
  )
  expect(causesOf([], '').moved).toBe('content/teas/b.mdx')
})

test('a script comes from the file of its name, of its entry, or the only one that changed', () => {
  const script = [change('script', 'Menu.island', '5 bytes', '7 bytes')]
  const [island, entry] = ['site/islands/Menu.island.tsx', 'site/entry.ts']
  expect(causesOf(script, hunk(island, 7, 'open()'), [entry, island]).site).toEqual([`${island}:7`])
  const assets = { a: { file: 'assets/x.js', name: 'Menu.island', src: entry } }
  expect(causesOf(script, '', [entry, 'site/other.ts'], assets).site).toEqual([entry])
  expect(causesOf(script, hunk('site/util.ts', 3, 'a'), ['site/util.ts', 'site/a.css']).site).toEqual([
    'site/util.ts:3',
  ])
  expect(causesOf(script, '', ['site/util.ts', 'site/other.ts']).site).toEqual([undefined])
})
