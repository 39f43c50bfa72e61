import { existsSync, readFileSync } from 'node:fs'
import { expect, shareSmallServer, test } from './dev-server'

const { inCopy, read, open, origin } = shareSmallServer()

test('Alt and a click open the source line of a text, a component and a field', async ({ page }) => {
  test.skip(process.platform === 'win32', 'the editor of this test is a shell script')
  await open(page, '/refund-policy/')
  const opened = () => (existsSync(inCopy('opened')) ? readFileSync(inCopy('opened'), 'utf8') : '')
  const lineOf = (words: string) => read('pages/refund-policy.mdx').split(words)[0]?.split('\n').length
  const heading = page.locator('.prose h2').first()
  const firstWords = (await heading.textContent())?.trim().slice(0, 16) ?? ''
  expect(read('pages/refund-policy.mdx')).toContain(firstWords)
  for (const [what, words] of [
    [heading, firstWords],
    [page.locator('.note').first(), '<Note'],
    [page.locator('h1'), (await page.locator('h1').textContent()) ?? ''],
  ] as const) {
    await what.click({ modifiers: ['Alt'], position: { x: 5, y: 5 } })
    // A busy machine takes its time to start an editor.
    await expect.poll(opened, { timeout: 20_000 }).toContain(`pages/refund-policy.mdx ${lineOf(words)} `)
  }
})

test('the guide lists every field and shows working components', async ({ page }) => {
  await page.goto(`${origin()}/_guide/fields/`)
  await expect(page.locator('#in-blog dt code').filter({ hasText: /^excerpt$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Components for texts' }).click()
  await page.waitForURL('**/_guide/components/')
  const figure = page.locator('#Counter x-island')
  await figure.getByRole('button').first().click()
  await expect(figure).toHaveAttribute('awake')
})
