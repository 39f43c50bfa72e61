import { expect, test } from 'vitest'
import { applyFix } from '../../../../renderer/engine/base/diagnostics/issue'
import { page, post } from '../../../factories/content-files'
import { loadFiles } from '../../../factories/site'

test('a mistyped field is reported once, with the name that was meant', async () => {
  const { text } = await loadFiles({ 'blog/one.mdx': post({ excerpt: null, exerpt: 'What it gives.' }) })
  expect(text).toBe(
    'content/blog/one.mdx:11:1  exerpt  field-unknown\n  "exerpt" is not a field of a blog post.\n  Did you mean "excerpt"?',
  )
})

test('the address of a page can have a query, in the letters of URLs', async () => {
  const source = (query: string) => page({ actions: `\n  - label: Go\n    href: /faq/?${query}` })
  const { text } = await loadFiles({
    'pages/faq.mdx': page({}),
    'pages/one.mdx': source('about=finance#start'),
    'pages/two.mdx': source('about=a"b'),
  })
  expect(text).not.toContain('"/faq/?about=finance')
  expect(text).toContain('is not an address.')
})

test('positions reach into lists and groups', async () => {
  const source = page({
    actions: '\n  - label: Go\n    href: /contact\n  - label: Stay\n    hreff: /faq/',
    metadata: { description: 'Too short.' },
  })
  const { text } = await loadFiles({ 'pages/one.mdx': source })
  expect(text).toBe(`content/pages/one.mdx:6:11  actions.0.href  field-value
  "/contact" is not an address.
  Write a page of this site with a closing slash, for example /about/, or a full address with https.

content/pages/one.mdx:8:5  actions.1.hreff  field-unknown
  "hreff" is not a field of entry 2 of "actions".
  Did you mean "href"?

content/pages/one.mdx:11:16  metadata.description  field-value
  The text has 10 characters; at least 70 are needed here.
  Add to it: "Too short.".`)
})

test('an empty field and half a number are explained', async () => {
  const { text } = await loadFiles({ 'blog/one.mdx': post({ id: '1.5', title: '' }) })
  expect(text).toBe(`content/blog/one.mdx:2:5  id  field-value
  1.5 is a number, not a whole number.
  The article's number; no two articles share one. For example: 6

content/blog/one.mdx:3:1  title  field-value
  The field "title" is empty.
  The heading of the article, at most 70 characters. For example: Five beds for a small garden`)
})

test('a yes is fixed to true, and a number that is no valid text is not put between quotation marks', async () => {
  const { issues } = await loadFiles({ 'blog/one.mdx': post({ draft: 'yes', readTime: '3' }) })
  expect(issues.map(({ message, hint, fix }) => [message, hint, fix?.text])).toEqual([
    [
      '3 is a number, not text.',
      'How long it takes to read; counted from the text where it is left out. For example: 6 min read',
      undefined,
    ],
    ['"yes" is text, not true or false.', 'Write true.', 'true'],
  ])
})

test('a field that is given already is not suggested, and one that is missing is', async () => {
  const fields = { authorBio: null, aboutAuthor: 'The people who run the courses.' }
  const { issues } = await loadFiles({ 'blog/one.mdx': post(fields) })
  expect(issues.map(({ field, hint }) => [field, hint.split('. ')[0]])).toContainEqual([
    'aboutAuthor',
    'Did you mean "authorBio"?',
  ])
})

test('a post in the folder of another collection is reported once', async () => {
  const { issues } = await loadFiles({ 'products/one.mdx': post() })
  expect(issues.map(({ code, message, hint }) => [code, message, hint])).toEqual([
    [
      'file-place',
      'This looks like a blog post: its fields are not those of a product.',
      'Move the file to content/blog.',
    ],
  ])
})

test('versions that git could not merge are one issue, in code they are text', async () => {
  const conflict = '<<<<<<< HEAD\ntitle: One\n=======\ntitle: Two\n>>>>>>> branch'
  const ofFields = await loadFiles({ 'blog/one.mdx': post().replace('title: How to read an answer', conflict) })
  expect(ofFields.issues.map(({ line, code }) => `${line} ${code}`)).toEqual(['3 merge-conflict'])
  const inCode = await loadFiles({ 'blog/one.mdx': post({}, `\`\`\`\n${conflict}\n\`\`\``) })
  expect(inCode.issues).toEqual([])
})

