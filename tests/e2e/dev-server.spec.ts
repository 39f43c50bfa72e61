import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as expectSoon, type Page, test } from 'playwright/test'
import { copyProject, removeCopy, serve, stop } from '../project-copy'

// A busy machine may take its time: what is asked here is what happens, not how soon.
const expect = expectSoon.configure({ timeout: 20_000 })

const port = 4181
const origin = `http://localhost:${port}`
let root = ''
let server: ChildProcess | undefined
let said = () => ''

const path = (file: string) => join(root, 'content', file)
const read = (file: string) => readFileSync(path(file), 'utf8')
const edit = (file: string, what: string | RegExp, by: string) =>
  writeFileSync(path(file), read(file).replace(what, by))

/** Opens a page as a writer does, and waits until it follows the files. A mark tells whether it was loaded anew. */
async function open(page: Page, address: string, status = 200) {
  await expect(async () => expect((await page.goto(origin + address))?.status()).toBe(status)).toPass()
  await badge(page).waitFor({ state: 'attached' })
  await page.evaluate('window.mark = true')
}
const badge = (page: Page) => page.locator('page-badge summary')
const wasReloaded = async (page: Page) => (await page.evaluate('window.mark')) !== true

// All of it happens on one server and one copy of the content, so the tests take turns.
test.describe.configure({ mode: 'default', timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  root = copyProject()
  // Instead of an editor: what it would have been told to open.
  process.env.LAUNCH_EDITOR = join(root, 'editor')
  writeFileSync(join(root, 'editor'), `#!/bin/sh\necho "$@" > ${join(root, 'opened')}\n`, { mode: 0o755 })
  ;({ server, said } = await serve(root, port))
})
test.afterAll(async () => {
  await stop(server)
  removeCopy(root)
})

test('the first page after a cold start has its styles before any script', async ({ page }) => {
  await page.route('**/+client.ts*', route => route.abort())
  await page.goto(`${origin}/refund-policy/`)
  expect(await page.locator('h1').evaluate(title => getComputedStyle(title).fontFamily)).toContain('Workings Display')
  await expect(page.locator('#header')).toBeVisible()
  expect(await page.locator('body').evaluate(body => getComputedStyle(body).display)).toBe('flex')
})

