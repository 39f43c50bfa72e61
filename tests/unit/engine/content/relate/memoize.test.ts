import { expect, test } from 'vitest'
import { createCache } from '../../../../../renderer/engine/base/cache/store'
import type { Document } from '../../../../../renderer/engine/content/document'
import { createCheckCache } from '../../../../../renderer/engine/content/relate/memoize'
import { folderOf } from '../../../../factories/root'

const documentOf = (file: string, hash: string) => ({ entry: { file, hash } }) as Document
const documents = () => [documentOf('a.mdx', '1'), documentOf('b.mdx', '2'), documentOf('c.mdx', '3')]

test('another process checks again only what was changed, what had findings, and everything in another context', () => {
  const cache = createCache(folderOf({}))
  /** The files that a new process checks, and what it finds: a finding in each file with a b. */
  const check = (all: Document[], context: unknown[] = ['schema'], code = 'code') => {
    const checked: string[] = []
    const find = createCheckCache(cache, code)('check', context, ({ entry: { file, hash } }) => {
      checked.push(file + hash)
      return file.startsWith('b') ? [`${file} ${hash}`] : []
    })
    const found = [find(all), find(all)].map(each => each.flatMap(({ findings }) => findings))
    expect(found[1]).toEqual(found[0])
    return [checked, found[0]]
  }
  expect(check(documents())).toEqual([['a.mdx1', 'b.mdx2', 'c.mdx3'], ['b.mdx 2']])
  expect(check(documents())).toEqual([['b.mdx2'], ['b.mdx 2']])
  const changed = [...documents().slice(1), documentOf('a.mdx', '4')]
  expect(check(changed)).toEqual([['b.mdx2', 'a.mdx4'], ['b.mdx 2']])
  expect(check(changed)).toEqual([['b.mdx2'], ['b.mdx 2']])
  expect(check(changed, ['another schema'])[0]).toHaveLength(3)
  expect(check(changed, ['another schema'], 'other code')[0]).toHaveLength(3)
})
