import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Checks, startChecks } from '../../../../renderer/authoring/language-server/background-checks'
import { createCheckTasks } from '../../../../renderer/authoring/language-server/check-worker'
import { fillStore } from '../../../../renderer/authoring/language-server/fill-store'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { createLoader } from '../../../../renderer/engine/content/load'
import { site } from '../../../../renderer/site/index'
import { startTestWorker } from '../../engine/base/workers/start-test-worker'
import { copyContent, removeCopy } from '../content-copy'

const newWorker = vi.fn(() => startTestWorker('check-worker.ts'))

let checks: Checks
beforeEach(async () => {
  newWorker.mockClear()
  checks = await startChecks('/the/project', newWorker)
})

/** The result of a check of one text: the log of the tasks that the worker had run by then. */
async function logOf(text: string): Promise<string | undefined> {
  const found = await checks.check(new Map([['content/blog/a.mdx', text]]))
  return found?.issues.map(({ message }) => message).join(', ')
}

test('a check gives what it finds', async () => {
  expect(await logOf('a')).toBe('content a')
})

test('a check gives nothing where a newer one is asked for before it begins', async () => {
  const begun = logOf('a')
  await setImmediate()
  const [first, second, third] = await Promise.all([begun, logOf('b'), logOf('c')])
  expect(first).toBe('content a')
  expect(second).toBeUndefined()
  expect(third).toBe('content a, content c')
})

test('a failed check is thrown to whoever asked, and the next one runs', async () => {
  await expect(logOf('throw')).rejects.toThrow('The disk is gone.')
  expect(await logOf('b')).toBe('content b')
})

test('when the worker exits, the next check starts another', async () => {
  await expect(logOf('exit')).rejects.toThrow('The worker ended')
  expect(newWorker).toHaveBeenCalledTimes(1)
  expect(await logOf('b')).toBe('content b')
  expect(newWorker).toHaveBeenCalledTimes(2)
})

test('a worker that has become large is replaced by one that has checked the same', async () => {
  expect(await logOf('many')).toBe('content many')
  expect([...(await checks.records()).keys()]).toEqual(['content many.mdx'])
  expect(newWorker).toHaveBeenCalledTimes(2)
  expect(await logOf('b')).toBe('content b')
  expect(newWorker).toHaveBeenCalledTimes(2)
})

test('the store is filled once, before the first check, which is made also where that fails', async () => {
  const root = copyContent()
  const fill = vi.fn(async () => {
    throw new Error('The memory is full.')
  })
  const tasks = createCheckTasks(site, fill)
  expect((await tasks.checkContent({ root, unsaved: new Map() })).titles.get('/')).toBeTruthy()
  await tasks.checkContent({ root, unsaved: new Map() })
  expect(fill).toHaveBeenCalledTimes(1)
  removeCopy(root)
})

test('a process of its own fills the store with the analyses of all texts', async () => {
  const root = copyContent()
  // A store of its own, with the descriptions of types: other tests write analyses of the same texts to the shared one.
  mkdirSync(join(root, '.cache/store/schema'), { recursive: true })
  cpSync(join(root, '.cache/store/schema'), join(root, 'schema'), { recursive: true })
  rmSync(join(root, '.cache'))
  cpSync(join(root, 'schema'), join(root, '.cache/store/schema'), { recursive: true })
  const cache = createCache(root)
  writeFileSync(join(root, 'content/blog/new.mdx'), '---\ntitle: New\n---\n\nText.\n')
  cache.set('last', 'checked', '')
  await fillStore(root, site)
  const analyze = vi.fn(async () => [])
  const { documents } = await createLoader({ root, site, cache, analyze })()
  expect(documents.map(({ entry }) => entry.slug)).toContain('new')
  expect(analyze).not.toHaveBeenCalled()
  removeCopy(root)
})
