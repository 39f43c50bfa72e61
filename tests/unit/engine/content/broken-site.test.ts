import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentCodes } from '../../../../renderer/engine/base/diagnostics/issue'
import { codesOf } from '../../../factories/issues'
import { projectRoot } from '../../../factories/root'
import { fixtureSite } from '../../../factories/site'

test('each broken file has an issue: where, what is wrong, and what to do', async () => {
  const { text, site, issues } = await fixtureSite('broken-site')
  const expected = readFileSync(join(projectRoot, 'tests/fixtures/broken-site/issues.txt'), 'utf8')
  expect(`${text}\n`).toBe(expected)
  expect(new Set(codesOf(issues))).toEqual(new Set(Object.keys(contentCodes)))
  // Files without errors are not lost among those with some; a warning removes no page.
  const slugs = site.blog.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(['also-whole', 'whole', 'title-length', 'word-praise']))
  expect(slugs).not.toContain('link-unknown')
})
