import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createReader } from '../../renderer/engine/content/load'
import { siteOf } from '../workspace'

/** A blog post that has nothing wrong, apart from what a test changes. */
function post(changes: Record<string, string | null> = {}, body = 'Text.'): string {
  const fields: Record<string, string | null> = {
    id: '1',
    title: 'How to read an answer',
    excerpt: 'A sentence of the right length that tells the reader what the article will let them do afterwards.',
    author: 'Workings training team',
    authorBio: 'The people who run the courses.',
    date: '2025-03-01',
    readTime: '5 min read',
    category: 'Guides',
    tags: '[Prompting, Leadership]',
    relatedPosts: '[one, one]',
    ...changes,
  }
  const lines = Object.entries(fields).flatMap(([key, value]) => (value === null ? [] : [`${key}: ${value}`]))
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

test('a whole file becomes an entity with its slug, address and file', async () => {
  const { site, text } = await siteOf({ 'blog/one.mdx': post() })
  expect(text).toBe('')
  expect(site.blog[0]).toMatchObject({
    title: 'How to read an answer',
    slug: 'one',
    url: '/blog/one/',
    file: 'content/blog/one.mdx',
    tags: ['Prompting', 'Leadership'],
  })
})

test('every fault of a file is told at once, in frontmatter and body', async () => {
  const { issues } = await siteOf({
    'blog/one.mdx': post({ date: '2025-02-30', category: 'Guide' }, 'A <Noet>note</Noet>.\n\n{1 + 1}'),
  })
  expect(issues.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
    '7:7 field-value',
    '9:11 field-value',
    '14:3 body-component',
    '16:1 body-expression',
  ])
})

test('a broken file hides neither another file nor its faults', async () => {
  const { site, issues } = await siteOf({
    'blog/one.mdx': post(),
    'blog/two.mdx': '---\ntitle: "never closed\n---\n',
    'blog/three.mdx': post({ id: '3', title: null }),
  })
  expect(site.blog.map(({ slug }) => slug)).toEqual(['one'])
  expect(issues.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'content/blog/three.mdx field-missing',
    'content/blog/two.mdx frontmatter-syntax',
  ])
})

test('a mistyped field is told once, with the name that was meant', async () => {
  const { text } = await siteOf({ 'blog/one.mdx': post({ excerpt: null, exerpt: 'What it gives.' }) })
  expect(text).toBe(
    'content/blog/one.mdx:11:1  exerpt  field-unknown\n  "exerpt" is not a field of a blog post.\n  Did you mean "excerpt"?',
  )
})

test('positions reach into lists and groups', async () => {
  const page = `---
title: A page
lead: What it gives.
actions:
  - label: Go
    href: /contact
  - label: Stay
    hreff: /faq/
metadata:
  title: A page of the test
  description: Too short.
---
`
  const { text } = await siteOf({ 'pages/one.mdx': page })
  expect(text).toBe(`content/pages/one.mdx:6:11  actions.0.href  field-value
  "/contact" is not an address.
  Write a page of this site with a closing slash, for example /about/, or a full address with https.

content/pages/one.mdx:8:5  actions.1.hreff  field-unknown
  "hreff" is not a field of "actions.1".
  Did you mean "href"?

content/pages/one.mdx:11:16  metadata.description  field-value
  The text has 10 characters; at least 70 are needed here.
  Add to it: "Too short.".`)
})

test('an empty field and half a number are told in words', async () => {
  const { text } = await siteOf({ 'blog/one.mdx': post({ id: '1.5', title: '' }) })
  expect(text).toBe(`content/blog/one.mdx:2:5  id  field-value
  1.5 is a number, not a whole number.
  The article's number; no two articles share one. For example: 6

content/blog/one.mdx:3:1  title  field-value
  The field "title" is empty.
  The heading of the article, at most 70 characters. For example: Five prompts that survive a Monday morning`)
})

