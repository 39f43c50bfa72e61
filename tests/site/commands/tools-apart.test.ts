import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPackage, configure, edit, listOfOutputs, makeSiteApart, run, withServer } from './site-apart'

const timeout = 300_000
const project = join(import.meta.dirname, '../../..')
let root = ''

beforeAll(() => {
  root = makeSiteApart()
}, timeout)
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

function buildSite(): void {
  const { status, text } = run(root, 'engine', 'build')
  expect(status, text).toBe(0)
}

/** The text of a file of the built site, or beside it. */
const built = (file: string) => readFileSync(join(root, 'dist', file), 'utf8')

/** The scripts of the built site. */
function scripts(): string[] {
  const files = readdirSync(join(root, 'dist/client'), { recursive: true, encoding: 'utf8' })
  return files.filter(file => file.endsWith('.js')).map(file => built(join('client', file)))
}

const tools = '/@id/__x00__virtual:dev-tools'
const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
const page = '/blog/a-first-post/'

test('with the engine alone, a site is checked, built and served', { timeout }, async () => {
  expect(run(root, 'engine', 'check')).toEqual({ status: 0, text: '4 content files, no issues.\n' })
  const unfixed = run(root, 'engine', 'check', '--fix')
  expect(unfixed.status, unfixed.text).toBe(2)
  expect(unfixed.text).toContain('proofsheet-authoring check --fix')
  buildSite()
  expect(built('client/blog/a-first-post/index.html')).toContain('<h1>A first post</h1>')
  expect(readdirSync(join(root, 'dist/client')).filter(file => /xml|txt|json|^[._]|search/.test(file))).toEqual([])
  await withServer(root, 'preview', async get => {
    const [status, html, headers] = await get(page)
    expect([status, html]).toEqual([200, expect.stringContaining('<h1>A first post</h1>')])
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect((await get('/nothing/'))[0]).toBe(404)
  })

  await withServer(root, 'dev', async get => {
    expect((await get(page)).slice(0, 2)).toEqual([200, expect.stringContaining('<h1>A first post</h1>')])
    expect((await get('/_guide/'))[0]).toBe(404)
    expect((await get('/__edit/page', { method: 'POST', headers: ownPage, body: '{}' }))[0]).toBe(404)
    expect((await get('/@id/@proofsheet/engine/vite/browser/start')).slice(0, 2)).toEqual([
      200,
      expect.not.stringContaining('edit'),
    ])
    expect((await get(tools))[1]).not.toContain('import')
    expect((await get('/search/index.json'))[0]).toBe(404)
  })
})

test('outputs adds files beside the pages, by its generators', { timeout }, () => {
  edit(root, 'content/blog/a-first-post.mdx', '## A component', '```js nubmers\nlet a = 1\n```\n\n## A component')
  addPackage(root, 'outputs')
  cpSync(join(project, 'tests/fixtures/minimal-site/renderer/site/outputs.ts'), join(root, 'renderer/site/outputs.ts'))
  edit(root, 'renderer/site/index.ts', '  components:', `${listOfOutputs}  components:`)
  buildSite()
  expect(built('client/sitemap.xml')).toContain(`${page}</loc>`)
  expect(built('client/robots.txt')).toContain('/sitemap.xml')
  expect(built('client/_headers')).toContain('Content-Security-Policy')
  expect(built('nginx.conf')).toContain('server_name')
  expect(built('client/blog/a-first-post/index.html')).toContain('<code class="language-js">let a = 1')
})

test('code adds colors to code blocks and checks them, by its line in the definition', { timeout }, () => {
  addPackage(root, 'code')
  edit(root, 'renderer/site/index.ts', 'import', "import { codeBlocks } from '@proofsheet/code/code-blocks'\nimport")
  edit(root, 'renderer/site/index.ts', '  components:', '  codeBlocks,\n  components:')
  expect(run(root, 'engine', 'check').text).toContain('nubmers means nothing behind the language of a code block.')
  edit(root, 'content/blog/a-first-post.mdx', ' nubmers', '')
  buildSite()
  expect(built('client/blog/a-first-post/index.html')).toContain('<span class="hljs-keyword">let</span>')
})

