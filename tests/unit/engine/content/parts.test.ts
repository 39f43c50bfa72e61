import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { formatIssue } from '../../../../renderer/engine/base/diagnostics/issue'
import { createBuildTasks } from '../../../../renderer/engine/build/tasks'
import { lookupOf } from '../../../../renderer/engine/content/lookup'
import { createPageContent } from '../../../../renderer/engine/vite/page-content'
import { startEditEndpoint } from '../../../edit-endpoint'
import { temporaryRoot } from '../../../factories/root'
import { loaderOf, loadFiles } from '../../../factories/site'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

/** The sample site, whose articles also come from lists below `posts` in files of data; the name of each is its slug. */
const { blog, ...others } = site.collections
const find = ({ posts }: { posts: { name: string }[] }) =>
  posts.map(({ name }, index) => ({ slug: name, path: ['posts', index, 'fields'] }))
const definition = { ...site, collections: { ...others, blog: { ...blog, find } } }

const fields = (id: number, more: object = {}) => ({
  id,
  title: `The article of number ${id}`,
  excerpt: 'What grows in a small garden, how much work it makes in a dry week, and what to do when it rains for days.',
  author: 'The editors',
  authorBio: 'The people who weed it.',
  date: '2026-01-01',
  category: 'Guides',
  tags: ['Garden', 'Water'],
  relatedPosts: id === 1 ? ['two', 'three'] : ['one', 'one'],
  ...more,
})

const posts = (...names: string[]) => ({
  posts: names.map((name, index) => ({ name, fields: fields(index + 1) })),
})

const inJson = (data: object, indent?: number | string) => JSON.stringify(data, null, indent)
const load = (text: string, name = 'posts.json') => loadFiles({ [`blog/${name}`]: text }, { definition })

test('the objects of a JSON file are entities of a collection, with pages and references', {
  timeout: 60_000,
}, async () => {
  const { site, text } = await load(inJson(posts('one', 'two', 'three'), 2))
  expect(text).toBe('')
  expect(site.blog.map(({ slug, title }) => [slug, title])).toEqual([
    ['one', 'The article of number 1'],
    ['three', 'The article of number 3'],
    ['two', 'The article of number 2'],
  ])
  expect(lookupOf(site).findByUrl('/blog/two/')).toMatchObject({
    id: 2,
    file: 'content/blog/posts.json#posts.1.fields',
  })
})

const wrong = {
  posts: [
    { name: 'one', fields: fields(1, { relatedPosts: ['two', 'two'] }) },
    { name: 'two', fields: fields(2, { date: '2026-13-01', relatedPosts: ['one', 'four'] }) },
  ],
}

test('an issue is at the line and column of the JSON, and takes no other entity away', async () => {
  const { site, text } = await load(inJson(wrong, 2))
  expect(text).toBe(`content/blog/posts.json:31:17  date  field-value
  "2026-13-01" is not a day in the calendar.
  Write the date as year-month-day, for example 2024-12-01.

content/blog/posts.json:39:11  relatedPosts.1  reference-unknown
  There is no file content/blog/four.mdx.
  Those there are: one, two.`)
  expect(site.blog.map(({ slug }) => slug)).toEqual(['one'])
})

test.each([
  ['in one line', inJson(wrong)],
  ['indented with tabs', inJson(wrong, '\t')],
  ['with Windows line ends', inJson(wrong, 2).replaceAll('\n', '\r\n')],
])('%s, an issue is at its value all the same', async (_, text) => {
  const { issues } = await load(text)
  const placed = issues.map(({ line, column, end }) => text.split(/\r?\n/)[line - 1]?.slice(column - 1, end.column - 1))
  expect(placed).toEqual(['"2026-13-01"', '"four"'])
})

test('an issue of YAML is at its line and column too', async () => {
  const yaml = `posts:
  - name: one
    fields:
      id: 1
      title: The first article
      excerpt: >-
        What grows in a small garden, how much work it makes in a dry week, and what to do when it rains
        for days.
      author: The editors
      authorBio: The people who weed it.
      date: 2026-13-01
      category: Guides
      tags: [Garden, Water]
      relatedPosts: [one, one]
`
  const { text } = await load(yaml, 'posts.yaml')
  expect(text).toContain('content/blog/posts.yaml:11:13  date  field-value')
  const { site, text: none } = await load(yaml.replace('-13-', '-12-'), 'posts.yaml')
  expect([site.blog.length, none]).toEqual([1, ''])
})

