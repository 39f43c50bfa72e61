import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatIssue } from '../../../../renderer/engine/base/diagnostics/issue'
import { createFileAnalyzer, toDocument } from '../../../../renderer/engine/content/analyze'
import { page } from '../../../factories/content-files'
import { entry } from '../../../factories/documents'
import { isInside } from '../../../factories/issues'
import { oddFiles, runsOf } from '../../../factories/texts/random-texts'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const analyze = createFileAnalyzer(site)

test('any file can be analyzed, and every position is inside it', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(oddFiles, source => {
      const { issues, body } = analyze({ file: 'content/blog/one.mdx', source }).analysis
      for (const issue of issues)
        for (const range of issue.fix ? [issue, issue.fix] : [issue])
          expect(isInside(source, range), `${formatIssue(issue)} ${JSON.stringify(range)}`).toBe(true)
      for (const { start, end } of body.links) expect(start >= 0 && end >= start && end <= source.length).toBe(true)
    }),
    runsOf(200, 5),
  )
})

test('no syntax tree is taken from a cached analysis, which others may have written', () => {
  const found = entry(page(), 'content/pages/one.mdx')
  const { analysis, tree } = createFileAnalyzer(site)(found)
  expect(tree).toBeDefined()
  const planted = { ...analysis, tree: { type: 'root', children: [] } }
  expect(toDocument(found, { analysis: planted }).tree).toBeUndefined()
})
