import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Check, startChecks } from '../../../../renderer/authoring/language-server/background-checks'
import { startTestWorker } from '../../engine/base/workers/start-test-worker'

const newWorker = vi.fn(() => startTestWorker('check-worker.ts'))

let check: Check
beforeEach(async () => {
  newWorker.mockClear()
  check = await startChecks('/the/project', newWorker)
})

/** The steps of a check of one text: the log of the tasks that the worker had run by then. */
async function stepsOf(text: string): Promise<string[]> {
  const steps: string[] = []
  for await (const { issues } of check(new Map([['content/blog/a.mdx', text]])))
    steps.push(issues.map(({ message }) => message).join(', '))
  return steps
}

test('a check gives what it finds at once, then what it finds with types', async () => {
  expect(await stepsOf('a')).toEqual(['content a', 'content a, types'])
})

test('an older check ends early when a newer one is asked for', async () => {
  const begun = stepsOf('a')
  await setImmediate()
  const [first, second, third] = await Promise.all([begun, stepsOf('b'), stepsOf('c')])
  expect(first).toEqual(['content a'])
  expect(second).toEqual([])
  expect(third).toEqual(['content a, content c', 'content a, content c, types'])
})

test('a check of types gives nothing once a newer check is asked for', async () => {
  const older = check(new Map([['content/blog/a.mdx', 'a']]))
  await older.next()
  const types = older.next()
  await setImmediate()
  const newer = stepsOf('b')
  expect(await types).toEqual({ done: true, value: undefined })
  expect(await newer).toEqual(['content a, types, content b', 'content a, types, content b, types'])
})

test('a failed check is thrown to whoever asked, and the next one runs', async () => {
  await expect(stepsOf('throw')).rejects.toThrow('The disk is gone.')
  expect(await stepsOf('b')).toEqual(['content b', 'content b, types'])
})

test('when the worker exits, the next check starts another', async () => {
  await expect(stepsOf('exit')).rejects.toThrow('The worker ended')
  expect(newWorker).toHaveBeenCalledTimes(1)
  expect(await stepsOf('b')).toEqual(['content b', 'content b, types'])
  expect(newWorker).toHaveBeenCalledTimes(2)
})
