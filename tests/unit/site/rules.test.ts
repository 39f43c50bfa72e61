import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatIssue } from '../../../renderer/engine/base/diagnostics/issue'
import { projectRoot } from '../../factories/root'
import { loadOwn } from './own-site'

const textOf = (name: string) => readFileSync(join(projectRoot, 'tests/fixtures/site-rules', name), 'utf8')

/** The issues of a code in a file, as a writer reads them. */
async function issuesOf(code: string, file: string): Promise<string> {
  const { issues } = await loadOwn({ [file]: textOf(`${code}.mdx`) })
  return issues
    .filter(issue => issue.code === code)
    .map(formatIssue)
    .join('\n\n')
}

test('figures of one product for one thing are the same', async () => {
  expect(
    await issuesOf('claim-differs', 'products/claim-differs.mdx'),
  ).toBe(`content/products/claim-differs.mdx:12:5  features.0  claim-differs  warning
  "Counts in 20+ languages" here is "30+ languages" in content/products/claim-differs.mdx:20.
  Give one figure in both places, or say with each of what it is: "1 hour for one video", "48 hours for ten videos".

content/products/claim-differs.mdx:17:5  benefits.1  claim-differs  warning
  "90% faster" here is "80% faster" in content/products/claim-differs.mdx:22.
  Give one figure in both places, or say with each of what it is: "1 hour for one video", "48 hours for ten videos".

content/products/claim-differs.mdx:31:9  price.menu  claim-differs  warning
  "$97/month" here is "$47/month" in content/products/claim-differs.mdx:30.
  Give one figure in both places, or say with each of what it is: "1 hour for one video", "48 hours for ten videos".`)
})

test('a reading time is that of the text', async () => {
  expect(
    await issuesOf('read-time', 'blog/read-time.mdx'),
  ).toBe(`content/blog/read-time.mdx:8:11  readTime  read-time  warning
  "9 min read" is not how long the text takes: it has 720 words.
  Remove the line: without it, pages show "4 min read".`)
})
