import { expect, test } from 'vitest'
import { createFingerprints, trackDependencies } from '../../../../renderer/engine/build/rendering/dependencies'
import type { Site } from '../../../../renderer/engine/content/entity'
import { lookupOf } from '../../../../renderer/engine/content/lookup'

/** A site with posts that have these titles, in this order. */
function siteOf(...titles: string[]): Site {
  const blog = titles.map((title, index) => {
    const slug = `post-${index + 1}`
    return { title, tags: ['a'], collection: 'blog', slug, file: `content/blog/${slug}.mdx`, url: `/blog/${slug}/` }
  })
  return { products: [], blog, legal: [], training: [], solutions: [], enterprise: [], pages: [] } as unknown as Site
}

type Post = { title: string; slug: string; url: string }
const postsOf = (site: Site) => site.blog as unknown as Post[]

/** The dependencies that are recorded while something is done with a site of three posts. */
function dependenciesOf(act: (site: Site) => unknown): string[] {
  const { site, dependencies } = trackDependencies(siteOf('One', 'Two', 'Three'))
  act(site)
  return dependencies()
}

test('the fields that are read of an entity are recorded', () => {
  expect(dependenciesOf(site => lookupOf(site).findByUrl('/blog/post-2/')?.slug)).toEqual([
    'at /blog/post-2/',
    'fields content/blog/post-2.mdx slug',
  ])
})

test('a list is its members, their order and the fields that it shows', () => {
  expect(dependenciesOf(site => postsOf(site).map(({ title, url }) => title + url))).toEqual([
    'every blog title,url',
    'list blog',
  ])
})

test('a list that reads more of some entities depends on one field of all and on more of those', () => {
  const found = dependenciesOf(site =>
    postsOf(site)
      .filter(({ title }) => title === 'Two')
      .map(({ url }) => url),
  )
  expect(found).toEqual(['every blog title', 'fields content/blog/post-2.mdx url', 'list blog'])
})

test('all fields of one entity are more than those that are read of every entity', () => {
  const found = dependenciesOf(site => [postsOf(site).map(({ title }) => title), { ...postsOf(site)[1] }])
  expect(found).toEqual(['every blog title', 'fields content/blog/post-2.mdx *', 'list blog'])
  const whole = dependenciesOf(site => postsOf(site).map(post => ({ ...post })))
  expect(whole).toEqual(['every blog *', 'list blog'])
})

test('an unlisted page depends on its own fields, also where it reads as many entities as a list has', () => {
  const [one, two, three] = siteOf('One', 'Two', 'Three').blog ?? []
  const all = { ...siteOf(), blog: [one, two], '/unlisted': [three] } as Site
  const { site, dependencies } = trackDependencies(all)
  const titles = ['/blog/post-1/', '/blog/post-3/'].map(url => (lookupOf(site).findByUrl(url) as unknown as Post).title)
  expect(titles).toEqual(['One', 'Three'])
  expect(dependencies()).toContain('fields content/blog/post-3.mdx title')
})

test('the list of a tag depends on the entities that have it, not on the tags of all', () => {
  const list = (site: Site) =>
    lookupOf(site)
      .withTag('blog', 'a')
      ?.entities.map(({ slug }) => slug)
  const found = dependenciesOf(list)
  // All three posts have it.
  expect(found).toEqual(['every blog slug', 'tagged blog a'])
  const retagged = (tag: string, titles: string[]) => {
    const site = siteOf(...titles)
    const [last] = (site.blog ?? []).slice(-1) as unknown as { tags: string[] }[]
    if (last) last.tags = [tag]
    return createFingerprints(site, {})
  }
  const before = createFingerprints(siteOf('One', 'Two'), {})
  const differ = (after: ReturnType<typeof createFingerprints>) =>
    ['tagged blog a', 'tags blog'].map(each => before(each) !== after(each))
  // Another spelling of a tag that a former entity has, a further entity with another tag, and one tag in place of another.
  expect(differ(retagged('A', ['One', 'Two']))).toEqual([false, false])
  expect(differ(retagged('b', ['One', 'Two', 'Three']))).toEqual([false, true])
  expect(differ(retagged('b', ['One', 'Two']))).toEqual([true, true])
})

test('listing the fields of an entity depends on all of them', () => {
  const two = 'fields content/blog/post-2.mdx *'
  expect(dependenciesOf(site => JSON.stringify({ ...postsOf(site)[1] }))).toContain(two)
  expect(dependenciesOf(site => 'excerpt' in (postsOf(site)[1] ?? {}))).toContain(
    'fields content/blog/post-2.mdx excerpt',
  )
})

test('a dependency has another fingerprint exactly when its value differs', () => {
  const before = createFingerprints(siteOf('One', 'Two', 'Three'), { 'content/blog/post-1.mdx': { hash: 'one' } })
  const same = createFingerprints(siteOf('One', 'Two', 'Three'), { 'content/blog/post-1.mdx': { hash: 'one' } })
  const after = createFingerprints(siteOf('One', 'Zwei', 'Three', 'Four'), {
    'content/blog/post-1.mdx': { hash: 'another' },
  })
  const differs = (dependency: string) => {
    expect(same(dependency)).toBe(before(dependency))
    return before(dependency) !== after(dependency)
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
  expect(differs('body content/blog/post-1.mdx')).toBe(true)
})
