import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tagSlug, tagUrl } from '../../../../../renderer/engine/content/collection'
import { limits } from '../../../../../renderer/engine/content/relate/tags'
import { toAnchors } from '../../../../../renderer/engine/mdx/anchor'
import { post } from '../../../../factories/content-files'
import { loadFiles } from '../../../../factories/site'

const tagged = (tags: string[]) => post({ tags: JSON.stringify(tags) })

test('a tag in any script has an address', async () => {
  const { text } = await loadFiles({ 'blog/one.mdx': tagged(['日本語', 'Обучение', 'café', 'C 3']) })
  expect(text).toBe('')
  const slugs = ['日本語', 'Обучение', 'Café', 'é̂', 'हिन्दी', 'AI & work', 'Q<A', '한국어'].map(tagSlug)
  expect(slugs).toEqual(['日本語', 'обучение', 'cafe', 'e', 'हिन्दी', 'ai-work', 'q-a', '한국어'])
  expect(tagUrl({ base: '/blog/' }, '日本語')).toBe('/blog/tag/日本語/')
})

test('a tag without an address of its own is an issue', async () => {
  const { text } = await loadFiles({
    'blog/one.mdx': tagged(['!!!', 'Prompting', 'prompting', 'C++', 'x'.repeat(51)]),
    'blog/two.mdx': post({ id: '2', title: 'Another article', tags: '["C#", Prompting]' }),
  })
  expect(text).toBe(`content/blog/one.mdx:10:8  tags.0  field-value
  The tag "!!!" has no letter and no digit, so its list has no address.
  Write a word.

content/blog/one.mdx:10:26  tags.2  address-taken
  The tag "prompting" has the address /blog/tag/prompting/, which is that of "Prompting" in content/blog/one.mdx.
  Spell both alike if they mean the same; otherwise tell them apart by letters or digits.

content/blog/one.mdx:10:44  tags.4  field-value
  The tag has 51 characters; at most 50 fit into an address.
  Shorten it: "${'x'.repeat(51)}".

content/blog/two.mdx:10:8  tags.0  address-taken
  The tag "C#" has the address /blog/tag/c/, which is that of "C++" in content/blog/one.mdx.
  Spell both alike if they mean the same; otherwise tell them apart by letters or digits.`)
})

test('the number of tags is limited', async () => {
  const { issues } = await loadFiles({
    'blog/one.mdx': tagged(Array.from({ length: limits.tagsPerEntity + 3 }, (_, index) => `Tag ${index}`)),
  })
  expect(issues.map(({ field, message }) => `${field} ${message}`)).toEqual([
    'tags.30 A blog post has at most 30 tags.',
  ])
})

test('anchors of one page differ, and an anchor made again is the same', () => {
  expect(toAnchors(['What is it?', 'What is it', '', '料金は？', '？'])).toEqual([
    'what-is-it',
    'what-is-it-1',
    '1',
    '料金は',
    '2',
  ])
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), texts => {
      const anchors = toAnchors(texts)
      expect(new Set(anchors).size).toBe(texts.length)
      expect(anchors.map(tagSlug)).toEqual(anchors)
    }),
  )
})
