import { expect, test } from 'vitest'
import { fileOf } from '../../../scripts/bench/corpus'
import { grownPostOf, plainGrownPostOf } from '../../../scripts/bench/grown-posts'

const posts = Array.from({ length: 40 }, (_, index) => grownPostOf(index + 1))
const paragraphsOf = (body: string) => body.split('\n\n').filter(part => /^[A-Z][a-z]/.test(part))

test('posts made of this site have names, ids and titles of their own', () => {
  for (const of of [
    (post: (typeof posts)[number]) => post.slug,
    (post: (typeof posts)[number]) => post.fields.id,
    (post: (typeof posts)[number]) => post.fields.title,
  ])
    expect(new Set(posts.map(of)).size).toBe(posts.length)
  expect(fileOf(grownPostOf(7))).toBe(fileOf(grownPostOf(7)))
})

test('no paragraph of one is in another', () => {
  const paragraphs = posts.flatMap(({ body }) => paragraphsOf(body))
  expect(paragraphs.length).toBeGreaterThan(posts.length * 10)
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
})

test('for other generators they have the same text without components', () => {
  const [own, plain] = [grownPostOf(3), plainGrownPostOf(3)]
  expect(own.body).toContain('<Note>')
  expect(plain.body).not.toMatch(/<[A-Z]/)
  expect(plain.body.split(/\s+/).length / own.body.split(/\s+/).length).toBeGreaterThan(0.85)
  expect(plain.slug).toBe(own.slug)
  const all = posts.map((_, index) => plainGrownPostOf(index + 1).body).join('\n')
  expect(posts.map(({ body }) => body).join('\n')).toContain('{facts.')
  expect(all).not.toContain('{facts.')
})
