import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { accessibilityFaults } from '../../accessibility'
import { expect, origin, shareDevServer, test } from './dev-server'

const { inCopy, read, open } = shareDevServer()

test('Alt and a click open the source line of a text, a component and a field', async ({ page }) => {
  test.skip(process.platform === 'win32', 'the editor of this test is a shell script')
  await open(page, '/products/draftemail/')
  const opened = () => (existsSync(inCopy('opened')) ? readFileSync(inCopy('opened'), 'utf8') : '')
  const lineOf = (words: string) => read('products/draftemail.mdx').split(words)[0]?.split('\n').length
  const heading = page.locator('.prose h2').first()
  const firstWords = (await heading.textContent())?.trim().slice(0, 16) ?? ''
  expect(read('products/draftemail.mdx')).toContain(firstWords)
  for (const [what, words] of [
    [heading, firstWords],
    [page.locator('.sample').first(), '<Sample'],
    [page.locator('h1'), (await page.locator('h1').textContent()) ?? ''],
  ] as const) {
    await what.click({ modifiers: ['Alt'], position: { x: 5, y: 5 } })
    // A busy machine takes its time to start an editor.
    await expect.poll(opened, { timeout: 20_000 }).toContain(`products/draftemail.mdx ${lineOf(words)} `)
  }
})

test('the guide lists every field and shows working components', async ({ page }) => {
  await page.goto(`${origin}/_guide/fields/`)
  await expect(page.locator('#in-blog dt code').filter({ hasText: /^relatedPosts$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Components for texts' }).click()
  await page.waitForURL('**/_guide/components/')
  const figure = page.locator('#DictatedMail x-island')
  await figure.locator('button[aria-pressed="false"], input[type=radio]:not(:checked)').first().click()
  await expect(figure).toHaveAttribute('awake')
})

test('the guide shows where a component fails, and comes back when it is corrected', async ({ page }) => {
  const component = 'renderer/site/components/Note.tsx'
  const source = readFileSync(inCopy(component), 'utf8')
  writeFileSync(inCopy(component), source.replace('{children}', '{children.name.first}'))
  await page.goto(`${origin}/_guide/components/`)
  await expect(page.locator('problem-overlay')).toContainText(`${component}:`)
  writeFileSync(inCopy(component), source)
  await expect(page.locator('#Note')).toBeVisible()
})

test('code is copied without numbers, marks and removed lines; long lines scroll in their box', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${origin}/_guide/markdown/`)
  const copyFrom = async (section: string) => {
    const box = page.locator(section).locator('[data-code]').first()
    // On a cold server the first click can come before the script.
    await expect(async () => {
      await box.getByRole('button', { name: 'Copy' }).click()
      await expect(box.getByRole('status')).toHaveText(/^Copied\s*$/, { timeout: 2000 })
    }).toPass()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copyFrom('#lines-that-were-added-removed-or-marked')).toBe('npm ci\nnpm test')
  expect(await copyFrom('#code-with-a-caption-and-marked-lines')).toBe(
    '{\n  "scripts": {\n    "start": "node start.js"\n  }\n}',
  )
  const code = page.getByRole('group', { name: 'Code in JSON: package.json' })
  await code.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await accessibilityFaults(page, '#code-with-a-caption-and-marked-lines')).toEqual([])
})
