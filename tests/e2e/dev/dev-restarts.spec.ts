import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { legalPage } from '../../factories/content-files'
import { badge, expect, origin, shareDevServer, test } from './dev-server'

const { inCopy, edit, open, said, start, stop } = shareDevServer()

function editCode(file: string, what: string, by: string) {
  writeFileSync(inCopy(file), readFileSync(inCopy(file), 'utf8').replace(what, by))
}

function add(file: string, text: string) {
  mkdirSync(dirname(inCopy(file)), { recursive: true })
  writeFileSync(inCopy(file), text)
}

test('a new component is followed, on the open page too', async ({ page }) => {
  await open(page, '/refund-policy/')
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
  editCode('renderer/site/components/components.ts', '  Ladder,\n', '  Ladder,\n  Hello,\n')
  editCode('renderer/site/components/names.ts', "  'Ladder',\n", "  'Ladder',\n  'Hello',\n")
  edit('legal/refund-policy.mdx', '## Courses can', '<Hello name="Anna" />\n\n## Courses can')
  // The restart compiles the definition of the site, and loads the code of all pages.
  await expect(page.getByText('Good morning, Anna!')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('problem-overlay')).toHaveCount(0)
  expect(said()).toContain('The definition of the site has changed: the server restarts.')
  edit('legal/refund-policy.mdx', '"Anna"', '"Berta"')
  await expect(page.getByText('Good morning, Berta!')).toBeVisible()
})

test('a new collection and its layout are followed', async ({ page }) => {
  add('content/notes/first.mdx', legalPage({ title: 'The first note' }))
  editCode(
    'renderer/site/collections.ts',
    '  enterprise: {',
    "  notes: { type: 'LegalPage', noun: 'note', base: '/notes/', section: { heading: 'Notes', order: 8 } },\n  enterprise: {",
  )
  editCode(
    'renderer/site/page-info/source.ts',
    '  enterprise: generalSource',
    '  notes: generalSource,\n  enterprise: generalSource',
  )
  add('pages/notes/@slug/+Page.tsx', "export { LegalPage as default } from '../../layouts/LegalPage'\n")
  await open(page, '/notes/first/')
  await expect(page.locator('h1')).toHaveText('The first note')
  await expect(badge(page)).toContainText('No issues')
})

test('the badge says that the server has ended, and the page is live again when it is back', async ({ page }) => {
  test.setTimeout(180_000)
  await open(page, '/refund-policy/')
  await stop()
  try {
    await expect(badge(page)).toContainText('The server has ended')
  } finally {
    await start()
  }
  // The first page loads the code of all pages.
  await expect(badge(page)).toContainText('No issues', { timeout: 60_000 })
})

test('a server whose output is closed ends, and the first page of the next has its styles before any script', async ({
  page,
}) => {
  test.skip(process.platform === 'win32', 'Windows reports no closed output')
  await stop()
  try {
    const closed = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts'], {
      cwd: inCopy(''),
      env: { ...process.env, PORT: new URL(origin).port },
    })
    await new Promise<void>(resolve => closed.stdout.once('data', () => resolve()))
    closed.stdout.destroy()
    closed.stderr.destroy()
    await expect
      .poll(async () => {
        await fetch(origin).catch(() => {})
        return closed.exitCode
      })
      .toBe(141)
  } finally {
    await start()
  }
  await page.route('**/+client.ts*', route => route.abort())
  await page.goto(`${origin}/refund-policy/`)
  expect(await page.locator('h1').evaluate(title => getComputedStyle(title).fontFamily)).toContain('Workings Display')
  await expect(page.locator('#header')).toBeVisible()
  expect(await page.locator('body').evaluate(body => getComputedStyle(body).display)).toBe('flex')
})
