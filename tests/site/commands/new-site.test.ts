import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pixel } from '../../factories/pictures'
import { preview, removeCopy } from '../../project-copy'
import { builtPages, makeSite, runCommand, runNode } from './site-copy'

const timeout = 300_000
const project = join(import.meta.dirname, '../../..')
const typeScript = join(project, 'node_modules/typescript/bin/tsc')
const fixture = join(project, 'tests/fixtures/minimal-site')

let root = ''
beforeAll(() => {
  root = makeSite()
})
afterAll(() => removeCopy(root))

test('its lock file holds just what its package file asks for', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(packages[''].dependencies).toEqual(dependencies)
  expect(Object.keys(dependencies)).toContain('vike')
  expect(Object.keys(dependencies)).not.toContain('framer-motion')
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(status, stdout + stderr).toBe(0)
})

test('its types and its content have no errors', { timeout }, () => {
  const types = runNode(root, [typeScript, '-p', '.'])
  expect(types.text).toBe('')
  const check = runCommand(root, 'check', '--strict')
  expect(check).toEqual({ status: 0, text: '4 content files, no issues.\n' })
})

test('the schemas that come with it are those that its types give', { timeout }, () => {
  // A check has just updated those of the site. Their keys contain package versions, so only the values are compared.
  const schemaIn = (folder: string, name: string) =>
    JSON.parse(readFileSync(join(folder, 'content/types', name), 'utf8')).value
  for (const name of ['schema.json', 'vocabulary.json'])
    expect(schemaIn(fixture, name), name).toEqual(schemaIn(root, name))
})

test('it is built and served with its island and a picture, and unknown URLs answer 404', { timeout }, async () => {
  mkdirSync(join(root, 'content/media'), { recursive: true })
  writeFileSync(join(root, 'content/media/one pixel.png'), pixel)
  appendFileSync(join(root, 'content/blog/a-first-post.mdx'), '\n![A pixel](</media/one pixel.png>)\n')
  const { status, text } = runCommand(root, 'build')
  expect(status, text).toBe(0)
  expect(text).toMatch(/^5 pages in \d+ files/)
  const { server, address } = await preview(root)
  try {
    const post = await (await fetch(`${address}/blog/a-first-post/`)).text()
    expect(post).toContain('<h1>A first post</h1>')
    expect(post).toContain('<x-island name="Counter"')
    expect(post).toContain('Content-Security-Policy')
    const picture = /<img src="(\/assets\/media\/one-pixel-[^"]+)"[^>]* alt="A pixel"/.exec(post)?.[1]
    expect((await fetch(address + picture)).headers.get('content-type')).toBe('image/webp')
    expect(await (await fetch(`${address}/blog/`)).text()).toContain('<a href="/blog/a-second-post/">A second post</a>')
    expect((await fetch(`${address}/nothing/`)).status).toBe(404)
  } finally {
    server.kill()
  }
})

test('a collection takes one type, one row, and one layout', { timeout }, () => {
  const edit = (file: string, from: string, to: string) => {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }
  // 1. The type.
  writeFileSync(
    join(root, 'content/types/event.ts'),
    `import type { Publication } from '../../renderer/engine/content/schema/publication'
import type { Day } from '../../renderer/engine/content/schema/text'

/** Something that happens on a day. */
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
`,
  )
  // 2. The row, with its line in the site's type.
  edit(
    'renderer/site/collections.ts',
    '  pages: {',
    "  events: { type: 'Event', noun: 'event', base: '/events/' },\n  pages: {",
  )
  edit('renderer/site/entities.ts', '  blog: Post\n', '  blog: Post\n  events: Event\n')
  edit('renderer/site/entities.ts', 'import', "import type { Event } from '../../content/types/event'\nimport")
  // 3. The layout.
  mkdirSync(join(root, 'pages/events'), { recursive: true })
  cpSync(join(root, 'pages/blog/@slug'), join(root, 'pages/events/@slug'), { recursive: true })
  writeFileSync(
    join(root, 'pages/events/@slug/+Page.tsx'),
    `import { Body } from '../../../renderer/site/Body'
import type { PageOf } from '../../+data'

/** An event with its day. */
export default function EventPage({ entity: { title, date }, site, body }: PageOf<'events'>) {
  return (
    <>
      <h1>{title}</h1>
      <time dateTime={date}>{date}</time>
      <Body body={body} site={site} />
    </>
  )
}
`,
  )
  const created = runCommand(root, 'new', 'events', 'an-open-day')
  expect(created.text).toContain('content/events/an-open-day.mdx is written, a draft for /events/an-open-day/.')
  edit('content/events/an-open-day.mdx', 'draft: true', 'draft: false')
  expect(runNode(root, [typeScript, '-p', '.']).text).toBe('')
  const built = runCommand(root, 'build')
  expect(built.status, built.text).toBe(0)
  expect(builtPages(root).get('events/an-open-day/index.html')).toContain('<h1>An open day</h1>')
})
