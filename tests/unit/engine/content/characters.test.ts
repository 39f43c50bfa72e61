import { expect, test } from 'vitest'
import { applyFix } from '../../../../renderer/engine/base/diagnostics/issue'
import { post } from '../../../factories/content-files'
import { documentOf } from '../../../factories/documents'
import { placesOf } from '../../../factories/issues'

const placesIn = (source: string) => placesOf(documentOf(source).issues)

test('a control character in a file is an issue at its place, and the fix removes it', () => {
  const source = post({}, 'A backspace\b here,\nand \uFFFE.')
  const { issues } = documentOf(source)
  expect(placesOf(issues)).toEqual(['14:12 text-character', '15:5 text-character'])
  const [first] = issues
  expect(first?.fix && applyFix(source, first.fix)).toBe(source.replace('\b', ''))
  expect(placesIn(post({ title: 'Null \0 here' }))).toEqual(['3:13 text-character'])
})

test('so is one that an escape makes, and half of a character', () => {
  expect(placesIn(post({ title: '"Half \\uD800 of one"' }))).toEqual(['3:8 text-character'])
  expect(placesIn(post({ tags: '["Bell \\a", Work]' }))).toEqual(['10:8 text-character'])
  expect(placesIn(post({}, '<Note title="a&#8;b">Text</Note>'))).toEqual(['14:1 text-character'])
  expect(placesIn(post({}, "It says {'\\x1b'} here."))).toEqual(['14:9 text-character'])
})

test('tabs, line ends, accents, emoji and signs of direction are text', () => {
  expect(
    placesIn(post({ title: '"Tab\\tand \\u202Edirection"' }, 'Naïve 😀\r\n\ttab, &#8; and \\u0008 \u200F\u2028.')),
  ).toEqual([])
})
