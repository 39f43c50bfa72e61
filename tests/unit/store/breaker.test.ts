import { setImmediate } from 'node:timers/promises'
import { createBreaker } from '@proofsheet/store/breaker'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const limits = { requestMs: 1000, budgetMs: 400, maxFailures: 3 }

// A busy machine leaves a process no time to have nothing to do, so all but one of these have a clock of their own.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Gives a value after a time, in milliseconds; fails when it is aborted before. */
const after = <Value>(ms: number, value: Value, signal?: AbortSignal) =>
  new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => resolve(value), ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

test('work that is waited for at the same time takes that time once', async () => {
  const breaker = createBreaker(limits, Date.now)
  const together = [1, 2, 3, 4].map(() => breaker.wait(after(150, 'done')))
  await vi.advanceTimersByTimeAsync(150)
  await Promise.all(together)
  const last = breaker.wait(after(100, 'done'))
  await vi.advanceTimersByTimeAsync(100)
  await last
  expect(breaker.reason()).toBeUndefined()
  expect(breaker.waitedMs()).toBe(250)
})

test('waiting ends requests when its time is over', async () => {
  const breaker = createBreaker(limits, Date.now)
  const request = () => breaker.run(signal => after(5000, 'late', signal))
  const both = breaker.wait(Promise.all([request(), request()]))
  await vi.advanceTimersByTimeAsync(399)
  expect(breaker.reason()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(await both).toEqual([undefined, undefined])
  expect(breaker.reason()).toBe('it was too slow')
})

test('a request that nobody waits for ends when its own time is over', async () => {
  const breaker = createBreaker(limits, Date.now)
  const requests = [1, 2, 3].map(() => breaker.run(signal => after(5000, 'late', signal)))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await Promise.all(requests)).toEqual([undefined, undefined, undefined])
  expect(breaker.reason()).toBe('it did not answer in time')
})

test('a dead server takes no more time from a process that computes', async () => {
  // Half of the time this process computes.
  const breaker = createBreaker(limits, () => Date.now() / 2)
  const dead = breaker.wait(breaker.run(signal => after(60_000, 'late', signal)))
  await vi.advanceTimersByTimeAsync(801)
  expect(await dead).toBeUndefined()
  expect(breaker.reason()).toBe('it was too slow')
  expect(breaker.waitedMs()).toBeLessThan(401)
})

test('what this process computes meanwhile is no time of the server', async () => {
  vi.useRealTimers()
  const breaker = createBreaker({ requestMs: 300, budgetMs: 200, maxFailures: 3 })
  const answer = breaker.wait(breaker.run(signal => after(100, 'answer', signal)))
  const late = breaker.wait(breaker.run(signal => after(500, 'late', signal)))
  // In steps between which the process does what waits.
  for (const endMs = performance.now() + 700; performance.now() < endMs; await setImmediate())
    for (const stepEndMs = performance.now() + 100; performance.now() < stepEndMs; );
  expect([await answer, await late]).toEqual(['answer', 'late'])
  expect(breaker.reason()).toBeUndefined()
})
