import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashOf } from '../../../../../renderer/engine/base/cache/hash'
import { createCache } from '../../../../../renderer/engine/base/cache/store'
import { createLoader } from '../../../../../renderer/engine/content/load'
import { page } from '../../../../factories/content-files'
import { codesOf } from '../../../../factories/issues'
import { temporaryCacheFolder, temporaryFolder, temporaryRoot } from '../../../../factories/root'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

/** Forges a cache entry; `json` is the value that an attacker would put into its place. */
type Change = (text: string, json: string, key: string) => string

const changes: [name: string, change: Change][] = [
  ['is garbage', () => 'garbage'],
  ['is empty', () => ''],
  ['has lost its end', text => text.slice(0, -10)],
  ['is JSON without a hash', (_, json) => json],
  ['is other JSON under the old hash', (text, json) => `${text.slice(0, 64)}\n${json}`],
  ['is other JSON under the hash of another kind', (_, json, key) => `${hashOf('other', key, json)}\n${json}`],
  ['is other JSON under the hash of another key', (_, json) => `${hashOf('analyses', 'other', json)}\n${json}`],
]

/** Lists of issues, and of what is checked in bodies, emptied. */
const withoutIssues = (text: string) =>
  JSON.stringify(JSON.parse(text.slice(65)), (name, value) =>
    ['issues', 'components', 'shown'].includes(name) ? [] : value,
  )

describe.each([
  ['analyses', 'body-component', '<Nota />'],
  ['analyses', 'prop-unknown', '<Worked titel="a" input="b" output="c" check="d" />'],
])('a cache entry of %s can not hide an error', (kind, code, body) => {
  test.each(changes)('where it %s', async (_, change) => {
    const root = temporaryRoot({ 'pages/one.mdx': page({}, body) })
    const folder = temporaryCacheFolder()
    const check = async () => codesOf((await createLoader({ root, site, cache: createCache(folder) })()).issues)
    expect(await check()).toEqual([code])

    const [file = ''] = readdirSync(join(folder, '.cache/store', kind)).map(name =>
      join(folder, '.cache/store', kind, name),
    )
    const text = readFileSync(file, 'utf8')
    const changed = change(text, withoutIssues(text), basename(file))
    expect(changed).not.toBe(text)
    writeFileSync(file, changed)
    expect(await check()).toEqual([code])
    // The entry is written again as it was.
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})

test('a value is what was stored under its kind and key', () => {
  const cache = createCache(temporaryFolder())
  cache.set('kind', 'key', { a: [1, 'two', null] })
  expect(cache.get('kind', 'key')).toEqual({ a: [1, 'two', null] })
  expect(cache.get('kind', 'other')).toBeUndefined()
  expect(cache.get('other', 'key')).toBeUndefined()
})

test('an entry is not used under the name of another', () => {
  const root = temporaryFolder()
  const cache = createCache(root)
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
