import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { code } from '../sources'
import { patternsOf } from './read-patterns'

/** Demos judge what a visitor types, in the visitor's own browser. */
const visitorsInput = 'renderer/site/islands/demos/'

const patterns = code
  .filter(file => file.startsWith('renderer/') && !file.startsWith(visitorsInput))
  .flatMap(file => patternsOf(file).map(pattern => ({ file, ...pattern })))

/** Whether matching takes longer than in proportion to the text, because two parts of the pattern match the same. */
function canBacktrack(source: string, flags: string): boolean {
  return analyse({ source, flags }).reports.length > 0
}

test('patterns that read content take time in proportion to its length', () => {
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.filter(({ source, flags }) => canBacktrack(source, flags))
  expect(slow.map(({ file, source, flags }) => `${file} /${source}/${flags}`)).toEqual([])
})

test('a pattern that takes longer is found', () => {
  expect(canBacktrack('^(a+)+$', '')).toBe(true)
  expect(canBacktrack(String.raw`^https:\/\/\S+\.\S+$`, '')).toBe(true)
  expect(canBacktrack(String.raw`\s+#.*$`, '')).toBe(true)
  expect(canBacktrack('[a-z]+', 'g')).toBe(false)
})
