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
  ['See [x] (/blog/).', 'See [x](/blog/).'],
  ['See [x](/blog/ and\nmore.', 'See [x](/blog/) and\nmore.'],
  ['See [x](https://a.example/one.', 'See [x](https://a.example/one).'],
  ['> [NOTE]\n> Text.', '> [!NOTE]\n> Text.'],
  ['- [] open', '- [ ] open'],
  ['[x] done', '- [x] done'],
  ['1.One\n2.Two', '1. One\n2. Two'],
  ['-One\n-Two *soft*', '- One\n- Two *soft*'],
  ['Words:\n• One\n•Two', 'Words:\n- One\n- Two'],
  ['– One\n– Two', '- One\n- Two'],
  ['::note\nText.\n::', ':::note\nText.\n:::'],
])('%j is fixed to %j, and has no issue then', (body, fixed) => {
  expect(issuesOf(body).map(({ code }) => code)).toEqual(['text-literal'])
  expect(fixAll(body)).toBe(fixed)
  expect(issuesOf(fixed)).toEqual([])
})

test.each([
  'A **bold word',
  'A *soft word',
  'It is ~~gone',
  'See [[One]] and',
  'See ![[One|two words]].',
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
  '__dirname and __proto__.a',
  'He came\n— late, as ever — and\nsat down.',
  'In 1.5\n2.x and -x\n-y.',
  'A [x] (as said) and [x](see y) and [x] here',
  'f[[a]] and [[ -f a ]] and [[1]]',
  'A::b and std::map\n::std::map',
  'Costs ~5 or ~~ 5',
  '- [x] done\n- [ ] open',
  'Wait!!! What??? And\nso???',
  '| a | b |\n| - | - |\n| **1** | `2` |',
  'a | b\n- | -\n1 | 2',
  '<Worked title="**x :tada: ==x==" input="[^1]" />',
  '[**x**](/a_b_c/ "**t") and ![**x](/media/a.png)',
])('%j is no false alarm', body => {
  expect(issuesOf(body)).toEqual([])
})
