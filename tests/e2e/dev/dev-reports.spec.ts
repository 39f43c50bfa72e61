import { cpSync, rmSync } from 'node:fs'
import { badge, expect, shareSmallServer, test } from './dev-server'

const { path, edit, open, said } = shareSmallServer()

test('a content error shows in an overlay until it is fixed', async ({ page }) => {
  await open(page, '/blog/a-first-post/')
  const overlay = page.locator('problem-overlay')
  edit('blog/a-first-post.mdx', 'date: 2026-01-12', 'date: 2026-13-01')
  await expect(overlay).toContainText('is not a day in the calendar.')
  await expect(overlay).toContainText('content/blog/a-first-post.mdx')
  await expect(page.getByText('2026-01-12')).toBeAttached()
  await expect(badge(page)).toContainText('1 issue')

  await open(page, '/blog/a-second-post/')
  await expect(overlay).toContainText('is not a day in the calendar.')
  edit('blog/a-first-post.mdx', '2026-13-01', '2026-01-11')
  await expect(overlay).toHaveCount(0)
  await open(page, '/blog/a-first-post/')
  await expect(page.getByText('2026-01-11')).toBeVisible()
})

test('a wrong component prop shows in an overlay on its page until it is fixed', async ({ page }) => {
  await open(page, '/refund-policy/')
  const overlay = page.locator('problem-overlay')
  edit('pages/refund-policy.mdx', '## Courses can', '<Note tone="loud">Read this.</Note>\n\n## Courses can')
  await expect(overlay).toContainText('prop-unknown')
  await expect(overlay).toContainText('<Note> has no "tone".')
  await expect(badge(page)).toContainText('1 issue')
  expect(said()).toMatch(
    /content\/pages\/refund-policy\.mdx:\d+:7 {2}Note\.tone {2}prop-unknown\n {2}<Note> has no "tone"/,
  )

  // Another page reports it too, and this page shows that it was fixed there.
  await open(page, '/termsofservice/')
  await expect(overlay).toContainText('prop-unknown')
  edit('pages/refund-policy.mdx', ' tone="loud"', '')
  await expect(overlay).toHaveCount(0)
  await expect.poll(said).toContain('No errors in content any more.')
  await open(page, '/refund-policy/')
  await expect(page.getByText('Read this.')).toBeAttached()
  edit('pages/refund-policy.mdx', '<Note>Read this.</Note>\n\n', '')
  await expect(page.getByText('Read this.')).toHaveCount(0)
  await expect(badge(page)).toContainText('No issues')
  expect(await overlay.count()).toBe(0)
})

test('a missing picture shows in an overlay until the file exists', async ({ page }) => {
  await open(page, '/refund-policy/')
  const overlay = page.locator('problem-overlay')
  edit('pages/refund-policy.mdx', '## Courses can', '![A plan](/media/drawing.webp)\n\n## Courses can')
  await expect(overlay).toContainText('There is no file content/media/drawing.webp.')
  cpSync(path('media/plan.webp'), path('media/drawing.webp'))
  await expect(overlay).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'A plan' })).toBeVisible()
  edit('pages/refund-policy.mdx', '![A plan](/media/drawing.webp)\n\n', '')
  await expect(page.getByRole('img', { name: 'A plan' })).toHaveCount(0)
  rmSync(path('media/drawing.webp'))
})

test('a draft and links to it are marked', async ({ page }) => {
  await open(page, '/refund-policy/')
  edit('pages/refund-policy.mdx', /^title:/m, 'draft: true\ntitle:')
  await expect(badge(page)).toContainText('Draft: no part of the built site')
  edit('pages/refund-policy.mdx', 'draft: true', 'publishAt: 2999-01-01T00:00Z')
  await expect(badge(page)).toContainText('Published from 2999-01-01T00:00Z')
  edit('pages/refund-policy.mdx', 'publishAt: 2999-01-01T00:00Z\n', '')
  await expect(badge(page)).not.toContainText('Published')
  await expect(badge(page)).toContainText('No issues')
})
