import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeFixes, fixContent } from '../../../../renderer/authoring/fix/fix-content'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { post } from '../../../factories/content-files'
import { fixtureRoot, temporaryRoot } from '../../../factories/root'
import { loaderOf } from '../../../factories/site'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const fix = (root: string, ...paths: string[]) => fixContent({ root, site, cache: createCache(root) }, paths)
const read = (root: string, name: string) => readFileSync(join(root, 'content/blog', name), 'utf8')

test('every fix with one answer is applied, and no other', async () => {
  const body = [
    '# A heading',
    'See [the post](/Blog/One) and [another](/blog/ome/).',
    '<Worked input="a" output="b" check="c" /> is a <Nota>word</Nota>.',
  ].join('\n\n')
  const source = post({ title: '2024', date: '2025-3-1', category: 'guides', readTime: '3' }, body)
  const root = temporaryRoot({ 'blog/one.mdx': `\uFEFF${source}`.replaceAll('\n', '\r\n') })
  const report = await fix(root)
  expect(describeFixes(report)).toBe(`content/blog/one.mdx:3:8  title  field-value: "2024" is now "\\"2024\\""
content/blog/one.mdx:7:7  date  field-value: "2025-3-1" is now "2025-03-01"
content/blog/one.mdx:9:11  category  field-value: "guides" is now "Guides"
content/blog/one.mdx:14:1  heading-level: "#" is now "##"
content/blog/one.mdx:16:16  link-unknown: "/Blog/One" is now "/blog/one/"
5 fixes in 1 file.`)
  const fixed = source
    .replace('title: 2024', 'title: "2024"')
    .replace('2025-3-1', '2025-03-01')
    .replace('guides', 'Guides')
    .replace('# A', '## A')
    .replace('/Blog/One', '/blog/one/')
  expect(read(root, 'one.mdx')).toBe(`\uFEFF${fixed}`.replaceAll('\n', '\r\n'))
  expect(describeFixes(await fix(root))).toBe('Nothing to fix.')
})

test('only the files that are named are changed', async () => {
  const files = { 'blog/one.mdx': post({ title: '2024' }), 'blog/two.mdx': post({ id: '2', title: '2025' }) }
  const root = temporaryRoot(files)
  expect((await fix(root, 'content/blog/two.mdx')).fixed.map(({ file }) => file)).toEqual(['content/blog/two.mdx'])
  expect(read(root, 'one.mdx')).toBe(files['blog/one.mdx'])
})

test('fixes leave no issue that was not there, and nothing certain to fix', async () => {
  const root = fixtureRoot('broken-site')
  const load = loaderOf(root)
  const before = (await load()).issues
  const { fixed } = await fix(root)
  expect(fixed.length).toBeGreaterThan(7)
  const nameOf = ({ file, code, field, message }: (typeof before)[number]) => [file, code, field, message].join()
  const had = before.map(nameOf)
  expect((await load()).issues.map(nameOf).filter(name => !had.includes(name))).toEqual([])
  expect((await fix(root)).fixed).toEqual([])
})

test('links in the settings are fixed too, as strings of their kind', async () => {
  const settings = `export const site = {
  home: '/Blog/One',
  footer: [{ label: "Old", href: '/old/#a\\'b' }, { label: 'A', href: "/blog/nothing-like-it/" }],
}
`
  const post1 = post({ redirects: '[/old/]' })
  const root = temporaryRoot({ 'site.ts': settings, 'blog/one.mdx': post1 })
  const { fixed } = await fix(root, 'content/site.ts')
  expect(fixed.map(({ file, code }) => `${file} ${code}`)).toEqual(['content/site.ts link-unknown'])
  expect(readFileSync(join(root, 'content/site.ts'), 'utf8')).toBe(settings.replace('/Blog/One', '/blog/one/'))
})