test('a saved text appears without losing scroll position and island state', async ({ page }) => {
  await open(page, '/products/draftemail/')
  const figure = page.locator('x-island[name="DictatedMail"]')
  const control = figure.locator('button[aria-pressed="false"], input[type=radio]:not(:checked)').first()
  await control.click()
  await expect(figure).toHaveAttribute('awake')
  const state = await figure.locator('>*').innerHTML()
  await page.evaluate('scrollTo(0, 1200)')

  edit(
    'products/draftemail.mdx',
    'Check every draft the same way.',
    'A paragraph that is new.\n\nRead each draft twice.',
  )
  await expect(page.getByText('A paragraph that is new.')).toBeAttached()
  await expect(page.getByText('Read each draft twice.')).toBeAttached()
  expect(await page.evaluate('scrollY')).toBe(1200)
  expect(await figure.locator('>*').innerHTML()).toBe(state)
  await expect(figure).toHaveAttribute('awake')
  edit('products/draftemail.mdx', 'A paragraph that is new.\n\n', '')
  await expect(page.getByText('A paragraph that is new.')).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

test('an island that comes with an edit works', async ({ page }) => {
  await open(page, '/refund-policy/')
  edit('legal/refund-policy.mdx', '## Courses can', '<DictatedMail />\n\n## Courses can')
  const figure = page.locator('x-island[name="DictatedMail"]')
  // What wakes islands is fetched with the first one.
  await expect(async () => {
    await figure.locator('button[aria-pressed="false"], input[type=radio]:not(:checked)').first().click()
    await expectSoon(figure).toHaveAttribute('awake')
  }).toPass()
  edit('legal/refund-policy.mdx', '<DictatedMail />\n\n', '')
  await expect(figure).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

test('a changed field is updated in menus and lists', async ({ page }) => {
  await open(page, '/products/')
  const before = read('products/vaja.mdx')
  edit('products/vaja.mdx', /^name: .*$/m, 'name: Vajana')
  await expect(page.locator('header').getByText('Vajana').first()).toBeAttached()
  await expect(page.locator('main').getByText('Vajana').first()).toBeAttached()
  writeFileSync(path('products/vaja.mdx'), before)
  await expect(page.getByText('Vajana')).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

test('a content error shows in an overlay until it is fixed', async ({ page }) => {
  await open(page, '/refund-policy/')
  const overlay = page.locator('vite-error-overlay')
  edit('legal/refund-policy.mdx', 'lastUpdated: 2024-10-10', 'lastUpdated: 2024-13-01')
  await expect(overlay).toContainText('is not a day in the calendar.')
  await expect(overlay).toContainText('content/legal/refund-policy.mdx')
  await expect(page.getByText('October 10, 2024')).toBeAttached()
  await expect(badge(page)).toContainText('1 issue')

  await open(page, '/products/vaja/')
  await expect(overlay).toContainText('is not a day in the calendar.')
  edit('legal/refund-policy.mdx', '2024-13-01', '2024-12-01')
  await expect(overlay).toHaveCount(0)
  await open(page, '/refund-policy/')
  await expect(page.getByText('December 1, 2024')).toBeVisible()
})

test('a wrong component prop shows in an overlay on its page until it is fixed', async ({ page }) => {
  await open(page, '/refund-policy/')
  const overlay = page.locator('vite-error-overlay')
  edit('legal/refund-policy.mdx', '## Courses can', '<Note tone="loud">Read this.</Note>\n\n## Courses can')
  await expect(page.getByText('Read this.')).toBeAttached()
  await expect(overlay).toContainText('prop-unknown')
  await expect(overlay).toContainText('<Note> has no "tone".')
  await expect(badge(page)).toContainText('1 issue')
  expect(said()).toMatch(
    /content\/legal\/refund-policy\.mdx:\d+:7 {2}Note\.tone {2}prop-unknown\n {2}<Note> has no "tone"/,
  )

  // Another page tells of it too, and what is mended there is told here.
  await open(page, '/products/vaja/')
  await expect(overlay).toContainText('prop-unknown')
  edit('legal/refund-policy.mdx', ' tone="loud"', '')
  await expect(overlay).toHaveCount(0)
  await expect.poll(said).toContain('No errors in content any more.')
  edit('legal/refund-policy.mdx', '<Note>Read this.</Note>\n\n', '')
  await open(page, '/refund-policy/')
  await expect(badge(page)).toContainText('No issues')
  expect(await overlay.count()).toBe(0)
})

test('a missing picture shows in an overlay until the file exists', async ({ page }) => {
  await open(page, '/refund-policy/')
  const overlay = page.locator('vite-error-overlay')
  edit('legal/refund-policy.mdx', '## Courses can', '![A plan](/media/drawing.webp)\n\n## Courses can')
  await expect(overlay).toContainText('There is no file content/media/drawing.webp.')
  cpSync(path('media/plan.webp'), path('media/drawing.webp'))
  await expect(overlay).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'A plan' })).toBeVisible()
  edit('legal/refund-policy.mdx', '![A plan](/media/drawing.webp)\n\n', '')
  await expect(page.getByRole('img', { name: 'A plan' })).toHaveCount(0)
  rmSync(path('media/drawing.webp'))
})

test('a draft and links to it are marked', async ({ page }) => {
  await open(page, '/refund-policy/')
  edit('legal/refund-policy.mdx', /^title:/m, 'draft: true\ntitle:')
  await expect(badge(page)).toContainText('Draft: no part of the built site')
  edit('legal/refund-policy.mdx', 'draft: true', 'publishAt: 2999-01-01T00:00Z')
  await expect(badge(page)).toContainText('Published from 2999-01-01T00:00Z')
  edit('legal/refund-policy.mdx', 'publishAt: 2999-01-01T00:00Z\n', '')
  await expect(badge(page)).not.toContainText('Published')
  await expect(badge(page)).toContainText('KiB')
})

test('Alt and a click open the source line of a text, a component and a field', async ({ page }) => {
  test.skip(process.platform === 'win32', 'the editor of this test is a shell script')
  await open(page, '/products/draftemail/')
  const opened = () => (existsSync(join(root, 'opened')) ? readFileSync(join(root, 'opened'), 'utf8') : '')
  const lineOf = (words: string) => read('products/draftemail.mdx').split(words)[0]?.split('\n').length
  for (const [what, words] of [
    [page.locator('.prose > p').first(), 'Most executives know'],
    [page.getByLabel('Worked example: A delayed delivery'), '<Worked'],
    [page.locator('h1'), (await page.locator('h1').textContent()) ?? ''],
  ] as const) {
    await what.click({ modifiers: ['Alt'], position: { x: 5, y: 5 } })
    // A busy machine takes its time to start an editor.
    await expect.poll(opened, { timeout: 20_000 }).toContain(`products/draftemail.mdx ${lineOf(words)} `)
  }
})

test('pages are updated after the configuration has changed', async ({ page }) => {
  await open(page, '/refund-policy/')
  const configuration = join(root, 'vite.config.ts')
  writeFileSync(configuration, `${readFileSync(configuration, 'utf8')}\n`)
  // The server begins anew, and with it the page.
  await expect.poll(() => wasReloaded(page).catch(() => false)).toBe(true)
  // It may be loaded a second time, when all that it needs is ready.
  await page.waitForTimeout(3000)
  await open(page, '/refund-policy/')
  edit('legal/refund-policy.mdx', /\s*$/, '\n\nSaid after the configuration had changed.\n')
  await expect(page.getByText('Said after the configuration had changed.')).toBeAttached()
  edit('legal/refund-policy.mdx', '\n\nSaid after the configuration had changed.', '')
  await expect(page.getByText('Said after the configuration had changed.')).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

test('the guide lists every field and shows working components', async ({ page }) => {
  await page.goto(`${origin}/_guide/`)
  await expect(page.locator('#in-blog dt code').filter({ hasText: /^relatedPosts$/ })).toBeVisible()
  const figure = page.locator('#DictatedMail x-island')
  await figure.locator('button[aria-pressed="false"], input[type=radio]:not(:checked)').first().click()
  await expect(figure).toHaveAttribute('awake')
})

test('pages are added, renamed and removed with their files', async ({ page }) => {
  const imprint = read('legal/termsofservice.mdx').replace(/^title: .*/m, 'title: Imprint')
  writeFileSync(path('legal/imprint.mdx'), imprint)
  await open(page, '/imprint/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint')
  renameSync(path('legal/imprint.mdx'), path('legal/publisher.mdx'))
  await expect(page.getByText('This page was not found.')).toBeVisible()
  await open(page, '/publisher/')
  await open(page, '/imprint/', 404)
  renameSync(path('legal/publisher.mdx'), path('legal/imprint.mdx'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint')
  rmSync(path('legal/imprint.mdx'))
  await expect(page.getByText('This page was not found.')).toBeVisible()
})
