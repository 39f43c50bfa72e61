import { expect, test } from 'vitest'
import type { Entity } from '../../../../renderer/engine/content/entity'
import { lookupOf } from '../../../../renderer/engine/content/lookup'
import { pageUrls } from '../../../../renderer/engine/content/pages/page-urls'
import { describeEntity } from '../../../../renderer/engine/pages/outputs/describe-entity'
import { legalPage, post } from '../../../factories/content-files'
import { loadFiles } from '../../../factories/site'
import { site as definition } from '../../../fixtures/sample-site/renderer/site/index'

const posts = {
  'blog/one.mdx': post({ date: '2026-01-03', relatedPosts: '[two, three]' }),
  'blog/two.mdx': post({ id: '2', title: 'The second article', date: '2026-01-02', relatedPosts: '[one, three]' }),
  'blog/three.mdx': post({ id: '3', title: 'The third article', date: '2026-01-01', relatedPosts: '[one, two]' }),
}
const hidden = post({
  id: '4',
  title: 'An article for a few',
  date: '2026-01-02',
  relatedPosts: '[one, two]',
  tags: '[Secret, Rare]',
  unlisted: 'true',
})

test('an unlisted page has an address, and no list has it', async () => {
  const { site, text } = await loadFiles({ ...posts, 'blog/hidden.mdx': hidden })
  expect(text).toBe('')
  expect(site.blog.map(({ slug }) => slug)).toEqual(['one', 'two', 'three'])
  const entity = lookupOf(site).findByUrl('/blog/hidden/')
  expect(entity).toMatchObject({ slug: 'hidden', collection: 'blog' })
  expect(entity && lookupOf(site).neighbors(entity)).toEqual({ before: undefined, after: undefined })
  const urls = pageUrls(definition.collections, site as never)
  expect(urls).toContain('/blog/hidden/')
  // Nor do its tags make lists.
  expect(urls.filter(url => /secret|rare/.test(url))).toEqual([])
  expect(entity).toMatchObject({ tags: [] })
})

test('a text may link to an unlisted page, a field may not name it, and its tags have no lists', async () => {
  const { text } = await loadFiles({
    ...posts,
    'blog/hidden.mdx': hidden,
    'blog/one.mdx': post({ date: '2026-01-03', relatedPosts: '[two, hidden]' }),
    'legal/rules.mdx': legalPage({}, 'For a few: [an article](/blog/hidden/), [its subject](/blog/tag/secret/).'),
  })
  expect(text).toBe(`content/blog/one.mdx:11:21  relatedPosts.1  link-unpublished
  content/blog/hidden is unlisted: nothing but a link in a text leads to it.
  Remove \`unlisted\` there, or name another.

content/legal/rules.mdx:10:55  link-unknown
  There is no page at "/blog/tag/secret/".
  Write the address of a page, from "/" to "/".`)
})

test('search engines leave out unlisted pages and those with noindex, which lists have', async () => {
  const { site } = await loadFiles({
    ...posts,
    'blog/two.mdx': posts['blog/two.mdx'].replace('---', '---\nnoindex: true'),
  })
  expect(site.blog.map(({ slug }) => slug)).toEqual(['one', 'two', 'three'])
  const [one, two] = site.blog.map(each => describeEntity(each as Entity, definition.settings, false))
  expect(one).toMatchObject({ indexable: true })
  expect(two).toMatchObject({ indexable: false, unlisted: undefined })
  const unlisted = { ...site.blog[0], unlisted: true } as Entity
  expect(describeEntity(unlisted, definition.settings, false)).toMatchObject({ indexable: false, unlisted: true })
})