test('texts in YAML that are cut or keep curly quotation marks are warned of, with a fix', async () => {
  const fields = { title: 'How to check #1 sheet', excerpt: null, authorBio: '“The people who run the courses.”' }
  const { issues } = await loadFiles({
    'blog/one.mdx': post(fields).replace('date: 2025-03-01', 'date: 2025-03-01 # a day'),
  })
  expect(
    issues.filter(({ code }) => code === 'text-literal').map(({ line, column, fix }) => [line, column, fix?.text]),
  ).toEqual([
    [3, 8, '"How to check #1 sheet"'],
    [5, 12, '"The people who run the courses."'],
  ])
})

test('invisible characters are named where they change what is read', async () => {
  const body = '##\u00A0Heading\n\nA zero\u200Bwidth space, 5\u00A0km, نمی\u200Cخواهم 👩\u200D💻 and \u202Ecode\u202C.'
  const { issues } = await loadFiles({ 'blog/one.mdx': post({}, body) })
  expect(issues.map(({ line, message, fix }) => [line, message.split(': ')[1], fix?.text])).toEqual([
    [14, 'NO-BREAK SPACE (U+00A0).', ' '],
    [16, 'ZERO WIDTH SPACE (U+200B).', ''],
    [16, 'RIGHT-TO-LEFT OVERRIDE (U+202E).', ''],
    [16, 'POP DIRECTIONAL FORMATTING (U+202C).', ''],
  ])
})
test('an entity that refers to itself is reported where there are others', async () => {
  const files = { 'blog/one.mdx': post(), 'blog/two.mdx': other(2), 'blog/three.mdx': other(3) }
  const { text } = await loadFiles(files)
  expect(text).toContain(
    'content/blog/one.mdx:11:16  relatedPosts.0  reference-self  warning\n  "one" is this page itself.',
  )
})

test('a part of one name is completed to that name', async () => {
  const files = { 'blog/one.mdx': post({ relatedPosts: '[how-to-rea, one]' }), 'blog/how-to-read.mdx': other(2) }
  expect((await loadFiles(files)).text).toContain('Did you mean "how-to-read"?')
})

function other(id: number): string {
  return post({ id: `${id}`, title: `How to read answer ${id}`, relatedPosts: '[one, one]' })
}

/** The line of a post's date as its fix writes it, with the hint. */
async function fixedDate(date: string): Promise<(string | undefined)[]> {
  const source = post({ date: JSON.stringify(date) })
  const { issues } = await loadFiles({ 'blog/one.mdx': source })
  return issues.flatMap(({ hint, fix, line }) => [hint, fix && applyFix(source, fix).split('\n')[line - 1]])
}

test.each(['2025-3-1', '2025/03/01', '2025-03-01T10:00:00Z', 'March 1, 2025', '1 Mar 2025'])(
  'a day that can mean only one, %s, is replaced',
  async date => expect(await fixedDate(date)).toEqual(['Write 2025-03-01.', 'date: 2025-03-01']),
)

test('no fix is offered for a day that can mean two, nor one that another issue would follow', async () => {
  expect((await fixedDate('01/03/2025'))[1]).toBeUndefined()
  // The value would not fit the field that is missing.
  const { issues } = await loadFiles({ 'blog/one.mdx': post({ relatedPosts: null, relatedpost: 'one' }) })
  expect(issues.filter(({ fix }) => fix)).toEqual([])
})

test('a text where a list is meant becomes one', async () => {
  const source = post({ tags: 'Prompting, Leadership' })
  const { issues, text } = await loadFiles({ 'blog/one.mdx': source })
  expect(text).toContain('Write it as a list: ["Prompting", "Leadership"]')
  expect(issues.map(({ fix }) => fix && applyFix(source, fix))).toEqual([post({ tags: '["Prompting", "Leadership"]' })])
  // Two are required: the form is said, and no fix leads to another issue.
  const alone = await loadFiles({ 'blog/one.mdx': post({ relatedPosts: 'one' }) })
  expect(alone.text).toContain('Write it as a list: ["one"]')
  expect(alone.issues.filter(({ fix }) => fix)).toEqual([])
})

test('a space that YAML takes for none is named, and replaced', async () => {
  const source = post().replace('date: ', 'date:\u00A0')
  const { issues } = await loadFiles({ 'blog/one.mdx': source })
  const [issue] = issues.filter(({ code }) => code === 'frontmatter-syntax')
  expect(issue).toMatchObject({ line: 7, column: 6, hint: 'Write an ordinary space instead.' })
  expect(issue?.fix && applyFix(source, issue.fix)).toBe(post())
})
