import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { accessibility } from '../../verify/pages/axe'
import { nameElements } from '../../verify/pages/name-element'
import { type Row, reportPage } from '../../verify/report'
import { withSource } from '../../verify/source'

const root = join(import.meta.dirname, '../../..')
const address = '/blog/team-ai-rollout-plan/'
const file = 'content/blog/team-ai-rollout-plan.mdx'

test('a check reports the page, the element and the line of the content', async ({ page, browser }) => {
  await nameElements(page)
  await page.goto(address)
  // A fault in the last paragraph of the text, and one in a field of the frontmatter.
  const spoilt = await page.evaluate(() => {
    const parts = [[...document.querySelectorAll('.prose > p')].at(-1), document.querySelector('h1')]
    for (const part of parts) part?.setAttribute('lang', 'no language')
    return parts.map(part => part?.lastChild?.textContent?.trim() ?? '')
  })
  const found = await accessibility.inspect({ page, address, origin: '', browser })
  const told = found.map(finding => withSource(root, finding))
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  for (const words of spoilt) {
    const line = lines.findIndex(line => line.includes(words)) + 1
    expect(line, words).toBeGreaterThan(0)
    expect(told).toContainEqual(
      expect.objectContaining({
        page: address,
        element: expect.stringContaining('lang="no language"'),
        source: `${file}:${line}`,
        message: expect.stringContaining('valid-lang'),
      }),
    )
  }
})

const row: Row = {
  name: 'axe',
  requirement: 'No violation.',
  inspected: 54,
  findings: [],
  isProved: true,
  seconds: 3.2,
}
const finding = {
  page: '/faq/',
  source: 'content/pages/faq.mdx:7',
  element: '<b onclick="x()">',
  message: 'breaks & falls',
}

test('the report lists checks, findings and verdicts, and is accessible', async ({ page }) => {
  const rows: Row[] = [
    row,
    { ...row, name: 'keyboard', findings: [finding] },
    { ...row, name: 'reflow', isProved: false },
    { ...row, name: 'interactions', isReport: true, findings: [finding], figures: { 'open a menu': '24 ms' } },
    {
      ...row,
      name: 'load',
      isReport: true,
      inspected: 0,
      isProved: false,
      figures: { 'not run': 'wrk is not installed' },
    },
  ]
  await page.setContent(reportPage(rows, { commit: 'abc1234' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 of 5 checks do not hold: keyboard, reflow')
  await expect(page.locator('td.verdict')).toHaveText(['holds', 'broken', 'unproved', 'measured', 'not run'])
  await expect(page.getByRole('row', { name: 'keyboard' })).toContainText(
    '/faq/, content/pages/faq.mdx:7: breaks & falls <b onclick="x()">',
  )
  await expect(page.getByText('open a menu')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityFaults(page), colorScheme).toEqual([])
  }
})
