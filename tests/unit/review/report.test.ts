import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compareSites } from '../../../renderer/review/compare/compare-sites'
import { countClasses } from '../../../renderer/review/explain/classes'
import { describePages } from '../../../renderer/review/explain/differing-pages'
import { describeComparison } from '../../../renderer/review/explain/sentences'
import { sampleOf } from '../../../renderer/review/pictures/compare-looks'
import { equalText } from '../../../renderer/review/pictures/equal-text'
import { framesOf } from '../../../renderer/review/pictures/frame'
import { writeComment } from '../../../renderer/review/report/comment'
import { diffLink } from '../../../renderer/review/report/diff-link'
import { clearReport, writeReport } from '../../../renderer/review/report/write-report'
import type { ReviewResult } from '../../../renderer/review/review-result'
import type { Side } from '../../../renderer/review/review-types'
import { page, side } from './sides'

function resultOf(before: Side, after: Side): ReviewResult {
  const comparison = compareSites(before, after)
  return {
    before,
    after,
    comparison,
    ofSite: [],
    notes: [],
    language: 'en',
    pictures: new Map(),
    places: new Map(),
    classes: countClasses(comparison, []),
    pages: describePages(comparison),
    sentences: describeComparison(comparison, [], {}),
  }
}

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const written = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .map(file => readFileSync(join(folder, file), 'utf8'))

describe('the report', () => {
  const hostile = '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;'

  test('shows hostile content as text, under a policy without inline scripts and styles', async () => {
    clearReport(folder)
    const before = side({ 'index.html': page('<p>A.</p>'), 'rss.xml': '<rss/>' })
    const after = side({
      'index.html': page(`<p title="${hostile}">${hostile}</p><h2>${hostile}</h2>`, {
        head: `<title>${hostile}</title>`,
      }),
      'rss.xml': `<rss><item><guid>${hostile}</guid></item></rss>`,
      'x/index.html': page('', { head: `<title>${hostile}</title>` }),
    })
    await writeReport(resultOf(before, after), folder)
    expect(written()).toHaveLength(2)
    for (const html of written()) {
      expect(html).toContain('default-src &#x27;none&#x27;')
      expect(html).not.toContain("'unsafe-inline'")
      expect(html.match(/<script\b[^>]*>/g)).toEqual([expect.stringMatching(/ src="(\.\.\/)?slider\.js"/)])
      expect(html).not.toMatch(/<img src=x|<style|\sstyle=/)
    }
  })

  test('lists each change with its words', async () => {
    clearReport(folder)
    await writeReport(
      resultOf(
        side({ 'index.html': page('<p>Two leaves.</p>') }),
        side({ 'index.html': page('<p>Three leaves.</p>') }),
      ),
      folder,
    )
    const [change = ''] = written().filter(html => html.includes('id="change-1"'))
    expect(change).toContain('<del>Two</del><ins>Three</ins>')
    const data = JSON.parse(readFileSync(join(folder, 'review.json'), 'utf8'))
    expect(data.classes).toEqual({ text: 1 })
    expect(data.groups[0].urls).toEqual(['/'])
  })
})

describe('the comment', () => {
  test('is empty where nothing changes', () => {
    const same = side({ 'index.html': page('') })
    expect(writeComment(resultOf(same, same))).toBe('')
  })

  test('is at most a screen, and all else is behind a click', () => {
    const pages = (text: string) =>
      side(Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`${n}/index.html`, page(`<p>${text} ${n}</p>`)])))
    const lines = writeComment(resultOf(pages('Old'), pages('New'))).split('\n')
    const [from, to] = [lines.indexOf('<details><summary>… and 50 more</summary>'), lines.indexOf('</details>')]
    expect(lines.length - (to - from)).toBeLessThanOrEqual(30)
    expect(lines.slice(from, to).filter(line => line.startsWith('- The text'))).toHaveLength(50)
  })

  test('contains no Markdown, mention or address of the content', () => {
    const after = side({ 'index.html': page('<p>[x](https://evil.example) @everyone &lt;img&gt;</p>') })
    const comment = writeComment(resultOf(side({ 'index.html': page('<p>A b c</p>') }), after))
    expect(comment).toContain('\\[x\\]\\(https&#58;//evil.example\\) &#64;everyone &lt;img&gt;')
  })
})

test('a sample of pages is of as many folders as possible', () => {
  const posts = Array.from({ length: 20 }, (_, n) => `/blog/${n}/`)
  expect(sampleOf([...posts, '/tea/a/', '/tea/b/', '/'])).toEqual([
    ...['/blog/0/', '/tea/a/', '/', '/blog/1/', '/tea/b/', '/blog/2/', '/blog/3/', '/blog/4/'],
  ])
})

test('pages that look the same are not said to be compared all, when some were', () => {
  expect(equalText(8, 53)).toMatch(/^8 of 53 pages with other styles or markup were compared as pictures/)
  expect(equalText(1, 1)).toMatch(/^1 page with other styles or markup was compared as pictures and looks the same\./)
})

test('pictures begin at the first changed block of either version', () => {
  const block = (y: number, height: number) => ({ x: 0, y, width: 100, height })
  expect(framesOf([block(500, 20)], [block(500, 320)])).toEqual({ top: 436, bottom: 884 })
  expect(framesOf([block(500, 20)], [block(600, 20)])).toEqual({ top: 436, bottom: 684 })
  expect(framesOf([], [block(10, 20)])).toEqual({ top: 0, bottom: 240 })
  expect(framesOf([block(500, 20)], [block(5000, 20)])?.top).toBe(436)
  expect(framesOf([], [])).toBeUndefined()
})

test('a line leads to the changed files of the pull request', () => {
  expect(diffLink('https://git.example/a/b/pull/7/', 'content/a.mdx:12')).toMatch(
    /^https:\/\/git\.example\/a\/b\/pull\/7\/files#diff-[0-9a-f]{64}R12$/,
  )
  expect(diffLink('javascript:alert(1)', 'a.mdx:1')).toBeUndefined()
})
