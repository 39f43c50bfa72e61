import { expect, test } from 'vitest'
import { exercises } from '../../../../../renderer/site/islands/demos/answer-check/exercises'
import { inWords, review } from '../../../../../renderer/site/islands/demos/answer-check/review'

const [{ answer }] = exercises
const wrong = answer.flatMap(({ isWrong }, index) => (isWrong ? [index] : []))

test('faults that were marked are found, the others missed, and other marks are false alarms', () => {
  const [first = 0] = wrong
  const result = review(answer, new Set([first, 0]))
  expect(result).toMatchObject({ found: 1, missed: 2, falseAlarms: 1 })
  expect(result.verdicts[first]).toBe('found')
  expect(result.verdicts[0]).toBe('false-alarm')
  expect(inWords(result)).toBe('1 of 3 found, 2 missed, 1 false alarm.')
})

test('who marks exactly the faults has found them all', () => {
  for (const exercise of exercises) {
    const faults = exercise.answer.flatMap(({ isWrong }, index) => (isWrong ? [index] : []))
    expect(inWords(review(exercise.answer, new Set(faults)))).toBe('All 3 found, no false alarm.')
  }
})

/** Computes sums such as "310,000 − 265,000" and "24 × 3 ÷ 5", left to right. */
function compute(sum: string): number {
  const [first = '', ...rest] = sum.replaceAll(',', '').split(/ (?=[−×÷])/)
  return rest.reduce((value, step) => {
    const [operator, operand = ''] = step.split(' ')
    const number = operand.endsWith('%') ? (value * Number.parseFloat(operand)) / 100 : Number(operand)
    return operator === '−' ? value - number : operator === '×' ? value * number : value / number
  }, Number(first))
}

const sums = exercises.flatMap(exercise =>
  exercise.answer.flatMap(({ text, because, isWrong }) => {
    const [, sum, result = ''] = /([\d.,]+(?: [−×÷] [\d.,]+%?)+) = ([\d.,]+%?)/.exec(because) ?? []
    return sum ? [{ sum, result: result.replace(/[.,]$/, ''), text, isWrong }] : []
  }),
)

test.each(sums)('$sum = $result, and the passage “$text” says so or not', ({ sum, result, text, isWrong }) => {
  const value = compute(sum) * (result.endsWith('%') ? 100 : 1)
  expect(value.toFixed(result.includes('.') ? 1 : 0)).toBe(result.replaceAll(/[,%]/g, ''))
  expect(text.includes(result)).toBe(!isWrong)
})

test('every exercise has a sum to check, three faults and more that holds than not', () => {
  expect(sums.length).toBeGreaterThanOrEqual(7)
  for (const exercise of exercises) {
    expect(exercise.answer.filter(({ isWrong }) => isWrong)).toHaveLength(3)
    expect(exercise.answer.filter(({ isWrong }) => !isWrong).length).toBeGreaterThanOrEqual(3)
  }
})
