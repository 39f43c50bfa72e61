import { expect, test } from 'vitest'
import { fixAll, issuesOf } from '../../../../factories/check-text'

/** The issues of a body, each as place and message. */
const messagesOf = (body: string) => issuesOf(body).map(({ line, column, message }) => `${line}:${column} ${message}`)

test.each([
  ['<Note>\n\n<Worked title="a">\n\n</Note>', ['3:1 <Worked> is opened here and never closed in the same block.']],
  ['<Note>\ntext\n</Notes>', ['3:1 You wrote </Notes>, but what is open is <Note>.']],
  ['<Note>\ntext\n</Div>', ['3:1 </Div> closes nothing: what is open is <Note>.']],
  ['<Note>text\n\nmore</Note>', ['1:1 <Note> is opened here and never closed in the same block.']],
  ['A </b> tag', ['1:3 </b> closes a tag that was never opened.']],
  ['Some <Note', ['1:6 A tag is begun here and never finished.']],
  ['<Worked title="a input="b" />', ['1:15 A quotation mark is opened here and never closed.']],
  ['<Worked title="a />', ['1:15 A quotation mark is opened here and never closed.']],
  ['import {| Chart } from x', ['1:1 This line is taken for program code.']],
  ['<Worked title={% x %} />', ['1:15 A template tag is no value: nothing would fill it in.']],
])('%j is explained', (body, messages) => {
  expect(messagesOf(body)).toEqual(messages)
})

test.each([
  ['<Note>\ntext\n</Notes>', '<Note>\ntext\n</Note>'],
  ['<Worked title=“x” input="b" />', '<Worked title="x" input="b" />'],
  ['<Faq items=["a", "b"] />', '<Faq items={["a", "b"]} />'],
  ['<img src=/media/a.png alt=A>', '<img src="/media/a.png" alt="A">'],
  ['Less: 3 <4 and <= 5', 'Less: 3 &lt;4 and &lt;= 5'],
  ['A << B and <<<<<<< C', 'A &lt;&lt; B and &lt;&lt;&lt;&lt;&lt;&lt;&lt; C'],
  ['Dear {name}, {{ x }}', 'Dear \\{name}, \\{\\{ x }}'],
  ['{% if x %} a {% endif %}', '\\{% if x %} a \\{% endif %}'],
  ['{{ x.y | upper }} and {#if x}', '\\{\\{ x.y | upper }} and \\{#if x}'],
  ['Two { open { braces', 'Two \\{ open \\{ braces'],
  ['An open { brace', 'An open \\{ brace'],
  ['{a < b}', '\\{a \\< b}'],
  ['[x](htps://example.com/)', '[x](https://example.com/)'],
])('%j is fixed to %j, and has no issue then', (body, fixed) => {
  expect(issuesOf(body)).not.toEqual([])
  expect(fixAll(body)).toBe(fixed)
  expect(issuesOf(fixed)).toEqual([])
})

test('braces in an attribute are not escaped', () => {
  const [issue] = issuesOf('<Faq items={ { a: 1 }, { b: 2 }]} />')
  expect([issue?.column, issue?.fix]).toEqual([12, undefined])
})

test('a calculation with fields is no text: it has no fix', () => {
  expect(issuesOf('{frontmatter.title.toUpperCase()}').map(({ fix }) => fix)).toEqual([undefined])
})
