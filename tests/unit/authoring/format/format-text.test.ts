import { expect, test } from 'vitest'
import { createSyntax } from '../../../../renderer/authoring/format/body-syntax'
import { formatText } from '../../../../renderer/authoring/format/format-text'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const { mdx, md } = createSyntax(site)
const format = (text: string) => formatText(text, { syntax: mdx })

/** A type with three fields, one of them a group. */
const type = {
  type: 'object',
  properties: { title: {}, date: {}, tags: {}, metadata: { properties: { title: {}, description: {} } } },
}
const formatFields = (lines: string) => formatText(`---\n${lines}\n---\n`, { syntax: mdx, type }).slice(4, -5)

test.each([
  ['* one\n* two\n  more', '- one\n- two\n  more'],
  ['+   one\n\n    still one\n+   two', '- one\n\n  still one\n- two'],
  ['1) one\n2) two', '1. one\n2. two'],
  [
    'An _emphasis_, a __strong__ word and a snake_case_name.',
    'An *emphasis*, a **strong** word and a snake_case_name.',
  ],
  ['a line \nand two spaces  \nbreak it   ', 'a line\nand two spaces\\\nbreak it'],
  ['## A\nText\n\n\n\n## B\n- one', '## A\n\nText\n\n## B\n\n- one'],
  ['|a|b|\n|:-|-:|\n|one|2|\n|日本|`x`|', '| a    |   b |\n| :--- | --: |\n| one  |   2 |\n| 日本 | `x` |'],
  ['> |a|b|\n> |-|-|\n> |one|2|', '> | a   | b   |\n> | --- | --- |\n> | one | 2   |'],
  ['```\ncode  \n\n\n  * not a list\n```', '```\ncode  \n\n\n  * not a list\n```'],
  ['<Note>\n_soft_\n</Note>', '<Note>\n*soft*\n</Note>'],
])('%j is written %j', (source, expected) => {
  expect(format(`${source}\n`)).toBe(`${expected}\n`)
})

test('one space is behind the name of a field', () => {
  expect(formatFields('title:    "x"\ndate:  2025-01-01\ntags:   # a remark\n  - a')).toBe(
    'title: x\ndate: 2025-01-01\ntags:   # a remark\n  - a',
  )
})

test('what would change the text is left', () => {
  // Two lists that follow each other are two because of their marks, and an underscore within a word marks nothing.
  for (const text of ['- one\n\n* two\n', 'a*b*_c_\n', 'An {unclosed brace and _soft_\n', '1. one\n\n1) two\n'])
    expect(format(text)).toBe(text)
  expect(formatText('A {brace} and _soft_\n', { syntax: md })).toBe('A {brace} and *soft*\n')
})

test('a wide table has one space beside each text', () => {
  const long = 'x'.repeat(130)
  expect(format(`|a|b|\n|---|:-|\n|${long}|2|\n`)).toBe(`| a | b |\n| --- | :-- |\n| ${long} | 2 |\n`)
})

test('fields have the order of their type, with the comments above them', () => {
  const lines =
    '# The day.\ndate: 2025-03-01\nother: 1\nmetadata:\n  description: two\n  # First.\n  title: one\n# Its name.\ntitle: A'
  expect(formatFields(lines)).toBe(
    '# Its name.\ntitle: A\n# The day.\ndate: 2025-03-01\nmetadata:\n  # First.\n  title: one\n  description: two\nother: 1',
  )
})

test('quotation marks are where they are needed, in the form that they were written in', () => {
  const lines = [
    'a: "2025-10-07"',
    "b: 'It''s: a colon'",
    'c: "yes"',
    'd: "12"',
    'e: [ "one", "two, three" ]',
    'f: \'A "word"\'',
    'g: "#1"',
    'h: "tab\\t"',
    'i: "A plain: text"',
    "j: '{x}'",
    "k: '“Quoted.”'",
  ]
  expect(formatFields(lines.join('\n')).split('\n')).toEqual([
    'a: 2025-10-07',
    "b: 'It''s: a colon'",
    'c: "yes"',
    'd: "12"',
    'e: [ one, "two, three" ]',
    'f: A "word"',
    'g: "#1"',
    'h: "tab\\t"',
    'i: "A plain: text"',
    "j: '{x}'",
    "k: '“Quoted.”'",
  ])
})

test('Windows line ends stay, and what is no frontmatter or has errors is left', () => {
  expect(format('---\r\na: "x"\r\n---\r\n* one\r\n')).toBe('---\r\na: x\r\n---\r\n\r\n- one\r\n')
  for (const text of ['---\na: [\n---\n\nText.\n', '---\na: 1\n', 'a\rb\n']) expect(format(text)).toBe(text)
  expect(format('\n\n  \n')).toBe('')
})
