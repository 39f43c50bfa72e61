import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { followGuide, newTextsInGuide, pathsInGuide } from './follow-guide'
import { type OutsideSite, runIn } from './outside-site'
import { addPackage } from './site-apart'
import { builtPages } from './site-copy'
import { expectServed, expectUsable } from './visit-site'

const project = join(import.meta.dirname, '../../..')

/** The starters, each with pages that it builds, a link that all of them have, and the files beside them. */
export const starters = [
  {
    starter: 'blog',
    pages: ['index.html', 'blog/index.html', 'blog/tag/writing/index.html', 'blog/a-post-is-one-file/index.html'],
    link: '<a href="/about/"',
    isGuided: false,
    files: ['atom.xml', 'rss.xml', 'feed.json', 'search/index.json', 'sitemap.xml'],
  },
  {
    starter: 'docs',
    pages: ['index.html', 'write-a-page/index.html', 'show-code/index.html'],
    link: '<a href="/link-between-pages/"',
    isGuided: true,
    files: ['search/index.json', 'sitemap.xml', 'write-a-page/card.png', 'write-a-page/index.md'],
  },
]

/** Those whose guide is followed: they have all that the others have. */
export const guidedStarters = starters.filter(({ isGuided }) => isGuided)

/**
 * Makes a site of a starter beside another one, whose packages it links; search is from its tarball in `packages`, fonts
 * are those of this project.
 */
function makeStarter(site: OutsideSite, packages: string, starter: string): string {
  const root = join(site.folder, starter)
  const command = join(project, 'scripts/create-proofsheet/create.mjs')
  runIn(site.folder, 'node', [command, root, '--starter', starter, '--packages', packages])
  const installed = join(site.root, 'node_modules')
  for (const folder of ['@proofsheet', '@fontsource-variable'])
    mkdirSync(join(root, 'node_modules', folder), { recursive: true })
  const own = readdirSync(join(installed, '@proofsheet')).map(name => `@proofsheet/${name}`)
  const others = readdirSync(installed).filter(name => !/^\.(cache|package-lock)|^@proofsheet$/.test(name))
  for (const name of [...own, ...others])
    symlinkSync(join(installed, name), join(root, 'node_modules', name), 'junction')
  addPackage(root, 'search')
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies).filter(each => each.startsWith('@fontsource-variable/')))
    symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name), 'junction')
  return root
}

/** The TypeScript files of a site, without those of its packages. */
export function ownFiles(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return files.filter(file => /\.tsx?$/.test(file) && !file.startsWith('node_modules'))
}

/** Does all that the guide of a site says, and uses it in a text. */
function applyGuide(root: string): void {
  expect(followGuide(root)).toEqual(expect.arrayContaining(['renderer/site/theme.css', 'renderer/site/cards.ts']))
  appendFileSync(join(root, 'content/docs/start/write-a-page.mdx'), '\nFrom here -> there.\n\n<Counter to={7} />\n')
}

/** Fails the test where a step of the guide has no effect on the built site, or the guide names a file that isn't there. */
function checkGuided(root: string, page = ''): void {
  expect(page).toContain('From here → there.')
  expect(page).toContain('<x-island name="Counter"')
  expect(page).toContain('<meta property="og:image" content="https://docs.example/write-a-page/card.png"/>')
  const assets = readdirSync(join(root, 'dist/client/assets/static'))
  const sheet = assets.find(file => file.endsWith('.css')) ?? ''
  expect(readFileSync(join(root, 'dist/client/assets/static', sheet), 'utf8')).toContain('#8a1c6a')
  const named = pathsInGuide(root)
  expect(named).toContain('dist/nginx.conf')
  expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
}

/**
 * Makes and builds a starter, the second one after all that its guide says was done; fails the test where a page is not
 * complete or can't be used by everybody, a file is missing, or a server of its own answers wrongly.
 */