test('search adds an index and a dialog, by its plug-in, its generators and its browser entry', {
  timeout,
}, async () => {
  addPackage(root, 'search')
  configure(root, 'search', '{ exclude: [], section: () => undefined }')
  const entry = "import { setupSearch } from '@proofsheet/search/browser/setup-search'"
  const use = "setupSearch(document.querySelector('nav a') as HTMLElement)"
  edit(root, 'renderer/+client.ts', 'if (document', `${entry}\n${use}\nif (document`)
  await withServer(root, 'dev', async get => {
    const [status, index] = await get('/search/index.json')
    expect([status, JSON.parse(index).pages]).toEqual([200, 4])
    expect((await get('/@id/@proofsheet/search/browser/setup-search')).slice(0, 2)).toEqual([
      200,
      expect.stringContaining('/browser/dialog'),
    ])
  })
  const generators = "import { searchFiles, searchRecords } from '@proofsheet/search/outputs'"
  const records = 'export const pageOutputs = [searchRecords({ exclude: [], section: () => undefined })]'
  edit(root, 'renderer/site/outputs.ts', 'import', `${generators}\n${records}\nimport`)
  edit(root, 'renderer/site/outputs.ts', 'robots]', 'robots, searchFiles]')
  const ofPages = "  pageOutputs: async () => (await import('./outputs')).pageOutputs,\n"
  edit(root, 'renderer/site/index.ts', listOfOutputs, listOfOutputs + ofPages)
  buildSite()
  expect(JSON.parse(built('client/search/index.json')).pages).toBe(4)
  expect(scripts().filter(script => script.includes('Search this site'))).toHaveLength(1)
  // Its plug-in goes in the next test, and so does its entry.
  edit(root, 'renderer/+client.ts', `${entry}\n${use}\n`, '')
})

test('studio adds editing on the page and the guide, by its plug-in', { timeout }, async () => {
  addPackage(root, 'authoring')
  addPackage(root, 'studio')
  configure(root, 'studio')
  await withServer(root, 'dev', async get => {
    const [status, html] = await get(page)
    expect([status, html]).toEqual([200, expect.stringContaining('<h1>A first post</h1>')])
    const [, clients] = await get(tools)
    for (const [client = ''] of clients.matchAll(/(?<=import ")[^"]+/g))
      expect((await get(client)).slice(0, 2)).toEqual([200, expect.stringContaining('addBadge')])
    expect(clients).toContain('/edit-button')
    expect((await get('/_guide/components/')).slice(0, 2)).toEqual([
      200,
      expect.stringContaining('<section id="Counter">'),
    ])
    expect((await get('/@id/@proofsheet/studio/browser/plain-guide'))[0]).toBe(200)
    // Only a page with the token of this start edits.
    const edit = async (headers = {}) =>
      (await get('/__edit/page', { method: 'POST', headers, body: '{}' })).slice(0, 2)
    expect(await edit()).toEqual([403, expect.stringContaining('Only a')])
    expect(await edit(ownPage)).toEqual([403, expect.stringContaining('Only edit mode')])
  })
  // A build has nothing of it.
  buildSite()
  for (const script of scripts()) expect(script).not.toContain('badge')
})

test('authoring adds its commands', { timeout }, () => {
  const created = run(root, 'authoring', 'new', 'blog', 'a-third-post')
  expect(created.text).toContain('content/blog/a-third-post.mdx is written, a draft for /blog/a-third-post/.')
  expect(run(root, 'authoring', 'rename', 'blog/a-third-post', 'a-fourth-post')).toMatchObject({ status: 0 })
  expect(run(root, 'engine', 'check')).toEqual({ status: 0, text: '5 content files, no issues.\n' })
  const post = join(root, 'content/blog/a-second-post.mdx')
  writeFileSync(post, readFileSync(post, 'utf8').replace(/^date: (\d{4})-0?(\d+)-0?(\d+)$/m, 'date: $1-$2-$3'))
  expect(run(root, 'engine', 'check').status).toBe(1)
  const fixed = run(root, 'authoring', 'check', '--fix')
  expect(fixed.status, fixed.text).toBe(0)
  expect(fixed.text).toContain('1 fix in 1 file.')
})

test('import adds its command', { timeout }, () => {
  addPackage(root, 'import')
  mkdirSync(join(root, 'foreign'))
  writeFileSync(
    join(root, 'foreign/from-elsewhere.md'),
    '---\ntitle: From elsewhere\ndate: 2024-02-03\n---\n\nA text.\n',
  )
  const imported = run(root, 'import', 'import', 'foreign', 'blog')
  expect(imported.status, imported.text).toBe(0)
  expect(readFileSync(join(root, 'content/blog/from-elsewhere.mdx'), 'utf8')).toContain('A text.')
})

test('review adds its command', { timeout }, () => {
  addPackage(root, 'review')
  cpSync(join(root, 'dist/client'), join(root, 'before'), { recursive: true })
  const same = run(root, 'review', 'review', 'before', 'dist/client', '--pictures', '0')
  expect(same.status, same.text).toBe(0)
  expect(same.text).toContain('0 pages differ.\nNothing changes for visitors.\n')
  const file = join(root, 'before/blog/a-first-post/index.html')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<h1>A first post</h1>', '<h1>A former post</h1>'))
  const changed = run(root, 'review', 'review', 'before', 'dist/client', '--pictures', '0')
  expect(changed.text).toContain('1 page differs: /blog/a-first-post/\n')
  expect(changed.text).toMatch(/heading/)
})
