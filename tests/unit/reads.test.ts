import { expect, test } from 'vitest'
import { createFingerprints, trackDependencies } from '../../renderer/engine/builder/pages/dependencies'
import { lookupOf } from '../../renderer/engine/content/lookup'
import type { Site } from '../../renderer/site/entities'

/** A site with posts that have these titles, in this order. */
function siteOf(...titles: string[]): Site {
  const blog = titles.map((title, index) => {
    const slug = `post-${index + 1}`
    return { title, tags: ['a'], collection: 'blog', slug, file: `content/blog/${slug}.mdx`, url: `/blog/${slug}/` }
  })
  return { products: [], blog, legal: [], training: [], solutions: [], enterprise: [], pages: [] } as unknown as Site
}

/** What is taken down while something is done with a site of three posts. */
function reading(act: (site: Site) => unknown): string[] {
  const { site, reads } = trackDependencies(siteOf('One', 'Two', 'Three'))
  act(site)
  return reads()
}

test('what is read of an entity is taken down by its fields', () => {
  expect(reading(site => lookupOf(site).findByUrl('/blog/post-2/')?.slug)).toEqual([
    'at /blog/post-2/',
    'fields content/blog/post-2.mdx slug',
  ])
})

test('a list is its members, their order and the fields that it shows', () => {
  expect(reading(site => site.blog.map(({ title, url }) => title + url))).toEqual(['every blog title,url', 'list blog'])
})

test('a list that shows more of some entities names those', () => {
  const reads = reading(site => site.blog.filter(({ title }) => title === 'Two').map(({ url }) => url))
  expect(reads).toContain('fields content/blog/post-2.mdx title,url')
  expect(reads).toContain('fields content/blog/post-3.mdx title')
})

test('whoever asks which fields there are has read all of them', () => {
  const two = 'fields content/blog/post-2.mdx *'
  expect(reading(site => JSON.stringify({ ...site.blog[1] }))).toContain(two)
  expect(reading(site => 'excerpt' in (site.blog[1] ?? {}))).toContain('fields content/blog/post-2.mdx excerpt')
})

test('what was read has another name exactly when it says something else', () => {
  const before = createFingerprints(siteOf('One', 'Two', 'Three'), { 'content/blog/post-1.mdx': { key: 'text' } })
  const same = createFingerprints(siteOf('One', 'Two', 'Three'), { 'content/blog/post-1.mdx': { key: 'text' } })
  const after = createFingerprints(siteOf('One', 'Zwei', 'Three', 'Four'), {
    'content/blog/post-1.mdx': { key: 'another' },
  })
  const differs = (read: string) => {
    expect(same(read)).toBe(before(read))
    return before(read) !== after(read)
  }
  expect(differs('list blog')).toBe(true)
  expect(differs('every blog title')).toBe(true)
  expect(differs('fields content/blog/post-2.mdx title')).toBe(true)
  expect(differs('fields content/blog/post-2.mdx tags,url')).toBe(false)
  expect(differs('fields content/blog/post-2.mdx excerpt')).toBe(false)
  expect(differs('fields content/blog/post-4.mdx *')).toBe(true)
  expect(differs('at /blog/post-1/')).toBe(false)
  expect(differs('at /blog/post-4/')).toBe(true)
  expect(differs('around content/blog/post-2.mdx')).toBe(false)
  expect(differs('around content/blog/post-3.mdx')).toBe(true)
  expect(differs('text content/blog/post-1.mdx')).toBe(true)
})
