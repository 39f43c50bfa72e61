import { expect, test } from 'vitest'
import { type Answers, blank, blocks, sample } from '../../../../renderer/site/islands/demos/plan-canvas/business'
import { contradictions, coverage, filled, revenue } from '../../../../renderer/site/islands/demos/plan-canvas/checks'
import { fill, money, parse } from '../../../../renderer/site/islands/demos/plan-canvas/fill'

const answered = (change: Partial<Answers>): Answers => ({ ...sample, ...change })
const pairs = (answers: Answers) => contradictions(answers).map(found => found.blocks.join(' and '))

test('a blank canvas has nine empty blocks and no sums', () => {
  expect(filled(fill(blank))).toBe(0)
  expect(revenue(blank)).toBeUndefined()
  expect(coverage(blank)).toBeUndefined()
  expect(contradictions(blank)).toEqual([])
})

test('the sample leaves one block open, and a written answer fills it', () => {
  expect(filled(fill(sample))).toBe(8)
  const full = fill(answered({ after: '  A call in week two ' }))
  expect(filled(full)).toBe(blocks.length)
  expect(full.relationships).toEqual([{ text: 'A call in week two', from: 5 }])
})

test('an answer writes in the blocks it concerns, under the number of its question', () => {
  const canvas = fill({ ...blank, delivery: 'shelves' })
  expect(canvas.channels).toEqual([{ text: 'Pick-up shelves in eight shops', from: 4 }])
  expect(canvas.partners).toEqual([{ text: 'Eight shops', from: 4 }])
  expect(canvas.segments).toEqual([])
})

test('revenue is price × boxes × customers', () => {
  expect(revenue(sample)).toBe(48_720)
  expect(revenue(answered({ price: '$60', boxes: '2', customers: '1,000' }))).toBe(120_000)
  expect(revenue(answered({ customers: 'many' }))).toBeUndefined()
})

test('costs, margin and break-even agree with a sum done by hand', () => {
  // 840 boxes at $22 + $6, and $14,000 + $5,200 a month: $42,720. Each customer leaves 4 × $30 = $120; 19,200 / 120 = 160.
  expect(coverage(sample)).toEqual({ perBox: 28, costs: 42_720, left: 6000, breakEven: 160 })
})

test('ending the contradiction with dearer food makes a loss', () => {
  const farms = answered({ supply: 'farms' })
  expect(contradictions(farms)).toEqual([])
  expect(coverage(farms)).toMatchObject({ costs: 50_280, left: -1560, breakEven: 229 })
})

test('a box sold below its cost never breaks even', () => {
  expect(coverage(answered({ price: '28' }))?.breakEven).toBeUndefined()
})

test('a contradiction names both blocks', () => {
  expect(pairs(sample)).toEqual(['value and partners'])
  expect(pairs(answered({ delivery: 'carrier' }))).toEqual(['value and partners', 'value and channels'])
  expect(pairs(answered({ customer: 'office', promise: 'time' }))).toEqual(['segments and channels'])
})

test('a promise to be cheaper is compared with the price', () => {
  expect(pairs(answered({ promise: 'cheap', price: '47' }))).toEqual([])
  expect(pairs(answered({ promise: 'cheap', price: '58' }))).toEqual(['value and revenue'])
})

test('what retired couples have in a month is compared with the price of their boxes', () => {
  expect(pairs(answered({ customer: 'retired', supply: 'farms' }))).toEqual(['segments and revenue'])
  expect(pairs(answered({ customer: 'retired', supply: 'farms', price: '50' }))).toEqual([])
  expect(pairs(answered({ customer: 'retired', supply: 'farms', price: '' }))).toEqual([])
})

test('numbers are read as people write them, and other text is refused', () => {
  expect(parse(' $1,250.50 ')).toBe(1250.5)
  for (const text of ['', '0', '-4', 'ten', '1e9', '12345678']) expect(parse(text)).toBeUndefined()
})

test('amounts are written with separators and a true minus', () => {
  expect(money(48_720)).toBe('$48,720')
  expect(money(1_234_567)).toBe('$1,234,567')
  expect(money(58.5)).toBe('$58.50')
  expect(money(-200)).toBe('−$200')
})
