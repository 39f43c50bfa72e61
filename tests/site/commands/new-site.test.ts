import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, preview, removeCopy } from '../../project-copy'
import { editFile, makeOutsideSite, type OutsideSite, runIn } from './outside-site'
import { builtPages } from './site-copy'
import { checkBareGuide, checkStarter, guidedStarters, ownFiles, starters } from './starter-site'
import { expectServed, expectUsable } from './visit-site'

const timeout = 600_000

/** A copy of the project, in which the next versions of the packages are written. */
let project = ''
let site: OutsideSite
beforeAll(() => {
  project = copyProject([])
  site = makeOutsideSite(project)
}, timeout)
afterAll(() => {
  rmSync(site.folder, { recursive: true, force: true })
  removeCopy(project)
})

/** Runs git in the site, as nobody in particular. */
const git = (...args: string[]) =>
  site.run('git', '-c', 'user.name=test', '-c', 'user.email=test@site.example', ...args)

/** Gives all packages of the copy another version: their own, and where they name each other. */
function release(version: string): void {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  for (const folder of ['.', ...workspaces]) {
    const file = join(project, folder, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    manifest.version = version
    for (const name of Object.keys(manifest.dependencies ?? {}).filter(each => each.startsWith('@proofsheet/')))
      manifest.dependencies[name] = version
    writeFileSync(file, JSON.stringify(manifest))
  }
}

/** Installs the packages of the copy as they are now, as another version; gives what a review says of the site then. */
function update(version: string): string {
  release(version)
  const packed = join(site.folder, version)
  runIn(project, 'node', [join(project, 'scripts/pack.mjs'), packed])
  for (const tarball of readdirSync(join(site.root, 'packages'))) {
    rmSync(join(site.root, 'packages', tarball))
    const newer = tarball.replace(/\d+\.\d+\.\d+/, version)
    cpSync(join(packed, newer), join(site.root, 'packages', newer))
  }
  site.install(...readdirSync(join(site.root, 'packages')).map(tarball => `./packages/${tarball}`))
  const manifest = JSON.parse(readFileSync(join(site.root, 'node_modules/@proofsheet/engine/package.json'), 'utf8'))
  expect(manifest.version).toBe(version)
  expect(site.npm('migrate')).toBe('No file has to change.\n')
  return site.npm('review', '--pictures', '0')
}

test('it has at most twelve TypeScript files, and depends on the packages by version', () => {
  const own = ownFiles(site.root)
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(12)
  const { dependencies } = JSON.parse(readFileSync(join(site.root, 'package.json'), 'utf8'))
  expect(dependencies['@proofsheet/engine']).toMatch(/^file:packages\/proofsheet-engine-\d+\.\d+\.\d+\.tgz$/)
  expect(Object.keys(dependencies)).toContain('vike')
  expect(Object.keys(dependencies)).not.toContain('framer-motion')
  expect(existsSync(join(site.root, 'node_modules/framer-motion'))).toBe(false)
})

test('its content has no issues', { timeout }, () => {
  expect(site.npm('check', '--strict')).toBe('4 content files, no issues.\n')
})

test('it is built and served with its island, and unknown URLs answer 404', { timeout }, async () => {
  expect(site.npm('build')).toMatch(/^5 pages in \d+ files/)
  const { server, address } = await preview(site.root)
  try {
    const post = await (await fetch(`${address}/blog/a-first-post/`)).text()
    expect(post).toContain('<h1>A first post</h1>')
    expect(post).toContain('<x-island name="Counter"')
    expect(post).toContain('Content-Security-Policy')
    expect(await (await fetch(`${address}/blog/`)).text()).toContain('<a href="/blog/a-second-post/">A second post</a>')
    expect((await fetch(`${address}/nothing/`)).status).toBe(404)
  } finally {
    server.kill()
  }
})

test('everybody can use it, and its own server answers as the preview', { timeout }, async () => {
  const addresses = ['/', '/blog/', '/blog/a-first-post/']
  await expectUsable(site.root, addresses)
  await expectServed(site.root, addresses)
})

test('a mistake stops the build with file, line and what to write', { timeout }, () => {
  const file = join(site.root, 'content/blog/a-second-post.mdx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('2026-01-19', '2026-13-19'))
  const { status, stderr, stdout } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: site.root,
    encoding: 'utf8',
  })
  writeFileSync(file, text)
  expect(status).toBe(1)
  expect(stderr + stdout).toContain('content/blog/a-second-post.mdx:5:7  date  field-value')
})

