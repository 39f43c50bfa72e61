import { createProcessor } from '@mdx-js/mdx'
import fc from 'fast-check'
import type { Root } from 'mdast'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { expect, test } from 'vitest'
import { parseEntry } from '../../../../renderer/engine/content/parse'
import { nativeParser, parseNative } from '../../../../renderer/engine/mdx/plugins/native-parser'
import { mdxPlugins } from '../../../../renderer/engine/mdx/plugins/plugins'
import { fileOf, postOf } from '../../../../scripts/bench/corpus'
import { corpus } from '../../../factories/texts/corpus'
import { randomTables } from '../../../factories/texts/random-tables'
import { oddContentFiles, ordinaryBodies, runsOf } from '../../../factories/texts/random-texts'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const { remarkPlugins } = mdxPlugins(site)
const processor = createProcessor({ remarkPlugins: remarkPlugins.filter(plugin => plugin !== nativeParser) })
const parseExactly = (text: string) => processor.parse(text) as Root

/** As data alone: the parsers make their nodes in different ways. */
const plain = (tree: unknown) => JSON.parse(JSON.stringify(tree ?? null))

/** Expects that the native parser gives the tree of the exact one, or none; gives whether it gave a tree. */
function expectEqualTrees(body: string, about = ''): boolean {
  const native = parseNative(body, parseExactly)
  if (native) expect(plain(native), about).toEqual(plain(parseExactly(body)))
  return native !== undefined
}

test('the native parser gives the tree of the exact parser for all content', { timeout: 600_000 }, () => {
  const files = corpus()
  const taken = files.filter(({ file, source }) => expectEqualTrees(parseEntry(source, file).value.body, file))
  // Some files must be parsed natively, or the test compares nothing.
  expect(taken.length).toBeGreaterThan(5)
})

test('a body that the exact parser would get nearly whole is left to it, so that no error is found twice', () => {
  let calls = 0
  const count = (text: string) => {
    calls++
    return parseExactly(text)
  }
  expect(parseNative(`<a>${'some words '.repeat(50)}`, count)).toBeUndefined()
  expect(calls).toBe(0)
})

test('the native parser gives the tree of the exact parser for random bodies', { timeout: 600_000 }, () => {
  let taken = 0
  fc.assert(
    fc.property(ordinaryBodies, body => {
      if (expectEqualTrees(body)) taken++
    }),
    runsOf(500, 1),
  )
  expect(taken).toBeGreaterThan(10)
})

test('the native parser gives the tree of the exact parser for random files', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(oddContentFiles, source => {
      expectEqualTrees(parseEntry(source, 'one.mdx').value.body)
    }),
    runsOf(200, 2),
  )
})

test('the native parser gives the tree of the exact parser for random tables', { timeout: 600_000 }, () => {
  let taken = 0
  fc.assert(
    fc.property(fc.constantFrom('', 'Before.\n\n', '- a\n\n', '<Note>\n\n'), randomTables, (before, table) => {
      if (expectEqualTrees(`${before}${table}${before.startsWith('<') ? '\n\n</Note>' : ''}\n\nA text that goes on.`))
        taken++
    }),
    runsOf(500, 3),
  )
  expect(taken).toBeGreaterThan(10)
})

test('a component between paragraphs has its position in the file', () => {
  const body = 'Before.\n\n- one\n\n<Note>\nBeside **it**.\n</Note>\n\n- two\n'
  const native = parseNative(body, parseExactly)
  expect(native?.children.map(({ type }) => type)).toEqual(['paragraph', 'list', 'mdxJsxFlowElement', 'list'])
  expect(plain(native)).toEqual(plain(parseExactly(body)))
})

test('an ordinary blog post is parsed natively', () => {
  const post = fileOf(postOf(3)).replace(/^---[\s\S]*?\n---\n/, '\n')
  expect(parseNative(post, parseExactly)).toBeDefined()
})

test('a code fence may hold anything', () => {
  const body = 'Before.\n\n```js\nexport const f = x => {\n  return <b>{x}</b>\n}\n```\n\n<Note>\nBeside.\n</Note>\n'
  expect(plain(parseNative(body, parseExactly))).toEqual(plain(parseExactly(body)))
})

/** The texts that the exact parser gets for a body: whole bodies, or blocks. */
function exactParts(body: string): string[] {
  const parts: string[] = []
  const parse = (text: string) => {
    parts.push(text)
    return parseExactly(text)
  }
  if (!parseNative(body, parse)) return [body]
  expectEqualTrees(body)
  return parts
}

