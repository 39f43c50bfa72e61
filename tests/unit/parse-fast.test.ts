import { createProcessor } from '@mdx-js/mdx'
import fc from 'fast-check'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { parseNative } from '../../renderer/engine/mdx/parse-native'
import { fileOf, postOf } from '../../scripts/bench/corpus'

const processor = createProcessor({ remarkPlugins: [remarkGfm] })
const parseExactly = (text: string) => processor.parse(text) as Root

/** As data alone: the parsers make their nodes in different ways. */
const plain = (tree: unknown) => JSON.parse(JSON.stringify(tree ?? null))

/** What a writer puts together, a block each. */
const blocks = [
  'A paragraph with **bold**, *soft*, `code & more`, ~~gone~~ and [a link](/blog/ "title").',
  'Two lines\nof one paragraph 1\\. &amp; &copy;',
  '# One',
  '## Two words ##',
  'Two\n---',
  '- one\n- two\n  more\n\n  again',
  '- [ ] open\n- [x] done',
  '1. one\n2. two\n   - inner',
  '> quoted\n> - list\n> - more',
  '| a | b |\n| :- | -: |\n| 1 | `x` |',
  '```js\nconst x = 1\n\nreturn x\n```',
  '```\nnever closed',
  '```js\nexport function f(x) {\n  return `<b>`\n}\n\n<Note />\n```',
  '```\n~~~\n   ```',
  '````\n```\n{\n````',
  '~~~\n```\n~~~',
  '![What it shows](/media/a.png)',
  '日本語の文。**強調**する 😀 „so“',
  '---',
  'snake_case_name and 2 * 3 * 4',
  'a\\\nb',
  '+ plus',
  '<Counter to={7} />',
  '<Note>\nIn the **margin**.\n</Note>',
  '<Worked input="a" output={["b", { c: 1 }]} />',
  '<Note>\n\nWith empty lines.\n\n</Note>',
  '  <Note>set in</Note>',
  'A <Count /> within.',
  '{frontmatter.title}',
  '[^1]: a footnote',
  'https://example.com/',
  'mail a@b.example',
]

const edits = [
  '*',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '!',
  '\\',
  '~',
  '|',
  '-',
  '#',
  '&',
  '>',
  ' ',
  '\n',
  '\t',
  '+',
  '1.',
  ':',
]

const texts = fc
  .tuple(
    fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 6 }),
    fc.constantFrom('\n\n', '\n\n', '\n', '\n\n\n'),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...edits)), { maxLength: 3 }),
  )
  .map(([parts, between, changes]) =>
    changes.reduce((text, [place, edit]) => {
      const at = place % (text.length + 1)
      return text.slice(0, at) + edit + text.slice(at)
    }, parts.join(between)),
  )

describe('ordinary texts are read faster', () => {
  test('and to the same tree, wherever the fast way is taken', () => {
    fc.assert(
      fc.property(texts, text => {
        const fast = parseNative(text, parseExactly)
        if (fast) expect(plain(fast)).toEqual(plain(parseExactly(text)))
      }),
      // Always the same texts: what is rare is looked for with more of them, on purpose.
      process.env.RUNS ? { numRuns: Number(process.env.RUNS) } : { numRuns: 500, seed: 1 },
    )
  })

  test('with a component between paragraphs, at the place in the file that it has', () => {
    const text = 'Before.\n\n- one\n\n<Note>\nBeside **it**.\n</Note>\n\n- two\n'
    const fast = parseNative(text, parseExactly)
    expect(fast?.children.map(({ type }) => type)).toEqual(['paragraph', 'list', 'mdxJsxFlowElement', 'list'])
    expect(plain(fast)).toEqual(plain(parseExactly(text)))
  })

  test('as posts are that writers publish', () => {
    const post = fileOf(postOf(3)).replace(/^---[\s\S]*?\n---\n/, '\n')
    expect(parseNative(post, parseExactly)).toBeDefined()
  })

  test('code in fences may hold anything', () => {
    const text = 'Before.\n\n```js\nexport const f = x => {\n  return <b>{x}</b>\n}\n```\n\n<Note>\nBeside.\n</Note>\n'
    expect(plain(parseNative(text, parseExactly))).toEqual(plain(parseExactly(text)))
  })

  test.each([
    'a <Count /> within',
    '{frontmatter.title}',
    'one\r\ntwo',
    'see https://example.com/',
    '[a]: /b',
    'import it',
    '**_both_**',
    '-\n- two',
    'broken  \nline',
    '```\n\n<Note />\n\n```',
    '```\nfirst\n\t```\n\n```',
    '```\nhalf \ud83d\n```',
    '<Note>\nNever closed',
    '<Note>\n\nTwo paragraphs.\n\n</Note>',
  ])('but %j is left to the exact parser', text => {
    expect(parseNative(text, parseExactly)).toBeUndefined()
  })
})
