import { cpSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, removeCopy } from '../../project-copy'
import { makeSite } from '../commands/site-copy'
import { makeFullSite } from './hostile/full-site'
import {
  buildSite,
  buildsTimeoutMs,
  buildWithoutCache,
  change,
  checkCompressed,
  publishedHashes,
} from './project-builds'
import { addShortPosts, editAtRandom, randomNumbers } from './random-edits'

test('a change around the layouts renders no layout, and gives the same bytes as a build without cache', {
  timeout: buildsTimeoutMs,
}, () => {
  const root = makeSite()
  const body = join(root, 'renderer/site/Body.tsx')
  const frame = join(root, 'renderer/+onRenderHtml.tsx')
  const post = join(root, 'content/blog/a-first-post.mdx')
  const buildAll = () => build(root, {}, ['--explain', '/blog/a-first-post/']).text
  try {
    change(body, '  return (', "  console.log('A body is rendered.')\n  return (")
    expect(buildAll()).toContain('A body is rendered.')
    change(frame, '<header', '<header id="edited"')
    const framed = buildAll()
    expect(framed).toContain('its main part was reused from the cache')
    expect(framed).not.toContain('A body is rendered.')
    // A text and the frame at once: that page is rendered, the others get the frame alone.
    change(frame, 'id="edited"', 'id="edited-again"')
    change(post, /\s*$/, '\n\nOne more paragraph.\n')
    expect(buildAll().match(/A body is rendered/g)).toHaveLength(1)
    // The main parts are there, but the code that renders them is another.
    change(body, 'A body is rendered.', 'A body is rendered again.')
    expect(buildAll()).toContain('A body is rendered again.')
    const built = publishedHashes(root)
    expect(readFileSync(join(root, 'dist/client/blog/a-first-post/index.html'), 'utf8')).toContain('id="edited-again"')
    rmSync(join(root, '.cache'), { recursive: true })
    expect(buildSite(root)).toEqual(built)
    // What is around a layout can't read what is only there while the layout is rendered.
    change(frame, '${main}', '${renderToStaticMarkup(<data.body />)}')
    expect(buildAll()).toContain('onRenderHtml renders the body of content/')
  } finally {
    removeCopy(root)
  }
})

/** A file of each kind that is compared: pages of lists, and files that are made from pages. */
const outputs = [
  ...['/blog/page/2/index.html', '/blog/page/2/index.html.br', '/blog/short-1/index.md', '/rss.xml', '/atom.xml'],
  ...['/feed.json', '/sitemap.xml', '/llms.txt', '/rss.xml.gz', '/search/index.json'],
]

test('after each of many edits a build gives the same bytes as a build without cache', {
  timeout: buildsTimeoutMs,
}, () => {
  const [root, plain] = [makeFullSite(), makeFullSite()]
  const random = randomNumbers(20261121)
  const edits: string[] = []
  try {
    addShortPosts(root, 22)
    for (let step = 1; step <= 3; step++) {
      for (const number of [step, step + 10, step + 20]) edits.push(editAtRandom(root, random, number))
      // The last time with other code: that of a component, and that around all pages.
      if (step === 3) {
        change(join(root, 'renderer/site/components/PostList.tsx'), '<ul', '<ul id="edited"')
        change(join(root, 'renderer/+onRenderHtml.tsx'), '<header', '<header data-edited=""')
      }
      const incremental = buildSite(root)
      expect(Object.keys(incremental)).toEqual(expect.arrayContaining(outputs))
      for (const folder of ['content', 'renderer']) {
        rmSync(join(plain, folder), { recursive: true })
        cpSync(join(root, folder), join(plain, folder), { recursive: true })
      }
      expect(buildWithoutCache(plain), edits.join('\n')).toEqual(incremental)
    }
    expect(checkCompressed(root)).toBeGreaterThan(50)
    expect(build(root, {}, ['--explain', '/blog/']).text).toContain('/blog/ was reused from the cache.')
  } finally {
    for (const each of [root, plain]) removeCopy(each)
  }
})

