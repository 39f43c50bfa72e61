import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { scalarOffsets } from '../../../../../renderer/engine/content/inline/scalar-offsets'

/** The source text at the offsets of a part of the value. */
function partInSource(scalar: string, part: string): string {
  const source = `field: ${scalar}`
  const value: string = parse(source).field
  const offsets = scalarOffsets(source, 'field: '.length, source.length, value)
  const from = value.indexOf(part)
  return source.slice(offsets[from], offsets[from + part.length])
}

test.each([
  ['plain', 'See [it](/x/) now', '[it](/x/)', '[it](/x/)'],
  ['single quotes', "'It''s **so** here'", '**so**', '**so**'],
  ['double quotes', String.raw`"A \"b\" **c** d"`, '**c**', '**c**'],
  ['an escaped character', String.raw`"A \u263A **c** d"`, '**c**', '**c**'],
  ['an escaped pair', String.raw`"A \U0001F600 **c** d"`, '**c**', '**c**'],
  ['an escaped line end', '"A \\\n   b **c** d"', '**c**', '**c**'],
  ['a plain scalar of two lines', 'one two\n  three **four** five', '**four**', '**four**'],
  ['a part over two lines', 'one **two\n  three** five', '**two three**', '**two\n  three**'],
  ['a block', '|\n  one\n  two **three**\n', '**three**', '**three**'],
  ['a folded block', '>-\n  one\n  two **three**\n  four', '**three**', '**three**'],
  ['Windows line ends', '>-\r\n  one\r\n  two **three**\r\n  four', '**three**', '**three**'],
  ['a folded paragraph', '>\n  one\n\n  two **three**\n', '**three**', '**three**'],
])('%s', (_, scalar, part, inSource) => {
  expect(partInSource(scalar, part)).toBe(inSource)
})
