import { availableParallelism } from 'node:os'
import { threadId } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { createWorkerPool } from '../../../../../renderer/engine/base/workers/worker-pool'
import { startTestWorker } from './start-test-worker'
import { tasks } from './tasks'

const newPool = () => createWorkerPool(tasks, () => startTestWorker())

let pool = newPool()
afterEach(async () => {
  await pool.close()
  pool = newPool()
})

/** More inputs than one process works on by itself, on any machine. */
const many = Array.from({ length: 600 }, (_, index) => index)

test('a few inputs are worked on in this process', async () => {
  await pool.broadcast('share', 'few')
  const results = await pool.mapBatches('square', [3, 4])
  expect(results).toEqual([9, 16].map(value => ({ value, shared: 'few', threadId })))
})

test('many inputs are worked on in all threads; results are in their order', async () => {
  const progress: number[] = []
  const results = await pool.mapBatches('square', many, done => progress.push(done))
  expect(results.map(({ value }) => value)).toEqual(many.map(number => number ** 2))
  const threads = new Set(results.map(result => result.threadId))
  expect(threads.size).toBe(availableParallelism())
  expect(threads).not.toContain(threadId)
  expect(progress.at(-1)).toBe(many.length)
  expect(progress).toEqual([...progress].sort((a, b) => a - b))
})

test('a broadcast reaches workers that run, and those that start later', async () => {
  await pool.broadcast('share', 'first')
  const first = await pool.mapBatches('square', many)
  await pool.broadcast('share', 'second')
  const second = await pool.mapBatches('square', many)
  expect(new Set(first.map(({ shared }) => shared))).toEqual(new Set(['first']))
  expect(new Set(second.map(({ shared }) => shared))).toEqual(new Set(['second']))
})

test('an error of one input rejects the call, and the pool goes on', async () => {
  await expect(pool.mapBatches('square', [1, -2])).rejects.toThrow('-2 is negative.')
  await expect(pool.mapBatches('square', [...many, -1])).rejects.toThrow('-1 is negative.')
  expect(await pool.mapBatches('square', [5])).toMatchObject([{ value: 25 }])
})

test('a worker that exits rejects the call instead of leaving it open', async () => {
  await expect(pool.mapBatches('exitAt13', many)).rejects.toThrow('The worker ended before it had answered "exitAt13".')
})