test('a missing field is at the start of its entry, in the line of the brace', async () => {
  const { text } = await load(inJson({ posts: [{ name: 'one', fields: {} }] }, 2))
  expect(text).toMatch(/^content\/blog\/posts\.json:5:17 {2}id {2}field-missing\n/)
})

test('text that is no JSON, and a function that finds nothing in it, are issues of the file', async () => {
  const open = await load('{ "posts": [\n  { "name": "one" }\n')
  expect(open.text).toMatch(/^content\/blog\/posts\.json:\d+:\d+ {2}frontmatter-syntax\n/)
  const other = await load('[]')
  expect(other.text).toMatch(/^content\/blog\/posts\.json:1:1 {2}file-unreadable\n {2}The entries/)
  const absent = await load(inJson({ posts: [{ name: 'one' }] }))
  expect(absent.text).toContain('nothing is at posts.0.fields')
})

test('a name that is no slug is an issue at its entry, and one that is taken is at the second of the two', async () => {
  const named = await load(inJson(posts('Not A Slug'), 2))
  expect(named.text).toMatch(/^content\/blog\/posts\.json:5:17 {2}slug-form\n {2}"Not A Slug" can't be part/)
  const taken = await load(inJson(posts('one', 'two', 'three', 'two'), 2))
  expect(taken.text).toMatch(
    /^content\/blog\/posts\.json:\d+:17 {2}address-taken\n {2}The address \/blog\/two\/ belongs/,
  )
})

test('a file beyond the limits is not parsed', async () => {
  const { text } = await load(`${'['.repeat(200)}${']'.repeat(200)}`)
  expect(text).toMatch(/^content\/blog\/posts\.json:1:101 {2}file-limit\n/)
  const { text: many } = await load(`[${'1,'.repeat(20_000)}1]`)
  expect(many).toMatch(/^content\/blog\/posts\.json:1:\d+ {2}file-limit\n {2}The file has more than 20,000 marks/)
})

test('without a function, files of data are what they were: of no kind that the folder takes', async () => {
  const { text } = await loadFiles({ 'blog/posts.json': '[]' })
  expect(text).toContain('content/blog/posts.json:1:1  file-kind')
})

test('a changed file gives changed entities, and one that only moves them moves their issues', async () => {
  const root = temporaryRoot({ 'blog/posts.json': inJson(wrong, 2) })
  const load = loaderOf(root, { site: definition })
  const linesOf = async () => (await load()).issues.map(issue => formatIssue(issue).split('\n', 1)[0])
  expect(await linesOf()).toEqual([expect.stringContaining(':31:17  date'), expect.stringContaining(':39:11')])
  const write = (text: string) => writeFileSync(join(root, 'content/blog/posts.json'), text)
  write(`\n${inJson(wrong, 2)}`)
  expect(await linesOf()).toEqual([expect.stringContaining(':32:17  date'), expect.stringContaining(':40:11')])
  write(inJson(posts('one', 'two', 'three'), 2))
  expect(await linesOf()).toEqual([])
})

test('its body is nothing, in development and in a build', async () => {
  const root = temporaryRoot({ 'blog/posts.json': inJson(posts('one', 'two', 'three'), 2) })
  const result = await loaderOf(root, { site: definition })()
  const Body = await createPageContent(definition)(result).bodyOf('content/blog/posts.json#posts.0.fields')
  expect(renderToStaticMarkup(Body({}))).toBe('')
  const entries = result.documents.map(({ entry }) => entry)
  const compiled = await createBuildTasks(definition, root).compile(entries)
  expect(compiled.map(({ analysis }) => analysis.issues)).toEqual([[], [], []])
})

test('edit mode neither saves nor renames it', async () => {
  const text = inJson(posts('one', 'two', 'three'), 2)
  const root = temporaryRoot({ 'blog/posts.json': text })
  const { ask, close } = await startEditEndpoint(root, definition)
  onTestFinished(close)
  const file = 'content/blog/posts.json#posts.0.fields'
  const changes = [{ type: 'field' as const, id: `${file}?.title`, value: 'Another title' }]
  for (const name of [file, 'content/blog/posts.json'])
    expect(await ask('save', { file: name, version: '', changes } as never)).toMatchObject({ type: 'refused' })
  expect(await ask('rename', { file, slug: 'another' })).toMatchObject({ type: 'refused' })
  expect(readFileSync(join(root, 'content/blog/posts.json'), 'utf8')).toBe(text)
})
