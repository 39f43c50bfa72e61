import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { post } from '../content-files'
import { foreignFiles, withoutFrontmatter } from '../foreign/foreign-sites'
import { projectRoot } from '../root'

/** Blocks as a writer puts them together: Markdown, components, code in fences. */
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
  '```ts title="a b" {1,3-5} lines\nconst a = 1 // [!code ++]\n\nb() // [!code --]\n```',
  '~~~js{1} {x} `a`\nf()\n~~~',
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
  '@a',
  '@\nb',
  'A *marked*\nparagraph <Count /> of three\nlines',
  '- one <Count />\n\n  with a paragraph\n- two',
  '> quoted\nlazily\n> again',
  '[text][] and [x]',
  'a | b\n- | -\n1 | 2',
  '{/* a remark */}',
  'Press <kbd>Ctrl</kbd>, H<sub>2</sub>O<br>and <b>bold *soft*</b>.',
  'See <https://example.com/a> or <a@b.example>. <!-- a remark -->',
  '<!-- a remark\n\n- of blocks -->',
  '<details>\n<summary>More</summary>\n\nThe **text**.\n\n</details>',
  '<ul>\n<li>one</li><li>two</li>\n</ul>',
  '<table>\n<tr><th>a</th></tr>\n<tr><td>b</td></tr>\n</table>',
  '<img src="/media/a.png" alt="What it shows">\n<a href="/blog/">blog</a>',
  '<pre>\na {b} <c>\n\n  d\n</pre>',
  '<h2>Two <code>words</code></h2>\n\n<blockquote>quoted</blockquote>',
  '<dl><dt>a</dt><dd>b</dd></dl>',
  '> [!NOTE]\n> Marked *so*.',
  '> [!tip] Its title\n>\n> Two.\n> - list',
  ':::note\n\nMarked **so**.\n\n:::',
  ':::tip[Its *title*]\n- one\n:::',
  ':::note{#a}\nnever closed',
  '## Given {#its-id}',
  '## Given \\{#its-id} ##',
  'Given [#its-id]\n---',
  'No heading {#its-id}',
  '- ## Fixed [#12] [#its-id]',
  'Two ::words, :one, at 10:30',
]

const attributes = [
  'to="a b"',
  'to=\'a "b"\'',
  'plain',
  'aria-label="&amp;"',
  'to={7}',
  'to={-1.5}',
  "to={'a'}",
  'to={frontmatter.a.b[0]}',
  'to={[{ a: "b", "c": [true, null] }, []]}',
  'to={{ a: "}>" }}',
  'to={ 7 }',
  'to={/* a */ 7}',
  'to={`a`}',
  'to={[\n  1,\n]}',
  '{...frontmatter}',
  'to="two\nlines"',
  'to="> </Note> <"',
  'to = "a"',
  'to="a"to="b"',
]

const insides = [
  'One **word**.',
  '*Two*\nlines\\\nhere',
  ' a [link](/a/) `code` ',
  '**all**',
  '_all_',
  '~~all~~',
  '"*a*"',
  '# none',
  '1. none',
  '- one\n- two',
  '> quoted',
  '| a |\n| - |\n| b |',
  '```js\n<b>{x}\n\n</Note>\n```',
  'a <Count /> b',
  '<Count to="a" />',
  'https://example.com/',
  'a `b',
  'a [b',
  'a **b',
  '\\',
  '&amp',
  '100% %',
  '',
]

/** Components with attributes, on lines of their own or around a paragraph, some of them not closed or within another. */
const componentTexts = fc
  .record({
    name: fc.constantFrom('Note', 'Note', 'Note', 'Worked', 'b', 'div', 'aside', 'li'),
    set: fc.uniqueArray(fc.constantFrom(...attributes), { maxLength: 3 }),
    between: fc.constantFrom(' ', ' ', ' ', '\n', '\n  ', '  '),
    parts: fc.array(fc.constantFrom(...insides, ...insides, ...blocks), { maxLength: 2 }),
    around: fc.constantFrom('', '', '\n', '\n', '\n\n', '\n\n', '\n  ', ' '),
    end: fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, fc.constantFrom(' </Note >', '</Note> ', '')),
    isAlone: fc.boolean(),
  })
  .map(({ name, set, between, parts, around, end, isAlone }) => {
    const tag = [`<${name}`, ...set].join(between)
    return isAlone ? `${tag} />` : `${tag}>${around}${parts.join(around)}${around}${end ?? `</${name}>`}`
  })

const marks = '*_`[]()!\\~|-#&> \n\t+:%'.split('').concat('1.', '<Count />', '<br>', '<!--', '-->', '<b>', '</div>')

/** A few blocks with at most three marks put in at any place. */
export const ordinaryBodies = fc
  .tuple(
    fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...blocks) }, componentTexts), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.constantFrom('\n\n', '\n\n', '\n', '\n\n\n'),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...marks)), { maxLength: 3 }),
  )
  .map(([parts, between, changes]) =>
    changes.reduce((text, [place, mark]) => {
      const at = place % (text.length + 1)
      return text.slice(0, at) + mark + text.slice(at)
    }, parts.join(between)),
  )

/** Pieces that mean something to YAML, Markdown or MDX, and a few letters that are long or odd. */
const pieces =
  '---|\n|\r\n|\r|\t| |:|- |#|####|{|}|<|>|</|/>|<Note>|</Note>|[|]|(|)|!|"|\'|`|```|*|&a|*a|\\|🧮|é|\uFEFF|\u00A0|\u2028|\v|\f|€'
const piece = fc.oneof(fc.constantFrom('|', ...pieces.split('|')), fc.string({ unit: 'grapheme', maxLength: 6 }))
const noise = fc.array(piece, { maxLength: 40 }).map(parts => parts.join(''))

const brokenFolder = join(projectRoot, 'tests/fixtures/broken-site/content/blog')

const sources = [
  ...foreignFiles(1, 12)
    .filter(({ isPlain }) => isPlain)
    .map(({ text }) => post({}, withoutFrontmatter(text))),
  ...readdirSync(brokenFolder)
    .filter(name => name.endsWith('.mdx') && name !== 'file-unreadable.mdx')
    .map(name => readFileSync(join(brokenFolder, name), 'utf8')),
]

/** A content file with one to three cuts, each filled with a piece. */
const changedFiles = fc
  .tuple(fc.constantFrom(...sources), fc.array(fc.tuple(fc.nat(), fc.nat(12), piece), { minLength: 1, maxLength: 3 }))
  .map(([source, cuts]) =>
    cuts.reduce((text, [place, length, put]) => {
      const start = place % (text.length + 1)
      return text.slice(0, start) + put + text.slice(start + length)
    }, source),
  )

const filesWithFrontmatter = fc.tuple(noise, noise).map(([fields, body]) => `---\n${fields}\n---\n${body}`)

/** Content files of noise, and changed ones. */
export const oddContentFiles = fc.oneof(filesWithFrontmatter, changedFiles)

/** As `oddContentFiles`, and files of anything. */
export const oddFiles = fc.oneof(noise, filesWithFrontmatter, changedFiles)

/** How many runs a property has: the same few texts each time, or as many other ones as RUNS says. */
export function runsOf(numRuns: number, seed: number): { numRuns: number; seed?: number } {
  return process.env.RUNS ? { numRuns: Number(process.env.RUNS) } : { numRuns, seed }
}