test('files with Windows line ends and a byte order mark keep their positions', async () => {
  const source = `\uFEFF${post({ date: 'tomorrow' }, 'Text.\n\n<Noet />')}`.replace(/\n/g, '\r\n')
  const { issues } = await siteOf({ 'blog/one.mdx': source })
  expect(issues.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
    '7:7 field-value',
    '16:1 body-component',
  ])
})

describe('frontmatter is read and never run', () => {
  test.each(['js', 'javascript', 'JS', ' js', ' JavaScript', 'json', 'coffee', 'toml', 'php'])(
    '---%s',
    async language => {
      const { issues, site } = await siteOf({
        'blog/one.mdx': `---${language}\n{ title: (globalThis.ran = true) }\n---\n\nText.\n`,
      })
      expect(issues.map(({ code }) => code)).toEqual(['frontmatter-script'])
      expect(site.blog).toEqual([])
      expect(globalThis).not.toHaveProperty('ran')
    },
  )
})

test('aliases that multiply without end are refused', async () => {
  const levels = Array.from({ length: 12 }, (_, n) => `l${n + 1}: &l${n + 1} [${Array(10).fill(`*l${n}`).join(', ')}]`)
  const { issues } = await siteOf({ 'blog/one.mdx': `---\nl0: &l0 [x]\n${levels.join('\n')}\n---\n` })
  expect(issues.map(({ code }) => code)).toEqual(['frontmatter-syntax'])
})

test('a value inside itself is told, and not passed on', async () => {
  const { text, issues } = await siteOf({ 'blog/one.mdx': '---\ntitle: &a\n  more: *a\n---\n' })
  expect(issues.map(({ code }) => code)).toEqual(['frontmatter-syntax'])
  expect(text).toContain("The frontmatter can't be read: A value is inside itself.")
})

test('frontmatter that is never closed says so', async () => {
  const { text } = await siteOf({ 'blog/one.mdx': '---\ntitle: One\n\nText.\n' })
  expect(text).toContain('The frontmatter is never closed.')
})

test('an alias may not take the address of another page, whatever its case', async () => {
  const page = (aliases: string) => `---
title: A page
lead: What it gives.
${aliases}metadata:
  title: A page of the test
  description: A description of the right length, which says what the page gives to the reader who finds it.
---
`
  const { text } = await siteOf({
    'pages/one.mdx': page(''),
    'pages/two.mdx': page('aliases: [/twoAgain/, /One/]\n').replace(/of the test/, 'beside it'),
  })
  expect(text).toBe(`content/pages/two.mdx:4:23  aliases.1  address-taken
  The address /One/ belongs to content/pages/one.mdx already.
  Remove the alias here, or the page there.`)
})

describe('an old address that leads to a page', () => {
  test('is kept with the page', async () => {
    const { site, text } = await siteOf({ 'blog/one.mdx': post({ redirects: '[/blog/uno/, /old/one.html]' }) })
    expect(text).toBe('')
    expect(site.blog[0]?.redirects).toEqual(['/blog/uno/', '/old/one.html'])
  })

  test('is a path of this site at which nothing stands now', async () => {
    const { text } = await siteOf({
      'blog/one.mdx': post(),
      'blog/two.mdx': post({
        id: '2',
        title: 'Another article',
        redirects: '[/blog/one/, /blog/two/, https://old.example/]',
      }),
    })
    expect(text).toBe(`content/blog/two.mdx:12:13  redirects.0  address-taken
  The address /blog/one/ belongs to content/blog/one.mdx already.
  Remove the redirect here, or the page there.

content/blog/two.mdx:12:25  redirects.1  address-taken
  The address /blog/two/ is this page's own already.
  Remove it: an old address is one at which nothing stands now.

content/blog/two.mdx:12:37  redirects.2  field-value
  "https://old.example/" is not in the right form.
  An address at which a page stood before: a path of this site, from "/". For example: /an-older-name/`)
  })
})

