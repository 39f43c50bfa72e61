import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuildContext } from '../../../renderer/engine/build/build-context'
import { recordedDependencies } from '../../../renderer/engine/build/rendering/render-pages'
import { removeCopy, runCommand } from '../../project-copy'
import { makeSite } from '../commands/site-copy'
import { buildsTimeoutMs } from './project-builds'

let root = ''

/** Runs git in the site, as nobody in particular and without settings of the machine. */
function git(...args: string[]): void {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@site.example']
  execFileSync('git', [...author, ...args], { cwd: root, env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } })
}

/** Reviews the site against its only commit, without pictures. */
function review(...options: string[]) {
  const { ok, text } = runCommand(root, 'review', {}, ['HEAD', '--pictures', '0', ...options])
  if (!existsSync(join(root, 'dist/review/review.json'))) throw new Error(text)
  const read = (name: string) => readFileSync(join(root, 'dist/review', name), 'utf8')
  return { ok, text, data: JSON.parse(read('review.json')), comment: read('comment.md') }
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(root, file), text.replace(from, to))
}

/** The definition of the site, in which prices are facts and the pages beside the posts are legal texts. */
const classes = `  facts: { file: 'content/facts.yaml' },
  review: {
    price: { noun: 'price', fields: ['facts.price*.value'], pattern: /[$]\\d+/ },
    legal: { noun: 'legal text', collections: ['pages'] },
  },
`

beforeAll(() => {
  root = makeSite()
  edit('package.json', '{', '{ "scripts": { "build": "proofsheet build", "check": "proofsheet check" },')
  edit('renderer/site/index.ts', '  outputs:', `${classes}  outputs:`)
  writeFileSync(join(root, 'content/facts.yaml'), 'priceTea:\n  value: $97/month\n  about: tea\n')
  edit('content/blog/a-first-post.mdx', 'The counter is', 'Our tea is {facts.priceTea}. The counter is')
  edit('content/blog/a-second-post.mdx', 'This post links', 'Tea for {facts.priceTea}. This post links')
  writeFileSync(join(root, '.gitignore'), 'node_modules\n.cache\n.releases\ndist\n')
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'the site')
}, buildsTimeoutMs)

afterAll(() => removeCopy(root))

describe('a review of the working tree', () => {
  test('reports for a field exactly the pages that read it', { timeout: buildsTimeoutMs }, async () => {
    edit('content/blog/a-first-post.mdx', 'excerpt: How', 'excerpt: Truly how')
    const { data } = review()
    const pages: { url: string; reasons: string[] }[] = data.pages.changed
    const { site } = await import(join(root, 'renderer/site/index.ts'))
    const reading = Object.entries(recordedDependencies(createBuildContext(root, site)) ?? {})
      .filter(([, read]) => Object.keys(read).some(each => readsExcerpt(each)))
      .map(([url]) => url)
    expect(pages.map(({ url }) => url)).toEqual(reading.sort())
    expect(reading).toEqual(['/blog/', '/blog/a-first-post/'])
    for (const { reasons } of pages) expect(reasons).toEqual(['content/blog/a-first-post.mdx: excerpt'])
    expect(data.groups[0].changes[0].place).toMatch(/^content\/blog\/a-first-post\.mdx:\d+$/)
    git('checkout', '--quiet', '.')
  })

  test('is no build: the built site stays, and the next build compresses what a review rendered', {
    timeout: buildsTimeoutMs,
  }, () => {
    expect(existsSync(join(root, 'dist/client'))).toBe(false)
    expect(runCommand(root, 'build').ok).toBe(true)
    const { files }: { files: { path: string }[] } = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8'))
    const paths = new Set(files.map(({ path }) => path))
    const pages = [...paths].filter(path => path.endsWith('.html'))
    expect(pages).toHaveLength(5)
    expect(pages.filter(path => !paths.has(`${path}.br`))).toEqual([])
  })

  test('reports nothing for a comment in the code', { timeout: buildsTimeoutMs }, () => {
    edit('renderer/site/components/PostList.tsx', '\n', '\n// A comment.\n')
    const { ok, text, data, comment } = review()
    expect([ok, text]).toEqual([true, expect.stringMatching(/^0 pages differ\.\nNothing changes for visitors\.\n/)])
    expect(data.pages).toEqual({ new: [], gone: [], moved: [], changed: [] })
    expect([data.classes, data.site, comment]).toEqual([{}, [], ''])
    git('checkout', '--quiet', '.')
  })

  test('ends with 1 where a price changes and prices may not', { timeout: buildsTimeoutMs }, () => {
    edit('content/facts.yaml', 'value: $97/month', 'value: $99/month')
    const { ok, text, data } = review('--fail-on', 'price,lost-anchor')
    expect(text).toContain('The price of tea changes from $97/month to $99/month on 2 pages.')
    expect(text).toContain('price: 1')
    expect([ok, data.classes.legal]).toEqual([false, undefined])
    expect(review('--fail-on', 'legal,lost-address').ok).toBe(true)
    git('checkout', '--quiet', '.')
  })

  test('leaves no worktree behind', () => {
    expect(existsSync(join(root, '.cache/review/tree'))).toBe(false)
    expect(execFileSync('git', ['worktree', 'list'], { cwd: root, encoding: 'utf8' }).trim().split('\n')).toHaveLength(
      1,
    )
  })
})

/** Whether a dependency is the field that the test edits. */
function readsExcerpt(dependency: string): boolean {
  const [kind, subject, fields = ''] = dependency.split(' ')
  const isAbout = kind === 'every' ? subject === 'blog' : subject === 'content/blog/a-first-post.mdx'
  return isAbout && ['fields', 'every'].includes(kind ?? '') && /^\*$|\bexcerpt\b/.test(fields)
}
