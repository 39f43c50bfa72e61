import { expect, test } from 'vitest'
import { post } from '../../factories/content-files'
import { loadFiles } from '../../factories/site'

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