test('a collection takes one type, one row, and one layout, and its first text is a draft', { timeout }, () => {
  site.edit(
    'content/types/index.ts',
    '/** A post;',
    `/** Something that happens on a day. */
export interface Event extends Publication {
  /**
   * What it is called.
   * @example An open day
   */
  title: string
  /**
   * What happens, in one sentence.
   * @example The doors are open, and somebody shows you around.
   */
  excerpt: string
  /** When it happens. */
  date: Day
}

/** A post;`,
  )
  site.edit('renderer/site/index.ts', 'import type { Page, Post }', 'import type { Event, Page, Post }')
  site.edit(
    'renderer/site/index.ts',
    '  pages: define',
    "  events: defineCollection<Event>({ type: 'Event', noun: 'event', base: '/events/' }),\n  pages: define",
  )
  mkdirSync(join(site.root, 'pages/events/@slug'), { recursive: true })
  cpSync(join(site.root, 'pages/@slug/+Page.tsx'), join(site.root, 'pages/events/@slug/+Page.tsx'))
  site.edit('pages/events/@slug/+Page.tsx', "'../../renderer/site/components'", "'../../../renderer/site/components'")
  site.edit('pages/events/@slug/+Page.tsx', "'../../renderer/site/index'", "'../../../renderer/site/index'")
  site.edit('pages/events/@slug/+Page.tsx', "Site['pages']", "Site['events']")
  expect(site.npm('new', 'events', 'an-open-day')).toContain(
    'content/events/an-open-day.mdx is written, a draft for /events/an-open-day/.',
  )
  site.edit('content/events/an-open-day.mdx', 'draft: true', 'draft: false')
  site.edit('content/events/an-open-day.mdx', 'The text begins here.', 'Come at ten.')
  site.edit(
    'content/events/an-open-day.mdx',
    'The doors are open, and somebody shows you around.',
    'See how bread is made.',
  )
})

// The other one is for `npm run verify` (tests/verify/builds/starters.spec.ts).
test.each(process.env.EVERY_STARTER ? starters : guidedStarters)(
  'the starter $starter builds without errors and is complete without script',
  { timeout },
  async starter => {
    await checkStarter(site, join(project, '.cache/packages'), starter)
  },
)

test('its guide can be followed, word by word, and no types have errors then', { timeout }, () => checkBareGuide(site))

test('the collection has its page, which is styled as the others', () => {
  const page = builtPages(site.root).get('events/an-open-day/index.html')
  expect(page).toContain('<h1>An open day</h1>')
  expect(page, 'the policy of hosts allows no style element').toContain('<link rel="stylesheet"')
  expect(page).not.toContain('<style')
})

test('an unknown starter is refused with the names of those that there are', () => {
  const command = join(project, 'scripts/create-proofsheet/create.mjs')
  const { status, stderr } = spawnSync(process.execPath, [command, join(site.folder, 'shop'), '--starter', 'shop'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining('There is no starter shop: choose bare, blog, docs.')])
})

const island = 'renderer/engine/pages/islands/island.tsx'
const rendered = 'renderToString(content, { identifierPrefix: id })'

test('the review of an update names exactly the pages that differ', { timeout }, () => {
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'The site with the first version')
  // Only the first post has an island; nobody sees the other change.
  editFile(join(project, island), 'There is no file ', 'No file is called ')
  editFile(join(project, island), rendered, `${rendered} + '<p>New.</p>'`)
  const said = update('0.2.0')
  expect(said).toMatch(/^1 page differs: \/blog\/a-first-post\/\n/)
  expect(said).toContain('“New.” is new on /blog/a-first-post/')
})
