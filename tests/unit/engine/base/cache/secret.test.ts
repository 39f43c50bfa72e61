import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { sha256 } from '../../../../../renderer/engine/base/cache/hash'
import { type Cache, createCache } from '../../../../../renderer/engine/base/cache/store'
import { temporaryFolder } from '../../../../factories/root'

afterEach(() => {
  vi.unstubAllEnvs()
})

const [ours, others] = [sha256('ours'), sha256('others')]

/** The store below a root, as a process with this secret opens it. */
function cacheWith(secret: string | undefined, root: string): Cache {
  vi.stubEnv('CACHE_SECRET', secret)
  return createCache(root)
}

test.each([
  ['the same secret', ours, ours, true],
  ['no secret, by a process that has none', undefined, undefined, true],
  ['no secret', undefined, ours, false],
  ['an empty secret, as CI passes one that a run may not read', '', ours, false],
  ['another secret', others, ours, false],
  ['a secret, by a process that has none', ours, undefined, false],
])('what was written with %s: whether it is used', async (_, writer, reader, isUsed) => {
  const root = temporaryFolder()
  const make = vi.fn(() => Buffer.from('made'))
  await cacheWith(writer, root).memoize('kind', ['part'], make)
  await cacheWith(reader, root).memoize('kind', ['part'], make)
  expect(make).toHaveBeenCalledTimes(isUsed ? 1 : 2)
})

test('an entry is not used under the name of another', () => {
  const root = temporaryFolder()
  const cache = cacheWith(ours, root)
  cache.set('kind', 'key', ['value'])
  for (const [kind, key] of [
    ['kind', 'other'],
    ['other', 'key'],
  ] as const) {
    mkdirSync(join(root, '.cache/store', kind), { recursive: true })
    cpSync(join(root, '.cache/store/kind/key'), join(root, '.cache/store', kind, key))
    expect(cache.get(kind, key)).toBeUndefined()
  }
  expect(cache.get('kind', 'key')).toEqual(['value'])
})

test('a secret that can be guessed is refused', () => {
  expect(() => cacheWith('hunter2', temporaryFolder())).toThrow(
    'CACHE_SECRET has 7 characters, fewer than 32. Make one with: openssl rand -hex 32',
  )
})

test.each(['a'.repeat(64), 'abcabc'.repeat(12), '0123456'.repeat(6)])('the secret %s is easy to guess', secret => {
  expect(() => cacheWith(secret, temporaryFolder())).toThrow('repeats few characters')
})
