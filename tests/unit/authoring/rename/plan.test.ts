import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeChanges, textAfter } from '../../../renderer/engine/authoring/rename/changes'
import { planRename } from '../../../renderer/engine/authoring/rename/plan'
import { redirectEdits } from '../../../renderer/engine/authoring/rename/redirect'
import { settingsEdits } from '../../../renderer/engine/authoring/rename/settings'
import { loadEverything } from '../../../renderer/engine/content/load'
import { formatIssue, isError } from '../../../renderer/engine/diagnostics/issue'
import { siteOf } from '../../workspace'
import { copyContent, removeCopy, run } from './content-copy'

const post = (fields: string, body = 'Text.') => `---
${fields}
title: How to read an answer
excerpt: A sentence of the right length that tells the reader what the article will let them do afterwards.
author: "Workings training team" # a team
authorBio: The people who run the courses.
date: 2025-03-01
readTime: 5 min read
category: Guides
tags: [Prompting,   Leadership]
---

${body}
`

describe('everything that names a file follows its new name', () => {
  const texts = {
    'blog/one.mdx': post('id: 1\nrelatedPosts: [two, "two"] # both', 'See [below](#end) and [itself](/blog/one/#end).'),
    'blog/two.mdx': post(
      "id: 2\nrelatedPosts:\n  - 'one' # first\n  - two",
      `[A link](/blog/one/), [to a part](</blog/one/#end> "Title"), [by name][it], \`/blog/one/\`, /blog/one/ and [another](/blog/one-more/).

<Actions items={[{ label: "Read", href: "/blog/one/#end" }, { label: 'One', href: '/blog/one/?from=two' }]} />

[it]: https://workings.example/blog/one/`,
    ),
    'blog/one-more.mdx': post('id: 3\nrelatedPosts: [one-more, two]'),
  }

  test('in reference fields, links and components; nothing else changes', async () => {
    const { root } = await siteOf(texts)
    const plan = await planRename(root, 'blog', 'one', 'first')
    if ('reason' in plan) throw new Error(plan.reason)
    const after = Object.fromEntries(plan.changes.map(change => [change.to ?? change.file, textAfter(change)]))
    expect(after).toEqual({
      'content/blog/first.mdx': texts['blog/one.mdx']
        .replace('/blog/one/#end', '/blog/first/#end')
        .replace('Leadership]\n', 'Leadership]\nredirects:\n  - /blog/one/\n'),
      'content/blog/two.mdx': texts['blog/two.mdx']
        .replace("'one'", "'first'")
        .replace('(/blog/one/)', '(/blog/first/)')
        .replace('</blog/one/#end>', '</blog/first/#end>')
        .replace('"/blog/one/#end"', '"/blog/first/#end"')
        .replace("'/blog/one/?from", "'/blog/first/?from")
        .replace('workings.example/blog/one/', 'workings.example/blog/first/'),
    })
    expect(plan).toMatchObject({
      links: 6,
      references: 1,
      redirects: true,
      oldUrl: '/blog/one/',
      newUrl: '/blog/first/',
    })
  })

  test('with unsaved texts in place of their files', async () => {
    const { root } = await siteOf(texts)
    const unsaved = new Map([['content/blog/two.mdx', post('id: 2\nrelatedPosts: [two, one]')]])
    const plan = await planRename(root, 'blog', 'one', 'first', unsaved)
    expect(plan).toMatchObject({ links: 1, references: 1 })
  })

  test.each([
    ['missing', 'new', 'There is no file content/blog/missing.mdx. Those there are: one-more, one, two.'],
    ['one', 'two', 'The address /blog/two/ belongs to content/blog/two.mdx already.'],
    ['one', 'New Name', `"New Name" can't be part of an address; "new-name" can.`],
    ['one', 'one', 'That is its name already.'],
  ])('%s to %s is refused', async (from, to, reason) => {
    const { root } = await siteOf(texts)
    expect(await planRename(root, 'blog', from, to)).toEqual({ reason })
  })

  test('a file whose links can not be read is told first', async () => {
    const { root } = await siteOf({
      ...texts,
      'blog/two.mdx': post('id: 2\nrelatedPosts: [two, one]', '<Note>never closed'),
    })
    const plan = await planRename(root, 'blog', 'one', 'first')
    expect(plan).toMatchObject({ reason: "Links in a file that can't be read can't follow: mend it first." })
    expect('issues' in plan && plan.issues?.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'content/blog/two.mdx body-syntax',
    ])
  })

  test('a draft leaves no redirect: nobody has its address', async () => {
    const { root } = await siteOf({
      ...texts,
      'blog/one.mdx': texts['blog/one.mdx'].replace('id: 1', 'id: 1\ndraft: true'),
    })
    expect(await planRename(root, 'blog', 'one', 'first')).toMatchObject({ redirects: false })
  })
})

