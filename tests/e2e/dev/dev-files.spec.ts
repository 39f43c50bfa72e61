import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { expect, shareSmallServer, test, wasReloaded } from './dev-server'

const { inCopy, path, read, edit, open } = shareSmallServer()
const address = '/blog/a-first-post/'
const post = 'blog/a-first-post.mdx'

test('pages are updated after the configuration has changed', async ({ page }) => {
  await open(page, address)
  const configuration = inCopy('vite.config.ts')
  writeFileSync(configuration, `${readFileSync(configuration, 'utf8')}\n`)
  // The server restarts, and the page reloads.
  await expect.poll(() => wasReloaded(page).catch(() => false)).toBe(true)
  // It may be loaded a second time, when all that it needs is ready.
  await page.waitForTimeout(3000)
  await open(page, address)
  edit(post, /\s*$/, '\n\nSaid after the configuration had changed.\n')
  await expect(page.getByText('Said after the configuration had changed.')).toBeAttached()
  edit(post, '\n\nSaid after the configuration had changed.', '')
  await expect(page.getByText('Said after the configuration had changed.')).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

test('pages are added, renamed and removed with their files', async ({ page }) => {
  writeFileSync(path('blog/third.mdx'), read(post).replace(/^title: .*/m, 'title: The third post'))
  await open(page, '/blog/third/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The third post')
  renameSync(path('blog/third.mdx'), path('blog/last.mdx'))
  await expect(page.getByText('This page was not found', { exact: true })).toBeVisible()
  await open(page, '/blog/last/')
  await open(page, '/blog/third/', 404)
  renameSync(path('blog/last.mdx'), path('blog/third.mdx'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The third post')
  rmSync(path('blog/third.mdx'))
  await expect(page.getByText('This page was not found', { exact: true })).toBeVisible()
})
