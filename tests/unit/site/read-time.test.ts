import { expect, test } from 'vitest'
import { trackDependencies } from '../../../renderer/engine/build/rendering/dependencies'
import { minutesFor, type Site } from '../../../renderer/engine/content/entity'

import { minutesOf, readTimeOf } from '../../../renderer/site/page-info/read-time'

test('the reading time of an article is its own, or else that of its words', () => {
  expect([0, 299, 300, 1299, 1301].map(minutesFor)).toEqual([1, 1, 2, 6, 7])
  expect(readTimeOf({ minutes: 7 })).toBe('7 min read')
  expect(readTimeOf({ readTime: '12 min read', minutes: 7 })).toBe('12 min read')
  expect(minutesOf({ readTime: '12 min read', minutes: 7 })).toBe(12)
})

test('a list of articles stays as it is when one of them has a sentence more', () => {
  const file = 'content/blog/a.mdx'
  const entity = { collection: 'blog', slug: 'a', url: '/blog/a/', file, minutes: 7 }
  const { site, dependencies } = trackDependencies({ blog: [entity] } as unknown as Site)
  for (const post of site.blog ?? []) readTimeOf(post)
  expect(dependencies()).toContain(`fields ${file} minutes,readTime`)
})