test.each([
  ['title: T\n', 'title: T\nredirects:\n  - /a/\n'],
  ['redirects: [/x/] # old\ntitle: T\n', 'redirects: [/x/, /a/] # old\ntitle: T\n'],
  ['redirects:\n    - "/x/" # old\ntitle: T\n', 'redirects:\n    - "/x/" # old\n    - /a/\ntitle: T\n'],
  ['redirects: []\ntitle: T\n', 'redirects:\n  - /a/\ntitle: T\n'],
  ['redirects:\n  - /x/\n  - /b/\n', 'redirects:\n  - /x/\n  - /a/\n'],
  ['title: T\r\n', 'title: T\r\nredirects:\r\n  - /a/\r\n'],
])('the old address joins %j', (before, after) => {
  const source = `---\n${before}---\n\nText.\n`
  expect(textAfter({ source, edits: redirectEdits(source, '/a/', '/b/') })).toBe(`---\n${after}---\n\nText.\n`)
})

test('the settings follow: links in menus, and the name in breadcrumbs unless others need it', () => {
  const source = `{ links: ['/old/', "/old/#part", '/older/'], breadcrumbs: { a: 'A', old: 'Old', older: 'Older' } }`
  const move = { oldUrl: '/old/', newUrl: '/a-new/', oldSlug: 'old', newSlug: 'a-new' }
  expect(textAfter({ source, edits: settingsEdits(source, move, false) })).toBe(
    `{ links: ['/a-new/', "/a-new/#part", '/older/'], breadcrumbs: { a: 'A', 'a-new': 'Old', older: 'Older' } }`,
  )
  expect(textAfter({ source, edits: settingsEdits(source, move, true) })).toContain("old: 'Old'")
})

test('when one file can not be written, all are as they were', async () => {
  const { root } = await siteOf({ 'blog/one.mdx': '\uFEFFOne.', 'blog/two.mdx': 'Two.', 'legal/a.mdx': 'A.' })
  // Another file came to stand where the last one should go.
  mkdirSync(join(root, 'content/blog/taken.mdx'))
  const read = () => ['blog/one.mdx', 'blog/two.mdx'].map(file => readFileSync(join(root, 'content', file), 'utf8'))
  const before = read()
  const changes = [
    {
      file: 'content/blog/one.mdx',
      to: 'content/legal/uno.mdx',
      source: 'One.',
      edits: [{ start: 0, end: 3, text: 'Uno' }],
    },
    { file: 'content/blog/two.mdx', to: 'content/blog/taken.mdx', source: 'Two.', edits: [] },
  ]
  expect(() => makeChanges(root, changes)).toThrow('is there already')
  expect(read()).toEqual(before)
  expect(readdirSync(join(root, 'content/legal'))).toEqual(['a.mdx'])
  expect(readdirSync(join(root, 'content/blog')).sort()).toEqual(['one.mdx', 'taken.mdx', 'two.mdx'])

  makeChanges(root, changes.slice(0, 1))
  expect(readFileSync(join(root, 'content/legal/uno.mdx'), 'utf8')).toBe('\uFEFFUno.')
  expect(existsSync(join(root, 'content/blog/one.mdx'))).toBe(false)
})

describe('the command', () => {
  let root = ''
  beforeAll(() => {
    root = copyContent()
  })
  afterAll(() => removeCopy(root))

  test('shows what it would do, does it, and leaves a site without errors', { timeout: 120_000 }, async () => {
    const old = join(root, 'content/solutions/gen-ai-solutions.mdx')
    const settings = () => readFileSync(join(root, 'content/site.ts'), 'utf8')
    const before = settings()
    const dry = run(root, 'rename', 'solutions/gen-ai-solutions', 'generative-ai', '--dry-run')
    expect(dry.status).toBe(0)
    expect(dry.text).toContain('content/solutions/gen-ai-solutions.mdx moves to content/solutions/generative-ai.mdx')
    expect(dry.text).toContain('+redirects:\n+  - /solution/gen-ai-solutions/\n')
    expect(dry.text).toMatch(/Nothing was changed\.\n$/)
    expect(existsSync(old)).toBe(true)
    expect(settings()).toBe(before)

    const done = run(root, 'rename', 'solutions/gen-ai-solutions', 'generative-ai')
    expect(done.text).toMatch(/^\/solution\/generative-ai\/ is its address now\. /)
    expect(done.text).toContain('/solution/gen-ai-solutions/ leads to /solution/generative-ai/.')
    expect(existsSync(old)).toBe(false)
    expect(settings()).toBe(before.replace("'gen-ai-solutions':", "'generative-ai':"))
    const { value, issues } = await loadEverything(root)
    expect(issues.filter(isError).map(formatIssue)).toEqual([])
    expect(value.solutions.find(({ slug }) => slug === 'generative-ai')?.redirects).toEqual([
      '/solution/gen-ai-solutions/',
    ])
  })

  test('called wrongly says how it is called', () => {
    expect(run(root, 'rename', 'faq')).toEqual({
      status: 2,
      text: 'The file and its new name are needed. Usage: npm run rename -- <collection>/<name> <new name> [--dry-run]\n',
    })
  })
})
