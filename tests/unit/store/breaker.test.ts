import { setImmediate, setTimeout } from 'node:timers/promises'
import { createBreaker } from '@proofsheet/store/breaker'
import { expect, test } from 'vitest'

const limits = { requestMs: 1000, budgetMs: 400, maxFailures: 3 }

test('work that is waited for at the same time takes that time once', async () => {
  const breaker = createBreaker(limits)
  await Promise.all([1, 2, 3, 4].map(() => breaker.wait(setTimeout(150))))
  await breaker.wait(setTimeout(100))
  expect(breaker.reason()).toBeUndefined()
  expect(breaker.waitedMs()).toBeGreaterThan(240)
  expect(breaker.waitedMs()).toBeLessThan(400)
})

test('waiting ends requests when its time is over', async () => {
  const breaker = createBreaker(limits)
  const request = () => breaker.run(signal => setTimeout(5000, 'late', { signal }))
  expect(await breaker.wait(Promise.all([request(), request()]))).toEqual([undefined, undefined])
  expect(breaker.reason()).toBe('it was too slow')
})

/** Computes for a time, in steps between which the process does what waits. */
async function compute(ms: number, stepMs = 100): Promise<void> {
  for (const endMs = performance.now() + ms; performance.now() < endMs; await setImmediate())
    for (const stepEndMs = performance.now() + stepMs; performance.now() < stepEndMs; );
}

test('what this process computes meanwhile is no time of the server', async () => {
  const breaker = createBreaker(limits)
  const answer = breaker.wait(breaker.run(signal => setTimeout(100, 'answer', { signal })))
  const late = breaker.wait(breaker.run(signal => setTimeout(1500, 'late', { signal })))
  await compute(2000)
  expect([await answer, await late]).toEqual(['answer', 'late'])
  expect(breaker.reason()).toBeUndefined()
  expect(breaker.waitedMs()).toBeLessThan(200)
})

test('a dead server takes no more time from a process that computes', async () => {
  const breaker = createBreaker(limits)
  const dead = breaker.wait(breaker.run(signal => setTimeout(60_000, 'late', { signal })))
  for (let step = 0; step < 10 && breaker.reason() === undefined; step++)
    await Promise.all([compute(60), setTimeout(160)])
  expect(await dead).toBeUndefined()
  expect(breaker.reason()).toBe('it was too slow')
  expect(breaker.waitedMs()).toBeLessThan(600)
})
