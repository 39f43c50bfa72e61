import { expect, test } from 'vitest'
import { applyEdits } from '../../../renderer/engine/base/files/edits'
import { Refusal } from '../../../renderer/studio/files/edits'
import { insertItem, moveItem, removeItem } from '../../../renderer/studio/yaml/items'
import { setField } from '../../../renderer/studio/yaml/set-field'

const set = (yaml: string, path: (string | number)[], value: unknown, order?: string[]) =>
  applyEdits(
    yaml,
    setField(yaml, path, value, () => order ?? []),
  )

test.each([
  ['plain', 'a: one # why\nb: 2\n', 'a: two # why\nb: 2\n'],
  ['single quotes', "a: 'it''s' # why\n", "a: 'two' # why\n"],
  ['double quotes', 'a: "one"\nb: 2\n', 'a: "two"\nb: 2\n'],
  ['a literal block', 'a: | # why\n    one\n    more\nb: 2\n', 'a: |- # why\n    two\nb: 2\n'],
  ['a folded block', 'a: >-\n  one\n  more\n\nb: 2\n', 'a: >-\n  two\n\nb: 2\n'],
  ['several lines', 'a: one\n  more\nb: 2\n', 'a: two\nb: 2\n'],
  ['Windows line ends', 'a: one\r\nb: 2\r\n', 'a: two\r\nb: 2\r\n'],
  ['nothing', 'a:\nb: 2\n', 'a: two\nb: 2\n'],
  ['braces', '{a: one, b: 2}\n', '{a: two, b: 2}\n'],
])('the value of %s changes alone', (_, before, after) => {
  expect(set(before, ['a'], 'two')).toBe(after)
})

test.each([
  'yes',
  'a: b',
  '- x',
  '#x',
  ' x ',
  '',
  '1',
  'true',
  'x # y',
  '"',
  "'",
  'a\nb',
  '{a}',
  '@x',
  '*x',
  '😀',
  '\\n',
])('any text reads back as it was given: %j', value => {
  for (const yaml of ['a: one\n', "a: 'one'\n", 'a: "one"\n', 'a: >-\n  one\n', 'a: |\n  one\n'])
    expect(() => set(`${yaml}b: 2\n`, ['a'], value)).not.toThrow()
})

test('a value of another kind takes the place', () => {
  expect(set('a: 1\n', ['a'], true)).toBe('a: true\n')
  expect(set('a: one\nb: 2\n', ['a'], ['x', 'y'])).toBe('a:\n  - x\n  - y\nb: 2\n')
  expect(set('a:\n  b: 1\n', ['a', 'b'], { c: 1 })).toBe('a:\n  b:\n    c: 1\n')
})

test('a field that is missing is added in the order of its type', () => {
  expect(set('a: 1\nc: 3\n', ['b'], 'two', ['a', 'b', 'c'])).toBe('a: 1\nb: two\nc: 3\n')
  expect(set('a: 1\n', ['g', 'x'], 'two')).toBe('a: 1\ng:\n  x: two\n')
  expect(set('', ['b'], 'two')).toBe('b: two\n')
})

test('a field is removed with its lines', () => {
  expect(set('a: 1\nb: >\n  x\n  y\nc: 3\n', ['b'], undefined)).toBe('a: 1\nc: 3\n')
  expect(set('l:\n  - a: 1\n    b: 2\n', ['l', 0, 'a'], undefined)).toBe('l:\n  - b: 2\n')
  expect(set('{a: 1, b: 2}\n', ['b'], undefined)).toBe('{a: 1}\n')
})

test('of a group only the fields that differ change', () => {
  const yaml = 'g:\n  # first\n  a: "x" # why\n  b: y\n'
  expect(set(yaml, ['g'], { a: 'x', b: 'z' })).toBe('g:\n  # first\n  a: "x" # why\n  b: z\n')
})

const list = 'l:\n  - a # first\n  - b\n  - c\nm: 1\n'

test('items of a list are added, removed and moved by their lines', () => {
  expect(applyEdits(list, insertItem(list, ['l'], 1, 'x'))).toBe('l:\n  - a # first\n  - x\n  - b\n  - c\nm: 1\n')
  expect(applyEdits(list, insertItem(list, ['l'], 3, 'x'))).toBe('l:\n  - a # first\n  - b\n  - c\n  - x\nm: 1\n')
  expect(applyEdits(list, removeItem(list, ['l'], 0))).toBe('l:\n  - b\n  - c\nm: 1\n')
  expect(applyEdits(list, moveItem(list, ['l'], 0, 3))).toBe('l:\n  - b\n  - c\n  - a # first\nm: 1\n')
  expect(applyEdits(list, moveItem(list, ['l'], 2, 0))).toBe('l:\n  - c\n  - a # first\n  - b\nm: 1\n')
})

test('lists within brackets stay within brackets', () => {
  const yaml = 'l: [a, b, c]\n'
  expect(applyEdits(yaml, insertItem(yaml, ['l'], 1, 'x'))).toBe('l: [a, "x", b, c]\n')
  expect(applyEdits(yaml, removeItem(yaml, ['l'], 2))).toBe('l: [a, b]\n')
  expect(applyEdits(yaml, moveItem(yaml, ['l'], 0, 2))).toBe('l: [b, a, c]\n')
})

test('the last item leaves an empty list, and an empty list takes an item', () => {
  const yaml = 'l:\n  - a\nm: 1\n'
  expect(applyEdits(yaml, removeItem(yaml, ['l'], 0))).toBe('l: []\nm: 1\n')
  expect(applyEdits('l: []\n', insertItem('l: []\n', ['l'], 0, 'x'))).toBe('l: ["x"]\n')
})

test('what would change something else is refused', () => {
  expect(() => set('a: &x one\nb: *x\n', ['a'], 'two')).toThrow(Refusal)
  expect(() => set('a: [\n', ['a'], 'two')).toThrow(Refusal)
})
