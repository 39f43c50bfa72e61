import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { page, post } from '../../../factories/content-files'
import { filesOf, placesOf } from '../../../factories/issues'
import { fixtureRoot, temporaryRoot } from '../../../factories/root'
import { loaderOf, loadFiles } from '../../../factories/site'

test('all issues of a file are reported at once, in frontmatter and body', async () => {
  const { issues } = await loadFiles({
    'blog/one.mdx': post({ date: '2025-02-30', category: 'Guide' }, 'A <Noet>note</Noet>.\n\n{1 + 1}'),
  })
  expect(placesOf(issues)).toEqual([
    '7:7 field-value',
    '9:11 field-value',
    '14:3 body-component',
    '16:1 body-expression',
  ])
})

test('a broken file hides neither another file nor its issues', async () => {
  const { site, issues } = await loadFiles({
    'blog/one.mdx': post({ relatedPosts: '[two, three]' }),
    'blog/two.mdx': '---\ntitle: "never closed\n---\n',
    'blog/three.mdx': post({ id: '3', title: null }),
  })
  expect(site.blog.map(({ slug }) => slug)).toEqual(['one'])
  expect(filesOf(issues)).toEqual(['content/blog/three.mdx field-missing', 'content/blog/two.mdx frontmatter-syntax'])
})

describe('a loader that is called again', () => {
  /** Titles and issues of a site with two posts, at first and after each change; files settle before each. */
  async function resultsAfter(...changes: ((pathOf: (name: string) => string) => void)[]) {
    const root = temporaryRoot({
      'blog/one.mdx': post(),
      'blog/two.mdx': post({ id: '2' }, '[One](/blog/one/).'),
    })
    const load = loaderOf(root)
    const results: string[][] = []
    for (const change of [() => {}, ...changes]) {
      await setTimeout(150)
      await load()
      change(name => join(root, 'content/blog', name))
      const { value, issues } = await load()
      results.push([...(value.blog ?? []).map(entity => String(Object(entity).title)), ...filesOf(issues)])
    }
    return results
  }

  test('sees a change that leaves a file as long as it was', async () => {
    const [first, second, third] = await resultsAfter(
      pathOf => writeFileSync(pathOf('one.mdx'), post({ title: 'How to weed an answer' })),
      pathOf => writeFileSync(pathOf('one.mdx'), post({ title: 'How to feed an answer' })),
    )
    expect(first).toContain('How to read an answer')
    expect(second).toContain('How to weed an answer')
    expect(third).toContain('How to feed an answer')
  })

  test('reports in an unchanged file what the change of another breaks', async () => {
    const [before, , gone, back] = await resultsAfter(
      () => {},
      pathOf => rmSync(pathOf('one.mdx')),
      pathOf => writeFileSync(pathOf('one.mdx'), post()),
    )
    expect(before).not.toContain('content/blog/two.mdx link-unknown')
    expect(gone).toContain('content/blog/two.mdx link-unknown')
    expect(gone).toContain('content/blog/two.mdx reference-unknown')
    expect(back).toEqual(before)
  })
})

test('unsaved texts stand in for their files during one load only', async () => {
  const load = loaderOf(fixtureRoot('broken-site'))
  const count = async (unsaved?: ReadonlyMap<string, string>) =>
    (await load(unsaved)).issues.filter(({ file }) => file === 'content/blog/new.mdx').length
  expect(await count(new Map([['content/blog/new.mdx', 'No frontmatter.']]))).toBe(1)
  expect(await count()).toBe(0)
})

test('an unsaved text replaces the text of a file that exists, during one load only', async () => {
  const load = loaderOf(temporaryRoot({ 'pages/one.mdx': page({ title: 'Saved' }) }))
  const titles = async (unsaved?: ReadonlyMap<string, string>) =>
    (await load(unsaved)).value.pages?.map(entity => Object(entity).title)
  expect(await titles()).toEqual(['Saved'])
  expect(await titles(new Map([['content/pages/one.mdx', page({ title: 'Unsaved' })]]))).toEqual(['Unsaved'])
  expect(await titles()).toEqual(['Saved'])
})
