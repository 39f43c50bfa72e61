import { readFileSync, writeFileSync } from 'node:fs'
import { expect, origin, shareDevServer, test, wasReloaded } from '../../e2e/dev/dev-server'
import { card, shareEditServer } from '../../e2e/edit/edit-page'
import { build } from '../../project-copy'

const { inCopy, open, start, stop, editPage } = shareEditServer(shareDevServer())
const file = 'renderer/site/styles/base/prose.css'
const rule = '\n.prose { outline: 3px solid red; }\n'
const unknown = '\n.prose { width: theme(layout.nope); }\n'

test('a build whose styles use an unknown token fails, and names file and line', () => {
  const text = readFileSync(inCopy(file), 'utf8')
  writeFileSync(inCopy(file), text + unknown)
  const { ok, text: printed } = build(inCopy(''))
  writeFileSync(inCopy(file), text)
  expect(ok).toBe(false)
  expect(printed).toContain(`${file}:${text.split('\n').length + 1}: There is no token "layout.nope".`)
})

test('the dev server applies a saved style sheet without a reload, and recovers from an unknown token', async ({
  page,
}) => {
  const text = readFileSync(inCopy(file), 'utf8')
  await open(page, '/privacy-policy/')
  const prose = page.locator('.prose').first()

  writeFileSync(inCopy(file), text + rule)
  await expect(prose).toHaveCSS('outline-style', 'solid')
  writeFileSync(inCopy(file), text + unknown)
  await expect(page.locator('vite-error-overlay')).toContainText(`${file}:`)
  writeFileSync(inCopy(file), text)
  await expect(prose).toHaveCSS('outline-style', 'none')
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

test('the first page of a server has its styles before any script', async ({ page }) => {
  await stop()
  await start()
  await page.route('**/+client.ts*', route => route.abort())
  await page.goto(`${origin}/refund-policy/`)
  expect(await page.locator('h1').evaluate(title => getComputedStyle(title).fontFamily)).toContain('Workings Display')
  await expect(page.locator('#header')).toBeVisible()
  expect(await page.locator('body').evaluate(body => getComputedStyle(body).display)).toBe('flex')
})

test('the guide, which this site renders as its pages, shows where a component fails, and comes back when it is corrected', async ({
  page,
}) => {
  const component = 'renderer/site/components/Note.tsx'
  const source = readFileSync(inCopy(component), 'utf8')
  writeFileSync(inCopy(component), source.replace('{children}', '{children.name.first}'))
  await page.goto(`${origin}/_guide/components/`)
  await expect(page.locator('problem-overlay')).toContainText(`${component}:`)
  writeFileSync(inCopy(component), source)
  await expect(page.locator('#Note')).toBeVisible()
})

test('what can be inserted is in groups, and each component is shown as it looks', async ({ page }) => {
  await editPage(page, '/blog/test-ai-vendor-claims/')
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await card(page).getByRole('button', { name: 'Insert below' }).click()
  const groups = card(page).locator('.insert-groups > section')
  await expect(groups.first().getByRole('heading')).toHaveText('Writing')
  expect(await groups.count()).toBeGreaterThan(5)
  const previews = card(page).locator('.preview')
  const names = await previews.evaluateAll(all => all.map(each => (each as HTMLElement).dataset.component ?? ''))
  expect(names.length).toBeGreaterThan(50)
  // Each is rendered once it comes into sight.
  const empty: string[] = []
  for (const name of names) {
    const preview = card(page).locator(`.preview[data-component="${name}"]`)
    await preview.scrollIntoViewIfNeeded()
    await expect(preview.locator('.example')).toBeAttached()
    const { width, height } = await preview.evaluate(each => each.getBoundingClientRect())
    if (width < 40 || height < 10) empty.push(`${name} ${width} × ${height}`)
  }
  expect(empty).toEqual([])
  // What is found keeps its picture.
  await card(page).getByRole('searchbox').fill('note')
  await expect(card(page).locator('.preview[data-component="Note"] .example')).toBeVisible()
})

test('the texts of the phone’s menu are edited while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await editPage(page, '/refund-policy/')
  await page.locator('header details > summary', { hasText: 'Menu' }).click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.locator('header nav[aria-label="Menu"] a', { hasText: 'Training' }).click()
  await expect(card(page).getByRole('textbox')).toBeFocused()
  await expect(card(page).getByRole('textbox')).toHaveValue('Training')
})
