import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as expectSoon, test } from 'playwright/test'
import { build, copyProject, removeCopy, serve, stop } from '../../project-copy'

const expect = expectSoon.configure({ timeout: 20_000 })

const port = 4193
const file = 'renderer/site/styles/base/prose.css'
const rule = '\n.prose { outline: 3px solid red; }\n'
const unknown = '\n.prose { width: theme(layout.nope); }\n'
let root = ''
let server: ChildProcess | undefined

test.describe.configure({ mode: 'default', timeout: 120_000 })

test.beforeAll(() => {
  root = copyProject()
})
test.afterAll(async () => {
  await stop(server)
  removeCopy(root)
})

test('a build whose styles use an unknown token fails, and names file and line', () => {
  const text = readFileSync(join(root, file), 'utf8')
  writeFileSync(join(root, file), text + unknown)
  const { ok, text: printed } = build(root)
  writeFileSync(join(root, file), text)
  expect(ok).toBe(false)
  expect(printed).toContain(`${file}:${text.split('\n').length + 1}: There is no token "layout.nope".`)
})

test('the dev server applies a saved style sheet without a reload, and recovers from an unknown token', async ({
  page,
}) => {
  const text = readFileSync(join(root, file), 'utf8')
  ;({ server } = await serve(root, port))
  await page.goto(`http://localhost:${port}/privacy-policy/`)
  await page.locator('page-badge summary').waitFor({ state: 'attached' })
  await page.evaluate('window.mark = true')
  const prose = page.locator('.prose').first()

  writeFileSync(join(root, file), text + rule)
  await expect(prose).toHaveCSS('outline-style', 'solid')
  writeFileSync(join(root, file), text + unknown)
  await expect(page.locator('vite-error-overlay')).toContainText(`${file}:`)
  writeFileSync(join(root, file), text)
  await expect(prose).toHaveCSS('outline-style', 'none')
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  expect(await page.evaluate('window.mark')).toBe(true)
})
