import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { post } from '../../../../factories/content-files'
import { filesOf } from '../../../../factories/issues'
import { temporaryRoot } from '../../../../factories/root'
import { loaderOf } from '../../../../factories/site'

const first = post({ relatedPosts: '[two, two]' })
const second = post({ title: 'How to read another answer', relatedPosts: '[one, one]' })

test('a number that is taken is reported at the file that git does not know, with the next free number', async () => {
  const root = temporaryRoot({ 'blog/one.mdx': first, 'blog/two.mdx': second })
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root })
  git('init')
  git('add', 'content/blog/two.mdx')
  const { issues } = await loaderOf(root)()
  expect(filesOf(issues)).toEqual(['content/blog/one.mdx value-taken'])
  expect(issues[0]).toMatchObject({ line: 2, column: 5, fix: { text: '2' } })
  expect(issues[0]?.message).toContain('content/blog/two.mdx')
})

test('without git it is reported at the later file by name; a file that is not saved yet is the newer one', async () => {
  const root = temporaryRoot({ 'blog/two.mdx': second, 'blog/three.mdx': first })
  expect(filesOf((await loaderOf(root)()).issues)).toContain('content/blog/two.mdx value-taken')
  const { issues } = await loaderOf(root)(new Map([['content/blog/one.mdx', first.replace('title: How', 'title: So')]]))
  expect(filesOf(issues)).toContain('content/blog/one.mdx value-taken')
})
