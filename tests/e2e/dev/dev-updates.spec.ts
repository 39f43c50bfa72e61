import { writeFileSync } from 'node:fs'
import { expect as expectSoon } from 'playwright/test'
import { expect, shareSmallServer, test, wasReloaded } from './dev-server'

const { path, read, edit, open } = shareSmallServer()

test('a saved text appears without losing scroll position and island state', async ({ page }) => {
  // So low that the page scrolls.
  await page.setViewportSize({ width: 1280, height: 240 })
  await open(page, '/blog/a-first-post/')
  const counter = page.locator('x-island[name="Counter"]')
  await counter.getByRole('button').click()
  await expect(counter).toHaveAttribute('awake')
  await expect(counter).toContainText('1 of 7')
  const state = await counter.locator('>*').innerHTML()
  await page.evaluate('scrollTo(0, 120)')

  const heading = '## A component in the text\n'
  edit('blog/a-first-post.mdx', heading, `${heading}\nA paragraph that is new.\n\nRead each draft twice.\n`)
  await expect(page.getByText('A paragraph that is new.')).toBeAttached()
  await expect(page.getByText('Read each draft twice.')).toBeAttached()
  expect(await page.evaluate('scrollY')).toBe(120)
  expect(await counter.locator('>*').innerHTML()).toBe(state)
  await expect(counter).toHaveAttribute('awake')
  edit('blog/a-first-post.mdx', '\nA paragraph that is new.\n\nRead each draft twice.\n', '')
  await expect(page.getByText('A paragraph that is new.')).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

test('an island that comes with an edit works', async ({ page }) => {
  await open(page, '/refund-policy/')
  edit('pages/refund-policy.mdx', '## Courses can', '<Counter to={3} />\n\n## Courses can')
  const counter = page.locator('x-island[name="Counter"]')
  // The code that hydrates islands is fetched with the first one.
  await expect(async () => {
    await counter.getByRole('button').click()
    await expectSoon(counter).toHaveAttribute('awake')
  }).toPass()
  edit('pages/refund-policy.mdx', '<Counter to={3} />\n\n', '')
  await expect(counter).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

test('a changed field is updated in what is around pages, and in lists', async ({ page }) => {
  await open(page, '/blog/')
  const before = read('blog/a-second-post.mdx')
  await expect(page.locator('header')).toHaveAttribute('data-newest', 'A second post')
  edit('blog/a-second-post.mdx', /^title: .*$/m, 'title: Vajana')
  await expect(page.locator('header')).toHaveAttribute('data-newest', 'Vajana')
  await expect(page.locator('main').getByText('Vajana').first()).toBeAttached()
  writeFileSync(path('blog/a-second-post.mdx'), before)
  await expect(page.getByText('Vajana')).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})