export async function checkStarter(
  site: OutsideSite,
  packages: string,
  expected: (typeof starters)[number],
): Promise<void> {
  const { starter, pages, link, files, isGuided } = expected
  const root = makeStarter(site, packages, starter)
  expect(ownFiles(root).length, ownFiles(root).join('\n')).toBeLessThanOrEqual(12)
  if (isGuided) {
    applyGuide(root)
    beginTexts(root, 1)
  }
  runIn(root, 'npx', ['tsc'])
  expect(runIn(root, 'npm', ['run', '--silent', 'build'])).toMatch(/^\d+ pages in \d+ files/)
  const built = builtPages(root)
  for (const page of pages) {
    const html = built.get(page) ?? ''
    expect(html, page).toContain(link)
    expect(html, page).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html, page).toMatch(/<link rel="canonical"/)
    expect(html.match(/<h1\b/g), page).toHaveLength(1)
    expect(html, 'the policy of hosts allows no style in HTML').not.toMatch(/<style| style="/)
    // What needs script is shown by script.
    const tools = html.match(/<button\b[^>]*\bdata-(?:search|theme-button)=[^>]*>/g) ?? []
    expect(
      tools.map(tool => tool.includes(' hidden=""')),
      page,
    ).toEqual([true, true])
  }
  if (isGuided) {
    checkGuided(root, built.get('write-a-page/index.html'))
    checkEntriesFromJson(root)
  }
  const published = readdirSync(join(root, 'dist/client'), { recursive: true, encoding: 'utf8' })
  expect(published).toEqual(expect.arrayContaining(files))
  expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toContain('The above copyright notice and this permission notice')
  expect(readdirSync(join(root, '.github/workflows'))).toEqual(['publish.yml'])
  const addresses = pages.map(page => `/${page.replace(/index[.]html$/, '')}`)
  await expectUsable(root, addresses)
  await expectServed(root, addresses)
}

/** Fails the test where the JSON of the guide makes no page, or a mistake in it isn't reported at its place. */
function checkEntriesFromJson(root: string): void {
  expect(builtPages(root).get('terms/slug/index.html')).toContain('<h1>Slug</h1>')
  const file = join(root, 'content/terms/terms.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('The end of the address of a page, which is the name of its file.', 'The end.'))
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check'], { cwd: root, encoding: 'utf8' })
  writeFileSync(file, text)
  expect([status, stdout]).toEqual([1, expect.stringContaining('content/terms/terms.json:4:16  excerpt  field-value')])
}

/** Begins the texts that the guide of a site begins; fails the test where one of them is no draft that checks. */
function beginTexts(root: string, expected: number): void {
  const texts = newTextsInGuide(root)
  expect(texts).toHaveLength(expected)
  for (const words of texts)
    expect(runIn(root, 'npm', ['run', '--silent', 'new', '--', ...words])).toContain('is written, a draft for /')
  runIn(root, 'npm', ['run', '--silent', 'check'])
}

/** Does all that the guide of the starter `bare` says, and builds; fails the test where a step has no effect. */
export function checkBareGuide(site: OutsideSite): void {
  const sheet = 'renderer/site/site.css'
  expect(followGuide(site.root)).toEqual(expect.arrayContaining([sheet, 'renderer/site/arrows.ts']))
  appendFileSync(join(site.root, 'content/blog/a-second-post.mdx'), '\nFrom here -> there.\n')
  beginTexts(site.root, 2)
  site.run('npx', 'tsc')
  site.npm('build')
  expect(builtPages(site.root).get('blog/a-second-post/index.html')).toContain('From here → there.')
  checkEntriesFromJson(site.root)
  expect(readFileSync(join(site.root, 'dist/client/atom.xml'), 'utf8')).toContain('A second post')
  expect(readFileSync(join(site.root, sheet), 'utf8')).toContain('#8a1c6a')
  expect(pathsInGuide(site.root).filter(path => !existsSync(join(site.root, path)))).toEqual([])
}
