import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TestRuns } from '../../../renderer/site/components/stage/TestRuns'
import { ToMark } from '../../../renderer/site/components/stage/ToMark'
import { result } from '../../../renderer/site/shell/browser/count-found'
import { lackOf, repair } from '../../../renderer/site/shell/browser/sum-repair'

test('the result of an exercise says what was found, and how many right lines were marked too', () => {
  expect(result(0, 3, 0)).toBe('You found 0 of 3.')
  expect(result(2, 3, 1)).toBe('You found 2 of 3, and 1 too many.')
})

test('what the pen circles or strikes is to be found; ticked and unmarked lines are not', () => {
  const lines = [
    { text: 'up by 4%,', marked: '4%', as: 'circled', remark: 'Of what?' },
    { text: 'to 52,', marked: '52', as: 'right' },
    { text: 'in March.' },
    { text: 'All is well.', marked: 'All is well.', as: 'struck' },
  ] as const
  const html = renderToStaticMarkup(createElement(ToMark, { task: { ask: 'Press the guesses.' }, lines: [...lines] }))
  const faults = [...html.matchAll(/<li class="fault"><label>(.*?)<\/label>/g)]
  expect(faults.map(([, label = '']) => label.replace(/<[^>]+>/g, '').trim())).toEqual(['up by 4%,', 'All is well.'])
  expect(html.match(/<li/g)).toHaveLength(4)
})

test('a run says whether cases fail that had passed before it', () => {
  const html = renderToStaticMarkup(
    createElement(TestRuns, {
      head: 'A sample',
      groups: [{ title: 'Easy', cases: 5 }],
      releases: [
        { change: 'First', failed: [2, 4] },
        { change: 'Second', failed: [4], remark: 'One is left.' },
        { change: 'Third', failed: [1, 4], remark: 'One had passed.' },
        { change: 'Fourth', failed: [1, 3, 4] },
      ],
    }),
  )
  const verdicts = [...html.matchAll(/<em [^>]*>(.*?)<\/em>/g)].map(([, text = '']) => text.replaceAll('<!-- -->', ''))
  expect(verdicts).toEqual([
    'Nothing was released before it: there is no run to compare this one with.',
    'Go on: 1 more passes, and none that had passed fails. One is left.',
    'One had passed.',
    '1 that had passed fails.',
  ])
})

test('the sum of a decision follows its numbers, and asks for those that are missing', () => {
  expect(repair(2000, 95, 15)).toBe('100 wrong, 25 hours a month')
  expect(repair(12_345, 90, 7)).toBe('about 1,235 wrong, 144 hours a month')
  expect(repair(Number.NaN, 95, 15)).toBe('Fill in all three numbers.')
  expect(repair(2000, 95, -1)).toBe('No number can be below 0.')
  expect(repair(2000, 101, 15)).toBe('At most 100% can be right.')
  expect(repair(-1, 95, Number.NaN)).toBe('No number can be below 0. Fill in all three numbers.')
})

test('a sum below one wrong thing or one hour is not rounded to none', () => {
  expect(repair(30, 99, 8)).toBe('fewer than 1 wrong, 2.4 minutes a month')
  expect(repair(1000, 99.9, 60)).toBe('1 wrong, 1 hour a month')
  expect(repair(30, 100, 8)).toBe('0 wrong, 0 hours a month')
})

test('a decision says what it lacks first', () => {
  const unnamed = 'No name, no signature.'
  expect(lackOf({ finder: '', signer: '', isDecided: true }, unnamed)).toBe(unnamed)
  expect(lackOf({ finder: '', signer: 'Ben', isDecided: true }, unnamed)).toBe('Nobody is named who finds them.')
  expect(lackOf({ finder: 'Ana', signer: 'Ben', isDecided: false }, unnamed)).toBe('Nothing is decided yet.')
  expect(lackOf({ finder: 'Ana', signer: '', isDecided: true }, unnamed)).toBe('Nobody has signed yet.')
  expect(lackOf({ finder: 'Ana', signer: 'Ben', isDecided: true }, unnamed)).toBe('')
})
