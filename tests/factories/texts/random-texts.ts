import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
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

const marks = '*_`[]()!\\~|-#&> \n\t+:'.split('').concat('1.')

/** A few blocks with at most three marks put in at any place. */
export const ordinaryBodies = fc
  .tuple(
    fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 6 }),
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

const sources = [
  'content/products',
  'content/blog',
  'content/pages',
  'tests/fixtures/broken-site/content/blog',
].flatMap(folder =>
  readdirSync(join(projectRoot, folder))
    .filter(name => name.endsWith('.mdx') && name !== 'file-unreadable.mdx')
    .map(name => readFileSync(join(projectRoot, folder, name), 'utf8')),
)

/** A real content file with one to three cuts, each filled with a piece. */
const changedFiles = fc
  .tuple(fc.constantFrom(...sources), fc.array(fc.tuple(fc.nat(), fc.nat(12), piece), { minLength: 1, maxLength: 3 }))
  .map(([source, cuts]) =>
    cuts.reduce((text, [place, length, put]) => {
      const start = place % (text.length + 1)
      return text.slice(0, start) + put + text.slice(start + length)
    }, source),
  )

const filesWithFrontmatter = fc.tuple(noise, noise).map(([fields, body]) => `---\n${fields}\n---\n${body}`)

/** Content files of noise, and changed real ones. */
export const oddContentFiles = fc.oneof(filesWithFrontmatter, changedFiles)

/** As `oddContentFiles`, and files of anything. */
export const oddFiles = fc.oneof(noise, filesWithFrontmatter, changedFiles)

/** How many runs a property has: the same few texts each time, or as many other ones as RUNS says. */
export function runsOf(numRuns: number, seed: number): { numRuns: number; seed?: number } {
  return process.env.RUNS ? { numRuns: Number(process.env.RUNS) } : { numRuns, seed }
}
