import { expect, test } from 'vitest'
import { planRename } from '../../../../renderer/authoring/rename/plan'
import { applyEdits } from '../../../../renderer/engine/base/files/edits'
import { post } from '../../../factories/content-files'
import { contextOf, rootWith } from '../root-with'

const planOf = async (texts: Record<string, string>, from: string, to: string) => {
  const plan = await planRename(contextOf(rootWith(texts)), 'blog', from, to)
  if ('reason' in plan) return plan.reason
  return Object.fromEntries(
    plan.changes.map(change => [change.to ?? change.file, applyEdits(change.source, change.edits)]),
  )
}

test('a file in a folder keeps folder and ending, and links in any spelling follow', async () => {
  const one = post({ relatedPosts: '[one, über]' }, '[a](/blog/über/) [b](/blog/%C3%BCber/#x) [c](/blog/one/)')
  const über = post({ id: '2', title: 'Another title of the test' }, '## X')
  const after = await planOf({ 'blog/one.mdx': one, 'blog/2026/über.md': über }, 'über', '日本')
  expect(after).toEqual({
    'content/blog/2026/日本.md': expect.stringContaining('redirects:\n  - /blog/über/\n'),
    'content/blog/one.mdx': one
      .replace('[one, über]', '[one, 日本]')
      .replace(/\/blog\/(über|%C3%BCber)\//g, '/blog/日本/'),
  })
})

test('a file that is named by its folder is not renamed', async () => {
  const texts = { 'blog/one.mdx': post(), 'blog/two/index.mdx': post({ id: '2', title: 'Another title of the test' }) }
  expect(await planOf(texts, 'two', 'three')).toBe(
    'content/blog/two/index.mdx is named by its folder. Call it two.mdx there, and rename that.',
  )
})
