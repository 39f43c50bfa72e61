import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { describe, openPage } from '../run-check'
import { accessibility } from './axe'

const address = '/blog/team-ai-rollout-plan/'
const file = 'content/blog/team-ai-rollout-plan.mdx'

test('a check reports the page, the element and the line of the content', async ({ browser, baseURL }) => {
  const origin = `${baseURL}`
  const page = await openPage(browser, origin, address)
  // A fault in the last paragraph of the text, and one in a field of the frontmatter.
  const spoiled = await page.evaluate(() => {
    const parts = [[...document.querySelectorAll('.prose > p')].at(-1), document.querySelector('h1')]
    for (const part of parts) part?.setAttribute('lang', 'no language')
    return parts.map(part => part?.lastChild?.textContent?.trim() ?? '')
  })
  const reported = (await accessibility.inspect({ page, address, origin, browser })).map(describe)
  await page.context().close()
  const lines = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').split('\n')
  for (const words of spoiled) {
    const line = lines.findIndex(line => line.includes(words)) + 1
    expect(line, words).toBeGreaterThan(0)
    expect(reported.filter(each => each.startsWith(`${address}, ${file}:${line}: `))).toContainEqual(
      expect.stringMatching(/valid-lang.* <.*lang="no language"/s),
    )
  }
})
