import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { ask } from '../../foreign-requests'
import { badge, expect, shareSmallServer, test } from './dev-server'

const { inCopy, edit, open, origin, path } = shareSmallServer()
const component = 'renderer/site/islands/Counter.island.tsx'
const post = 'blog/a-first-post.mdx'
const address = '/blog/a-first-post/'
const overlay = (page: Page) => page.locator('problem-overlay')

function editCode(file: string, what: string, by: string) {
  const source = readFileSync(inCopy(file), 'utf8')
  writeFileSync(inCopy(file), source.replace(what, by))
}

function lineOf(file: string, words: string): number {
  return readFileSync(inCopy(file), 'utf8').split(words)[0]?.split('\n').length ?? 0
}

test('an error of a component shows component, file and line, and goes away when it is corrected', async ({ page }) => {
  await open(page, address)
  editCode(component, '{count} of', '{count.name.first} of')
  await expect(overlay(page)).toContainText(`${component}:${lineOf(component, '{count.name')}:`)
  await expect(overlay(page)).toContainText('<Counter>')
  await expect(overlay(page)).toContainText("Cannot read properties of undefined (reading 'first')")
  // A change that corrects nothing shows the present problems.
  editCode(component, '{count.name.first}', '{count.name.second}')
  await expect(overlay(page)).toContainText("reading 'second'")
  editCode(component, '{count.name.second}', '{count}')
  await expect(page.locator('h1')).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await expect(badge(page)).toContainText('No issues')
})

test('a component that can not be compiled shows file and line, and the open page comes back', async ({ page }) => {
  await open(page, address)
  editCode(component, '{count} of', '{count of')
  await expect(overlay(page)).toContainText(`${component}:`)
  editCode(component, '{count of', '{count} of')
  await expect(page.locator('h1')).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
})

test('the place in the overlay opens the file in the editor at line and column', async ({ page }) => {
  test.skip(process.platform === 'win32', 'the editor of this test is a shell script')
  await open(page, address)
  edit(post, '## A component', '[A link](/nothing-at-all/)\n\n## A component')
  await expect(overlay(page)).toContainText('link-unknown')
  const line = readFileSync(path(post), 'utf8').split('[A link]')[0]?.split('\n').length
  await overlay(page)
    .getByRole('button', { name: `content/${post}:${line}:10` })
    .click()
  const opened = () => (existsSync(inCopy('opened')) ? readFileSync(inCopy('opened'), 'utf8') : '')
  await expect.poll(opened).toContain(`${post} ${line} 10`)
  // Messages for writers name neither parts of the server nor its options.
  await expect(overlay(page)).not.toContainText(/plugin|hmr|vite/i)
  await overlay(page).getByRole('button', { name: 'Close' }).click()
  await expect(overlay(page)).toHaveCount(0)
  edit(post, '[A link](/nothing-at-all/)\n\n', '')
  await expect(badge(page)).toContainText('No issues')
})

test('the report on a page answers for any address', async () => {
  for (const url of ['%', '%25', '//', '/%zz', '\\']) {
    const response = await fetch(`${origin()}/__page?url=${url}`)
    expect(response.status, url).toBe(200)
  }
})

test('an address that is none is refused, and the server goes on', async () => {
  for (const path of ['//', '/\\', '//host/..', '/%00']) {
    const { status, body } = await ask(Number(new URL(origin()).port), { path, headers: {} })
    expect([path, status, body]).toEqual([path, 400, 'This is not the address of a page or file.\n'])
  }
  expect((await fetch(`${origin()}/blog/`)).status).toBe(200)
})
