import { readFileSync, writeFileSync } from 'node:fs'
import { expect, origin, shareDevServer, test, wasReloaded } from '../../e2e/dev/dev-server'
import { build } from '../../project-copy'

const { inCopy, open, start, stop } = shareDevServer()
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
