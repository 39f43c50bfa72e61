import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localFolder } from '../../../../renderer/engine/base/cache/local'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { createBodyCache } from '../../../../renderer/engine/build/rendering/body-cache'
import { temporaryFolder } from '../../../factories/root'

const version = { hash: 'a', facts: { price: '1' } }

test('a program is found by its code, file, hash and facts alone', () => {
  const root = temporaryFolder()
  const cache = createBodyCache(root, 'code')
  cache.set('one.mdx', version, 'program')
  expect(cache.get('one.mdx', version)).toBe('program')
  expect(createBodyCache(root, 'code').get('one.mdx', version)).toBe('program')
  expect(createBodyCache(root, 'other').get('one.mdx', version)).toBeUndefined()
  expect(cache.get('two.mdx', version)).toBeUndefined()
  expect(cache.get('one.mdx', { ...version, hash: 'b' })).toBeUndefined()
  expect(cache.get('one.mdx', { ...version, facts: { price: '2' } })).toBeUndefined()
})

test('programs are in node_modules/.cache: nothing of the store that machines share is taken for one', () => {
  const root = temporaryFolder()
  const cache = createBodyCache(root, 'code')
  cache.set('one.mdx', version, 'program')
  expect(existsSync(join(root, '.cache'))).toBe(false)
  const folder = join(localFolder(root, 'programs'), 'bodies')
  const [key = ''] = readdirSync(folder)
  for (const kind of ['bodies', 'programs', 'programs/bodies']) createCache(root).set(kind, key, 'planted')
  expect(cache.get('one.mdx', version)).toBe('program')
  writeFileSync(join(folder, key), 'damaged')
  expect(cache.get('one.mdx', version)).toBeUndefined()
})
