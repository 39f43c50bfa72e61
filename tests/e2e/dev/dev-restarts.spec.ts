import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { commandLine } from '../../project-copy'
import { badge, expect, shareSmallServer, test } from './dev-server'

const { inCopy, read, edit, open, origin, said, start, stop } = shareSmallServer()
const address = '/blog/a-first-post/'
const post = 'blog/a-first-post.mdx'

function editCode(file: string, what: string, by: string) {
  writeFileSync(inCopy(file), readFileSync(inCopy(file), 'utf8').replace(what, by))
}

function add(file: string, text: string) {
  mkdirSync(dirname(inCopy(file)), { recursive: true })
  writeFileSync(inCopy(file), text)
}

test('a new component is followed, on the open page too', async ({ page }) => {
  await open(page, address)
  add(
    'renderer/site/components/Hello.tsx',
    `export interface HelloProps {
  /**
   * Whom it greets.
   * @example Anna
   */
  name: string
}

/** Greets somebody. */
export function Hello({ name }: HelloProps) {
  return <p>Good morning, {name}!</p>
}
`,
  )
  editCode('renderer/site/components/components.ts', 'import', "import { Hello } from './Hello'\nimport")
  editCode('renderer/site/components/components.ts', ', PostList }', ', PostList, Hello }')
  editCode('renderer/site/components/names.ts', "'PostList']", "'PostList', 'Hello']")
  edit(post, '## A component', '<Hello name="Anna" />\n\n## A component')
  // The restart compiles the definition of the site, and loads the code of all pages.
  await expect(page.getByText('Good morning, Anna!')).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('problem-overlay')).toHaveCount(0)
  expect(said()).toContain('The definition of the site has changed: the server restarts.')
  edit(post, '"Anna"', '"Berta"')
  await expect(page.getByText('Good morning, Berta!')).toBeVisible()
})

test('a new collection and its layout are followed', async ({ page }) => {
  add('content/notes/first.mdx', read('pages/blog.mdx').replace('title: Blog', 'title: The first note'))
  editCode(
    'renderer/site/collections.ts',
    '  pages: {',
    "  notes: { type: 'Page', noun: 'note', base: '/notes/' },\n  pages: {",
  )
  editCode('renderer/site/entities.ts', '  pages: Page', '  notes: Page\n  pages: Page')
  add('pages/notes/@slug/+Page.tsx', "export { default } from '../../@slug/+Page'\n")
  await open(page, '/notes/first/')
  await expect(page.locator('h1')).toHaveText('The first note')
  await expect(badge(page)).toContainText('No issues')
})

test('the badge says that the server has ended, and the page is live again when it is back', async ({ page }) => {
  test.setTimeout(180_000)
  await open(page, address)
  await stop()
  try {
    await expect(badge(page)).toContainText('The server has ended')
  } finally {
    await start()
  }
  // The first page loads the code of all pages.
  await expect(badge(page)).toContainText('No issues', { timeout: 120_000 })
})

// The last one: the server starts again when the changes of this file are taken back.
test('a server whose output is closed ends', async () => {
  test.skip(process.platform === 'win32', 'Windows reports no closed output')
  await stop()
  const env = { ...process.env, PORT: new URL(origin()).port }
  const closed = spawn(process.execPath, commandLine(inCopy(''), 'dev'), { cwd: inCopy(''), env })
  await new Promise<void>(resolve => closed.stdout.once('data', () => resolve()))
  closed.stdout.destroy()
  closed.stderr.destroy()
  await expect
    .poll(async () => {
      await fetch(origin()).catch(() => {})
      return closed.exitCode
    })
    .toBe(141)
})
