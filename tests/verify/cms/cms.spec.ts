import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { parseEntry } from '../../../renderer/engine/content/parse'
import { installCms } from './install-cms'
import { readFolder, writeFolder } from './private-folder'

// One after the other: they share the programs that the first installs.
test.describe.configure({ mode: 'default' })

const root = join(import.meta.dirname, '../../..')

/** An article, and a page with a field that no CMS has a control for: `banner: false`. */
const edits = [
  {
    file: 'content/blog/automate-shared-inbox-without-code.mdx',
    title: 'Automate the shared inbox',
    hint: 'The heading of the article, at most 70 characters.',
  },
  {
    file: 'content/pages/contactUs.mdx',
    title: 'Write to us or call',
    hint: "The page's one main heading, at most 60 characters.",
  },
]

// All articles, because they name each other.
const articles = readdirSync(join(root, 'content/blog')).map(name => `content/blog/${name}`)
const texts: Record<string, string> = Object.fromEntries(
  [...articles, 'content/pages/contactUs.mdx'].map(file => [file, readFileSync(join(root, file), 'utf8')]),
)

/** The text of a file with another title, and all else as it was. */
const withTitle = (file: string, title: string) => texts[file]?.replace(/^title: .*$/m, `title: ${title}`) ?? ''

const addressOf = (file: string) =>
  file.replace(/^content\/([^/]+)\/(.+)[.]mdx$/, 'http://localhost/admin/#/collections/$1/entries/$2')

/** Serves a program with its configuration, and no other address. Gives the hosts that it asked for in vain. */
async function serveCms(page: Page, folder: string, script: string, args: string[]): Promise<Set<string>> {
  const config = execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/cms.ts', ...args], { cwd: root })
  const elsewhere = new Set<string>()
  await page.route('**/*', route => {
    const { origin, pathname, host } = new URL(route.request().url())
    if (origin !== 'http://localhost') {
      elsewhere.add(host)
      return route.abort()
    }
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    if (pathname === '/admin/')
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html><body><script src="${script}"></script>` })
    if (pathname === '/admin/config.yml')
      return route.fulfill({ contentType: 'text/yaml; charset=utf-8', body: config })
    const path = join(folder, pathname.replace('/admin/', ''))
    return route.fulfill({ contentType: 'text/javascript; charset=utf-8', path })
  })
  return elsewhere
}

for (const { file, title, hint } of edits) {
  test(`Sveltia CMS changes one field of ${file}, and no other byte`, async ({ page }) => {
    const folder = installCms({
      name: '@sveltia/cms',
      version: '0.221.1',
      integrity: 'sha512-J+Qoik9kGMk2L7vNpOQrnDmFRi+NB6vwJ0f657YtsxWH0P8WYSYRRSRC2pQ/jGGbVlM//Pg/WIgmkpswqoo3gQ==',
    })
    const elsewhere = await serveCms(page, folder, 'sveltia-cms.js', ['sveltia', '--repo', 'owner/name'])
    // The folder that a writer would choose is the browser's own.
    await page.addInitScript(() =>
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
    )
    await page.goto('http://localhost/')
    await page.evaluate(writeFolder, { '.git/HEAD': '', ...texts })
    await page.goto('http://localhost/admin/')
    await page.getByRole('button', { name: 'Work with Local Repository' }).click()
    await page.waitForURL(/#\/collections/)
    await page.goto(addressOf(file))
    await expect(page.getByText(hint)).toBeVisible()
    await page.getByRole('textbox', { name: 'Title' }).first().fill(title)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => page.evaluate(readFolder, file)).toBe(withTitle(file, title))
    for (const other of Object.keys(texts).filter(each => each !== file))
      expect(await page.evaluate(readFolder, other)).toBe(texts[other])
    // It looks for its newest version, its fonts and the state of GitHub, and works without them.
    for (const origin of elsewhere) expect(['cdn.jsdelivr.net', 'unpkg.com', 'www.githubstatus.com']).toContain(origin)
  })

  test(`Decap CMS changes one field of ${file}, and the spelling of others`, async ({ page }) => {
    const folder = installCms({
      name: 'decap-cms',
      version: '3.16.3',
      integrity: 'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
    })
    const elsewhere = await serveCms(page, folder, 'decap-cms.js', ['decap', '--backend', 'test-repo'])
    await page.addInitScript(files => Object.assign(window, { repoFiles: { content: files } }), inFolders(texts))
    await page.goto('http://localhost/admin/')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(/#\/collections/)
    await page.goto(addressOf(file))
    await expect(page.getByText(hint)).toBeVisible()
    await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill(title)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Publish now').click()
    const saved = () =>
      page.evaluate(([, collection = '', name = '']) => {
        const { repoFiles } = window as unknown as { repoFiles: { content: ReturnType<typeof inFolders> } }
        return repoFiles.content[collection]?.[name]?.content
      }, file.split('/'))
    await expect.poll(saved).not.toBe(texts[file])
    const [after, expected] = [await saved(), withTitle(file, title)].map(text => parseEntry(text ?? '', file).value)
    expect(after?.data).toEqual(expected?.data)
    expect(after?.body.trim()).toBe(expected?.body.trim())
    expect([...elsewhere]).toEqual([])
  })
}

/** Files as the store of Decap CMS for tests has them: by collection, then by name. */
function inFolders(files: Record<string, string>) {
  const folders: Record<string, Record<string, { content: string }>> = {}
  for (const [file, content] of Object.entries(files)) {
    const [, collection = '', name = ''] = file.split('/')
    folders[collection] = { ...folders[collection], [name]: { content } }
  }
  return folders
}
