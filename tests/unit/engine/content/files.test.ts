import { expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../renderer/engine/mdx/compile'
import { post } from '../../../factories/content-files'
import { filesOf, placesOf } from '../../../factories/issues'
import { pixel } from '../../../factories/pictures'
import { render } from '../../../factories/render'
import { loadFiles } from '../../../factories/site'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const numbered = (id: string, body?: string, relatedPosts = '[one, one]') =>
  post({ id, title: `Post number ${id} of this test`, relatedPosts }, body)

test('a file becomes an entity with its slug, URL and file', async () => {
  const { site, text } = await loadFiles({ 'blog/one.mdx': post() })
  expect(text).toBe('')
  expect(site.blog[0]).toMatchObject({
    title: 'How to read an answer',
    slug: 'one',
    url: '/blog/one/',
    file: 'content/blog/one.mdx',
    tags: ['Prompting', 'Leadership'],
  })
})

test('folders within a collection are no part of the URL', async () => {
  const { site, text } = await loadFiles({
    'blog/one.mdx': numbered('1', '[two](/blog/two/) and [three](/blog/three/)', '[two, three]'),
    'blog/2026/two.mdx': numbered('2'),
    'blog/2026/10/three/index.mdx': numbered('3'),
  })
  expect(text).toBe('')
  expect(site.blog.map(({ url, file }) => `${url} ${file}`).sort()).toEqual([
    '/blog/one/ content/blog/one.mdx',
    '/blog/three/ content/blog/2026/10/three/index.mdx',
    '/blog/two/ content/blog/2026/two.mdx',
  ])
})

test('two files of one name in different folders are an issue', async () => {
  const { issues } = await loadFiles({
    'blog/one.mdx': numbered('1', undefined, '[two, two]'),
    'blog/2025/two.mdx': numbered('2'),
    'blog/2026/two.md': numbered('3'),
  })
  expect(filesOf(issues)).toEqual(['content/blog/2026/two.md address-taken'])
  expect(issues[0]?.message).toBe('The address /blog/two/ belongs to content/blog/2025/two.mdx already.')
})

test('letters of any script make a URL, which links may encode', async () => {
  const links =
    '[a](/blog/über-uns/) [b](/blog/%C3%BCber-uns/) [c](/blog/日本/#見出し) [d](/blog/%E6%97%A5%E6%9C%AC/) [e](/blog/日本語/)'
  const { issues, site } = await loadFiles({
    'blog/one.mdx': numbered('1', links, '[日本, 日本]'),
    // As macOS writes it: a letter and an accent.
    'blog/u\u0308ber-uns.mdx': numbered('2'),
    'blog/日本.mdx': numbered('3', '## 見出し'),
    'blog/Über.mdx': numbered('4'),
  })
  expect(issues.map(({ file, code, hint }) => `${file} ${code} ${hint}`)).toEqual([
    'content/blog/one.mdx link-unknown Did you mean "/blog/日本/"?',
    'content/blog/Über.mdx slug-form Use lower-case letters, digits and single hyphens, for example "uber".',
  ])
  expect(site.blog.map(({ url }) => url)).toEqual(expect.arrayContaining(['/blog/über-uns/', '/blog/日本/']))
})

test('a .md file is plain Markdown', async () => {
  const body = 'A {brace}, a < sign and {#id}.\n\n<!-- a remark -->\n\n:::tip\nTwo\n:::\n\n## Own {#own}\n\n[up](#own)'
  const { text } = await loadFiles({ 'blog/one.md': numbered('1', body) })
  expect(text).toBe('')
  const file = 'content/blog/one.md'
  const html = render(await loadBody(await createBodyCompiler(site)({ file, body, frontmatter: {} })), {
    Note: ({ kind }: { kind: string }) => kind,
  })
  expect(html.replaceAll('\n', '')).toBe(
    '<p>A {brace}, a &lt; sign and {#id}.</p>tip<h2 id="own">Own</h2><p><a href="#own">up</a></p>',
  )
})

test('components in a .md file are issues, HTML is none', async () => {
  const body = 'A line<br>and <b>more</b>.\n\n<Note>\nText.\n</Note>'
  const { issues } = await loadFiles({ 'blog/one.md': numbered('1', body) })
  expect(placesOf(issues)).toEqual(['16:1 body-component'])
  expect(issues[0]).toMatchObject({ hint: 'Give the file the ending ".mdx".' })
})

test('pictures are beside the text that shows them', async () => {
  const body =
    '![a](plan.png) ![b](./plan.png) ![c][] ![d](<../two words.png>) ![e](./palm.png)\n\n[c]: ../two%20words.png'
  const { issues, media } = await loadFiles({
    'blog/2026/one.mdx': numbered('1', body),
    'blog/2026/plan.png': pixel,
    'blog/two words.png': pixel,
    'blog/broken.png': 'no picture',
    'legal/one.mdx': `---\ntitle: Rules\nsummary: What it is.\nlastUpdated: 2025-01-01\nmetadata:\n  title: Rules of the test\n  description: A description of the right length, which says what the page gives to the reader who finds it.\n  image: ../blog/2026/plan.png\n---\n\nText.\n`,
  })
  expect(issues.map(({ file, code, hint }) => `${file} ${code} ${hint}`)).toEqual([
    'content/blog/2026/one.mdx media-missing Did you mean "./plan.png"?',
    'content/blog/broken.png media-unreadable-unused Export the picture again in one of these formats. Or remove it.',
  ])
  expect(Object.keys(media.pictures)).toEqual(['/blog/2026/plan.png', '/blog/broken.png', '/blog/two words.png'])
})

test('the URL of a picture beside the text is written from the folder of content', async () => {
  const body = '![a](plan%20b.png) ![c][]\n\n[c]: ../c.png'
  const file = 'content/blog/2026/one.mdx'
  const html = render(await loadBody(await createBodyCompiler(site)({ file, body, frontmatter: {} })))
  expect(html).toContain('src="/blog/2026/plan%20b.png"')
  expect(html).toContain('src="/blog/c.png"')
})

test('a renamed page in any script leaves a redirect that checks', async () => {
  const { text } = await loadFiles({
    'blog/neu.mdx': post({ redirects: '[/blog/über-uns/, /blog/日本/]', relatedPosts: '[neu, neu]' }),
  })
  expect(text).toBe('')
})