describe('expressions are values and nothing else', () => {
  test.each([
    '{"text"}',
    '{12}',
    '{-3}',
    '{[1, "two"]}',
    '{frontmatter.title}',
    '{frontmatter.tags[0]}',
    '{/* a comment */}',
    '<Note>{`plain`}</Note>',
  ])('%s is plain', async text => {
    expect((await siteOf({ 'blog/one.mdx': post({}, text) })).text).toBe('')
  })
  test.each([
    '{1 + 1}',
    '{process.exit(1)}',
    '{globalThis}',
    '{props.x}',
    '{frontmatter["constr" + "uctor"]}',
    '{frontmatter.constructor}',
    '{frontmatter.tags.map(x => x)}',
    '{frontmatter.__proto__}',
    '{`${process.env.HOME}`}',
    '{(() => 1)()}',
    '{new Date()}',
    '{import("node:fs")}',
    '{/x/.test("x")}',
    '{{ ["a"]: 1 }}',
    '{{ get a() { return 1 } }}',
    '{[...frontmatter.tags]}',
    '<Note {...frontmatter} />',
    '<Note title={alert(1)} />',
    '{<Note />}',
  ])('%s is refused', async text => {
    const { issues } = await siteOf({ 'blog/one.mdx': post({}, text) })
    expect(issues.map(({ code }) => code)).toEqual(['body-expression'])
  })
})

test('links that run something are refused, others pass', async () => {
  const body =
    '[a](JaVaScRiPt:alert) [b](data:text/html,x) ![c](vbscript:x)\n\n[d]: file:///etc/passwd\n\n[ok](https://a.example) [ok](mailto:a@b.example) [ok](/blog/one/) [ok](#main)'
  const { issues } = await siteOf({ 'blog/one.mdx': post({}, body) })
  expect(issues.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
    '14:1 body-link',
    '14:23 body-link',
    '14:45 body-link',
    '16:1 body-link',
  ])
})

test('a text on which the parser gives up without a word is told where it stands, and hides nothing', async () => {
  const { issues } = await siteOf({ 'blog/one.mdx': post({}, 'First.\n\n   !<Note>\n---\n\n<Nota />') })
  expect(issues.map(({ line, code, message }) => `${line} ${code} ${message}`)).toEqual([
    "16 body-syntax This paragraph can't be read.",
    '19 body-component There is no component <Nota>.',
  ])
})

describe('a site that is read again and again', () => {
  /** What a reader says of a site with two posts after each of several changes, with a pause that lets files settle before each. */
  async function changedBy(...changes: ((pathOf: (name: string) => string) => void)[]) {
    const { root } = await siteOf({ 'blog/one.mdx': post(), 'blog/two.mdx': post({ id: '2' }, '[One](/blog/one/).') })
    const read = createReader(root)
    const told: string[][] = []
    for (const change of [() => {}, ...changes]) {
      await setTimeout(150)
      await read()
      change(name => join(root, 'content/blog', name))
      const { value, issues } = await read()
      told.push([...value.blog.map(({ title }) => title), ...issues.map(({ file, code }) => `${file} ${code}`)])
    }
    return told
  }

  test('is as the files are, though a change may leave a file as long as it was', async () => {
    const [first, second, third] = await changedBy(
      pathOf => writeFileSync(pathOf('one.mdx'), post({ title: 'How to weed an answer' })),
      pathOf => writeFileSync(pathOf('one.mdx'), post({ title: 'How to feed an answer' })),
    )
    expect(first).toContain('How to read an answer')
    expect(second).toContain('How to weed an answer')
    expect(third).toContain('How to feed an answer')
  })

  test('tells of a file that did not change what is wrong with it since another did', async () => {
    const [before, , gone, back] = await changedBy(
      () => {},
      pathOf => rmSync(pathOf('one.mdx')),
      pathOf => writeFileSync(pathOf('one.mdx'), post()),
    )
    expect(before?.filter(text => text.includes('two.mdx'))).not.toContain('content/blog/two.mdx link-unknown')
    expect(gone).toContain('content/blog/two.mdx link-unknown')
    expect(gone).toContain('content/blog/two.mdx reference-unknown')
    expect(back).toEqual(before)
  })
})
