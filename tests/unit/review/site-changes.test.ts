import { describe, expect, test } from 'vitest'
import { compareSites } from '../../../renderer/review/compare/compare-sites'
import type { Change, Comparison } from '../../../renderer/review/review-types'
import { page, side } from './sides'

const ofSite = (comparison: Comparison, kind: Change['kind']) =>
  comparison.site.filter(change => change.kind === kind).map(({ subject, before, after }) => [subject, before, after])

describe('what belongs to no page', () => {
  test('pages that are new, gone and moved', () => {
    const before = side({ 'a/index.html': page('a'), 'b/index.html': page('b') })
    const rules = { base: '/', redirects: [{ from: '/b/', to: '/c/' }] }
    const after = side({ 'c/index.html': page('b'), 'd/index.html': page('d') }, { 'host-rules.json': rules })
    const found = compareSites(before, after)
    expect(found.added.map(({ url }) => url)).toEqual(['/d/'])
    expect(found.gone.map(({ url }) => url)).toEqual(['/a/'])
    expect(found.moved).toEqual([{ from: '/b/', to: '/c/' }])
    expect(ofSite(found, 'lost-address')).toEqual([['/a/', '/a/', '']])
    expect(ofSite(found, 'redirect')).toEqual([['/b/', '', '/c/']])
  })

  test('entries of feeds and of the sitemap, field by field', () => {
    const feed = (title: string) => `<feed><title>Tea</title><entry><id>1</id><title>${title}</title></entry></feed>`
    const map = (url: string) => `<urlset><url><loc>${url}</loc></url></urlset>`
    const before = side({ 'atom.xml': feed('A'), 'sitemap.xml': map('/a/') })
    const found = compareSites(before, side({ 'atom.xml': feed('B'), 'sitemap.xml': map('/b/') }))
    expect(ofSite(found, 'feed')).toEqual([['atom.xml: 1 title', 'A', 'B']])
    expect(ofSite(found, 'sitemap')).toEqual([
      ['sitemap.xml', '/a/', ''],
      ['sitemap.xml', '', '/b/'],
    ])
  })

  test('what appears and goes by the clock', () => {
    const change = { at: '2026-12-01T09:00:00.000Z', file: 'content/a.mdx', becomes: 'published' }
    const after = side({}, { 'next-change.json': { next: change.at, changes: [change] } })
    expect(ofSite(compareSites(side({}), after), 'clock')).toEqual([['content/a.mdx appears', '', change.at]])
  })

  test('issues that are new and solved; a shifted line is neither', () => {
    const issue = (message: string, line: number) => ({
      file: 'a.mdx',
      line,
      column: 1,
      end: { line, column: 2 },
      code: 'body-link' as const,
      severity: 'warning' as const,
      message,
      hint: '',
    })
    const before = side({}, {}, { issues: [issue('One is in b.mdx:2.', 1), issue('Two.', 2)] })
    const after = side({}, {}, { issues: [issue('One is in b.mdx:5.', 7), issue('Three.', 3)] })
    expect(ofSite(compareSites(before, after), 'issue')).toEqual([
      ['content', 'Two. (a.mdx:2)', ''],
      ['content', '', 'Three. (a.mdx:3)'],
    ])
  })

  test('scripts by their text, not by their names', () => {
    const script = (name: string, text: string) => side({ [`assets/${name}`]: text })
    const same = compareSites(
      script('menu.aaaaaaaa.js', 'import"./x.cccccccc.js"'),
      script('menu.bbbbbbbb.js', 'import"./x.dddddddd.js"'),
    )
    expect(same.site).toEqual([])
    const found = compareSites(script('menu.aaaaaaaa.js', 'open()'), script('menu.bbbbbbbb.js', 'close()'))
    expect(ofSite(found, 'script')).toEqual([['assets/menu.js', '6 bytes', '7 bytes']])
  })

  test('scripts by the names that the build gave them, where files of all have one name', () => {
    const chunk = (hash: string, text: string) => {
      const files = { [`assets/chunk-${hash}.js`]: text, 'assets/chunk-00000000.js': 'same()' }
      return side(files, { 'assets.json': { a: { file: `assets/chunk-${hash}.js`, name: 'DayDial' } } })
    }
    const found = compareSites(chunk('aaaaaaaa', 'one()'), chunk('bbbbbbbb', 'two()()'))
    expect(ofSite(found, 'script')).toEqual([['DayDial', '5 bytes', '7 bytes']])
  })

  test('other files by their sizes', () => {
    const found = compareSites(side({ 'robots.txt': 'A' }), side({ 'robots.txt': 'AB', 'new.pdf': 'C' }))
    expect(ofSite(found, 'file')).toEqual([
      ['robots.txt', '1 byte', '2 bytes'],
      ['new.pdf', '', '1 byte'],
    ])
  })
})
