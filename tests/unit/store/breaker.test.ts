import { setTimeout } from 'node:timers/promises'
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
