import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callWorker, type Tasks } from '../../../../../renderer/engine/base/workers/call-worker'
import { startTestWorker } from './start-test-worker'
import type { tasks } from './tasks'

let worker: Worker
beforeEach(async () => {
  worker = await startTestWorker()
})
afterEach(() => worker.terminate())

type Offered = typeof tasks
const call = <Name extends keyof Offered & string>(task: Name, input: Parameters<Offered[Name]>[0]) =>
  callWorker<Offered, Name>(worker, task, input)

test('overlapping calls run one after the other, and each gets its own result', async () => {
  const calls = [
    call('echo', { text: 'a', delayMs: 60 }),
    call('echo', { text: 'b', delayMs: 30 }),
    call('echo', { text: 'c' }),
  ]
  expect(await Promise.all(calls)).toEqual(['a', 'b', 'c'])
  expect(await call('log', undefined)).toEqual(['a', 'b', 'c'].flatMap(text => [`${text} begins`, `${text} ends`]))
  expect(['message', 'error', 'exit'].map(event => worker.listenerCount(event))).toEqual([0, 0, 0])
})

test('an error of a task rejects its own call only', async () => {
  const [before, failed, after] = await Promise.allSettled([
    call('echo', { text: 'before' }),
    call('fail', 'No such thing.'),
    call('echo', { text: 'after' }),
  ])
  expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'TypeError', message: 'No such thing.' } })
  expect([before, after]).toEqual([
    { status: 'fulfilled', value: 'before' },
    { status: 'fulfilled', value: 'after' },
  ])
})

test('when the worker exits, every open call is rejected', async () => {
  const results = await Promise.allSettled([
    call('echo', { text: 'done' }),
    call('exit', 0),
    call('echo', { text: 'never' }),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(results[2]).toMatchObject({ reason: { message: 'The worker ended before it had answered "echo".' } })
})

test('a call of a worker that has exited is rejected', async () => {
  const exit = once(worker, 'exit')
  await worker.terminate()
  await exit
  await expect(call('echo', { text: 'never' })).rejects.toThrow('The worker ended before it had answered "echo".')
})

test('an uncaught error of the worker rejects the open calls', async () => {
  const broken = await startTestWorker('broken-worker.ts')
  await expect(callWorker<Tasks, string>(broken, 'any', undefined as never)).rejects.toThrow('Not even started.')
})