/** A module that moves the clock of a Node program one year ahead. */
const nextYear = `data:text/javascript,${encodeURIComponent(`const Now = Date
globalThis.Date = class extends Now {
  constructor(...given) { given.length > 0 ? super(...given) : super(Now.now() + 365 * 864e5) }
  static now() { return Now.now() + 365 * 864e5 }
}`)}`

test('a build is skipped unless content, output or the time of a publication changed', {
  timeout: buildsTimeoutMs,
}, () => {
  const root = makeSite()
  const isSkipped = (environment = {}) => build(root, environment).text.includes('Nothing has changed')
  try {
    const post = join(root, 'content/blog/soon-over.mdx')
    const expireAt = new Date(Date.now() + 180 * 864e5).toISOString()
    const source = readFileSync(join(root, 'content/blog/a-first-post.mdx'), 'utf8')
    writeFileSync(post, source.replace(/^title: .*$/m, `title: Over before long\nexpireAt: ${expireAt}`))
    const before = buildSite(root)
    expect(isSkipped()).toBe(true)
    expect(publishedHashes(root)).toEqual(before)

    rmSync(join(root, 'dist/client/blog/index.html'))
    expect(isSkipped()).toBe(false)
    expect(publishedHashes(root)).toEqual(before)
    const page = join(root, 'dist/client/index.html')
    const html = readFileSync(page, 'utf8')
    // A new file, because the old one can be a hard link to one in the cache.
    rmSync(page)
    writeFileSync(page, html.replace('e', 'a'))
    expect(isSkipped()).toBe(false)
    expect(publishedHashes(root)).toEqual(before)

    const { atime, mtime } = statSync(page)
    rmSync(page)
    writeFileSync(page, html)
    expect(isSkipped()).toBe(true)
    // Changed, with the same size and the former time.
    writeFileSync(page, html.replace('e', 'a'))
    utimesSync(page, atime, mtime)
    expect(isSkipped()).toBe(false)
    expect(publishedHashes(root)).toEqual(before)

    expect(isSkipped({ NODE_OPTIONS: `--import ${nextYear}` })).toBe(false)
    expect(existsSync(join(root, 'dist/client/blog/soon-over/index.html'))).toBe(false)
  } finally {
    removeCopy(root)
  }
})

test('only a publication writes the ledger, and leaves the next build nothing to do', {
  timeout: buildsTimeoutMs,
}, () => {
  const root = makeSite()
  const ledger = join(root, 'content/ledger.txt')
  const page = join(root, 'content/blog/a-first-post.mdx')
  const lastmod = () =>
    /a-first-post\/<\/loc>\s*<lastmod>([^<]*)/.exec(readFileSync(join(root, 'dist/client/sitemap.xml'), 'utf8'))?.[1]
  const info = join(root, 'renderer/site/page-info.ts')
  try {
    change(info, 'changed: updated', 'changed: entity.changed')
    writeFileSync(ledger, '')
    expect(build(root).ok).toBe(true)
    expect(readFileSync(ledger, 'utf8')).toBe('')
    publishBuild(root)
    expect(readFileSync(ledger, 'utf8')).toMatch(/\n\/blog\/a-first-post\/ text:[0-9a-f]{16}\n/)
    expect(build(root).text).toContain('Nothing has changed')
    expect(lastmod()).toBeUndefined()
    // A text that has changed since it was published has the day of the publication that first had it.
    writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne more paragraph.\n`)
    expect(build(root).ok).toBe(true)
    expect(lastmod()).toBeUndefined()
    publishBuild(root)
    expect(lastmod()).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(readFileSync(ledger, 'utf8')).toMatch(new RegExp(`\n/blog/a-first-post/ text:[0-9a-f]{16} ${lastmod()}\n`))
    expect(build(root).text).toContain('Nothing has changed')
  } finally {
    removeCopy(root)
  }
})

/** Builds the site that is going to be deployed, which must succeed. */
function publishBuild(root: string): void {
  const { ok, text } = build(root, {}, ['--published'])
  expect(ok, text).toBe(true)
}
