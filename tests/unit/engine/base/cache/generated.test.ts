import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedJson } from '../../../../../renderer/engine/base/cache/generated'
import { createCache } from '../../../../../renderer/engine/base/cache/store'

let root = ''
let committed = ''
beforeEach(() => {
  vi.stubEnv('CI', undefined)
  root = mkdtempSync(join(tmpdir(), 'generated-'))
  committed = join(root, 'committed.json')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

const generate = vi.fn(() => ['value'])
/** Reads as a new process does: with a cache object of its own. */
const read = (key = 'key') => cachedJson(createCache(root), { kind: 'kind', key, generate, committed })

test('a value is generated once for each key', async () => {
  generate.mockClear()
  expect([await read(), await read(), await read('other')]).toEqual([['value'], ['value'], ['value']])
  expect(generate).toHaveBeenCalledTimes(2)
})

test('a committed copy of another key is replaced, wherever the value comes from', async () => {
  const stale = '{ "key": "other", "hash": "", "value": [] }'
  for (const from of ['generated', 'cached']) {
    writeFileSync(committed, stale)
    await read()
    expect(JSON.parse(readFileSync(committed, 'utf8')), from).toMatchObject({ key: 'key', value: ['value'] })
  }
})

test('a committed copy is used where its key and hash are right, and only read in CI', async () => {
  writeFileSync(committed, '{}')
  await read()
  rmSync(join(root, '.cache'), { recursive: true })
  generate.mockClear()
  expect(await read()).toEqual(['value'])
  expect(generate).not.toHaveBeenCalled()
  const forged = readFileSync(committed, 'utf8').replace('"value"\n', '"forged"\n')
  expect(forged).toContain('forged')
  writeFileSync(committed, forged)
  vi.stubEnv('CI', 'true')
  expect(await read()).toEqual(['value'])
  expect(readFileSync(committed, 'utf8')).toBe(forged)
})

test('what a killed process left beside a committed copy is removed, what a running one writes stays', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const leftOf = (pid: number) => `.${pid}-12800455-3d18-4b79-8f77-28b9171a8fff.unfinished`
  writeFileSync(committed, '{}')
  for (const name of [leftOf(ended), leftOf(process.ppid), '.notes.unfinished']) writeFileSync(join(root, name), '')
  await read()
  const left = readdirSync(root).filter(name => name.endsWith('.unfinished'))
  expect(left.sort()).toEqual([leftOf(process.ppid), '.notes.unfinished'].sort())
})