test.each([
  'A *paragraph* with `code`, **bold** and [a link](/a/ "b"),\nof two lines.',
  '- one\n- two\n  - three\n\n  more\n- four',
  '1. one\n2. two',
  '> quoted *text*\n> of two lines',
  '## A heading ##\n\nAnother\n===\n\n![a](/b.png)',
  '```ts title="a {b}" {1,3-5} lines\nconst a = <b> // [!code ++]\n```',
  '```\n\n<Note /> | ~\n\n```',
  '| a | *b* |\n| :- | -: |\n| [1](/a/) | 2 |',
  '<Count />',
  '<Note title="One, two" tone="calm">\n\nTwo paragraphs.\n\n- and a list\n\n```\n{a}\n```\n\n</Note>',
  '<Note>\n\n<Note title="">\n\n1. In *it*.\n\n</Note>\n\n<Count />\n\n</Note>\n\n- list\n\n<Note>On a *line*.</Note>\n\nAfter.',
])('%j is plain', body => {
  expect(exactParts(body)).toEqual([])
})

test.each([
  'a <Count /> within',
  '<Count to={7} />',
  '<Worked\n  title="a > b"\n/>',
  '<Note title="<b>">\n\nThe *text*.\n\n</Note>',
  'a | b\n- | -\n1 | 2',
  '| a \\| b |\n| - |\n| `c` |',
  '<Note>\nNo empty line.\n</Note>',
  '<Note>\n\nA <Count /> within.\n\n</Note>',
  'some ~~words~~',
  '> - [ ] open\n> - [x] done',
  'www.example.com',
  '{frontmatter.title}',
  'see https://example.com/',
  '**_both_**',
  'broken  \nline',
  '> \\[!NOTE]\n> quoted',
  '<Note>a <Count /> b</Note>',
  '<Note title="&amp;" />',
  '<Note {...frontmatter} />',
  '<Note\n  items={[\n    1,\n  ]}\n/>',
  'a <kbd>key</kbd> and<br>a new line',
  '<https://example.com/> or <a@b.example>',
  '<img src="/media/a.png" alt="a">',
  '<ul>\n<li>one</li>\n</ul>',
])('of a body, %j alone is left to the exact parser', block => {
  expect(exactParts(`- one\n\n  more\n\n${block}\n\nAfter.`)).toEqual([block])
})

test.each([
  '@a',
  '@\nb',
  'one\r\ntwo',
  '[a]: /b',
  'import it',
  'export const a = 1',
  '```\nfirst\n\t```\n\n```',
  '```\nhalf \ud83d\n```',
  '~~~\na {frontmatter.b}\n\nc',
  '   ```\na {frontmatter.b}\n\nc',
  '<Note>\nNever closed',
  '<Note>\n\nOne.\n\n</Worked>',
  '- one\n<Note\nplain />',
  'a <!-- remark --> b',
  '<!-- of\n\ntwo blocks -->',
  '<details>\n<summary>a</summary>\n\nb\n\n</details>',
  '<pre>\na\n\n  b',
])('the body of %j is left to the exact parser', body => {
  expect(parseNative(`Before.\n\n${body}`, parseExactly)).toBeUndefined()
})

test('of plain Markdown, and where a plug-in adds syntax, everything is left to the exact parser', () => {
  const countOf = (processor: Processor) => {
    let parses = 0
    const count = function (this: Processor) {
      const { parser } = this
      this.parser = (text, file) => {
        parses++
        if (!parser) throw new Error('There is no parser.')
        return parser(text, file)
      }
    }
    processor.use(count).use(nativeParser)
    return { processor, parses: () => parses }
  }
  const mdx = countOf(unified().use(remarkParse).use(remarkMdx) as never)
  mdx.processor.parse('Words.\n\n    more')
  expect(mdx.parses()).toBe(0)
  const math = countOf(unified().use(remarkParse).use(remarkMdx) as never)
  math.processor.use(remarkMath).parse('Words.')
  expect(math.parses()).toBe(1)
  const markdown = countOf(unified().use(remarkParse) as never)
  expect((markdown.processor.parse('Words.\n\n    code') as Root).children[1]?.type).toBe('code')
  expect(markdown.parses()).toBe(1)
})
