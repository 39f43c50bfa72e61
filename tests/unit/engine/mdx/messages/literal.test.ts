import { expect, test } from 'vitest'
import { fixAll, issuesOf } from '../../../../factories/check-text'

test.each([
  ['##Heading', '## Heading'],
  ['> ##Deep', '> ## Deep'],
  ['| a | b |\n| 1 | 2 |', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['- | a |\n  | 1 |', '- | a |\n  | - |\n  | 1 |'],
  ['| a | b |\n| - |\n| 1 | 2 |', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['Some ** bold ** words', 'Some **bold** words'],
  ['It is ==marked==.', 'It is <mark>marked</mark>.'],
  ['It is ==**very** marked==.', 'It is <mark>**very** marked</mark>.'],
  ['Done :tada:', 'Done 🎉'],
])('%j is fixed to %j, and has no issue then', (body, fixed) => {
  expect(issuesOf(body).map(({ code }) => code)).toEqual(['text-literal'])
  expect(fixAll(body)).toBe(fixed)
  expect(issuesOf(fixed)).toEqual([])
})

test.each([
  'A **bold word',
  'A *soft word',
  'A `code word',
  'A [text][nowhere].',
  'A [text][].',
  'A note[^1].',
  'A :party_blob: here',
  'The sum $$x^2$$.',
  '!!! note "A title"\n    Words.',
  '??? tip\n    Words.',
  '```mermaid\ngraph TD\n```',
])('%j is reported', body => {
  expect(issuesOf(body).map(({ code }) => code)).toEqual(['text-literal'])
})

test.each([
  '#hashtag and C# and # alone',
  'Costs 2 * 3 * 4 or 2 ** 3, x**2, 5* and * alone',
  '*All prices without tax.',
  'At 10:30:45, a:b:c and https://example.com:8080/a:b:',
  'If a == b, then a==b==c and a === b',
  'a[0][1] and [x] and \\[a][b]',
  '\\*\\*escaped, \\`, \\==no== and \\##no',
  '`##x`, `**x`, `[^1]`, `:tada:` and `==x==`',
  '```\n##x\n| a |\n| b |\n**x [^1] :tada: ==x==\n```',
  'A [text][here] and a note[^1].\n\n[here]: https://example.com/\n\n[^1]: The note.',
  'Costs $5 or $$.',
  'Wait!!! What??? And\nso???',
  '| a | b |\n| - | - |\n| **1** | `2` |',
  'a | b\n- | -\n1 | 2',
  '<Worked title="**x :tada: ==x==" input="[^1]" />',
  '[**x**](/a_b_c/ "**t") and ![**x](/media/a.png)',
])('%j is no false alarm', body => {
  expect(issuesOf(body)).toEqual([])
})
