import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { severities } from '../../renderer/engine/diagnostics/issue'
import { fixtureSite } from '../workspace'

test('each broken file is told where it is wrong, what is wrong and how to mend it', async () => {
  const { text, site, issues } = await fixtureSite('broken-site')
  const expected = readFileSync(new URL('../fixtures/broken-site/issues.txt', import.meta.url), 'utf8')
  expect(`${text}\n`).toBe(expected)
  expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(Object.keys(severities)))
  // Files without errors are not lost among those with some; a warning keeps nothing back.
  const slugs = site.blog.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(['also-whole', 'whole', 'title-length', 'word-praise']))
  expect(slugs).not.toContain('link-unknown')
})
