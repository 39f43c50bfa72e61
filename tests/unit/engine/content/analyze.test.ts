import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatIssue } from '../../../../renderer/engine/base/diagnostics/issue'
import { createFileAnalyzer } from '../../../../renderer/engine/content/analyze'
import { site } from '../../../../renderer/site/index'
import { isInside } from '../../../factories/issues'
import { oddFiles, runsOf } from '../../../factories/texts/random-texts'

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
