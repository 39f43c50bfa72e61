import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyzeFile, keepPages } from '../../renderer/engine/content/analyze'
import { createReader, loadSite } from '../../renderer/engine/content/load'
import { applyFix, formatIssue, type Issue } from '../../renderer/engine/diagnostics/issue'
import { offsetAt, positionAt, type Range } from '../../renderer/engine/diagnostics/position'
import { fixtureSite } from '../workspace'

const project = join(import.meta.dirname, '../..')
const sources = [
  'content/products',
  'content/blog',
  'content/pages',
  'tests/fixtures/broken-site/content/blog',
].flatMap(folder =>
  readdirSync(join(project, folder))
    .filter(name => name.endsWith('.mdx') && name !== 'file-unreadable.mdx')
    .map(name => readFileSync(join(project, folder, name), 'utf8')),
)

/** Pieces that mean something to YAML, Markdown or MDX, and a few letters that are long or odd. */
const pieces = ['---', '\n', '\r\n', '\r', '\t', ' ', ':', '- ', '#', '####', '{', '}', '<', '>', '</', '/>', '<Note>']
const signs = [
  '</Note>',
  '[',
  ']',
  '(',
  ')',
  '!',
  '"',
  "'",
  '`',
  '```',
  '|',
  '*',
  '&a',
  '*a',
  '\\',
  '🧮',
  'é',
  '\uFEFF',
]
const piece = fc.oneof(fc.constantFrom(...pieces, ...signs), fc.string({ unit: 'grapheme', maxLength: 6 }))
const arbitrary = fc.array(piece, { maxLength: 40 }).map(parts => parts.join(''))
const withFrontmatter = fc.tuple(arbitrary, arbitrary).map(([fields, body]) => `---\n${fields}\n---\n${body}`)
const mutated = fc
  .tuple(fc.constantFrom(...sources), fc.array(fc.tuple(fc.nat(), fc.nat(12), piece), { minLength: 1, maxLength: 3 }))
  .map(([source, cuts]) =>
    cuts.reduce((text, [at, length, put]) => {
      const start = at % (text.length + 1)
      return text.slice(0, start) + put + text.slice(start + length)
    }, source),
  )

function isInside(source: string, range: Range): boolean {
  return [range, range.end].every(position => {
    const back = positionAt(source, offsetAt(source, position))
    return back.line === position.line && back.column === position.column
  })
}

test('whatever a file holds, it is read, and every position lies inside it', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.oneof(arbitrary, withFrontmatter, mutated), source => {
      const { reading } = analyzeFile({ file: 'content/blog/one.mdx', source })
      for (const issue of reading.issues) {
        const ranges: Range[] = issue.fix ? [issue, issue.fix] : [issue]
        for (const range of ranges) {
          expect(isInside(source, range), `${formatIssue(issue)} ${JSON.stringify(range)}`).toBe(true)
          expect(offsetAt(source, range)).toBeLessThanOrEqual(offsetAt(source, range.end))
        }
      }
      for (const { start, end } of reading.text.links)
        expect(start >= 0 && end >= start && end <= source.length).toBe(true)
    }),
    { numRuns: 200, seed: 5 },
  )
})

test('a fix makes its issue disappear and changes nothing else', { timeout: 30_000 }, async () => {
  const { root } = await fixtureSite('broken-site', loadSite)
  const read = createReader(root)
  const { issues } = await read()
  const fixable = issues.filter(issue => issue.fix)
  const nameOf = ({ code, field, message }: Issue) => `${code} ${field} ${message}`
  expect(new Set(fixable.map(({ code }) => code)).size).toBeGreaterThan(8)
  for (const issue of fixable) {
    const source = readFileSync(join(root, issue.file), 'utf8')
    const mended = applyFix(source, issue.fix as NonNullable<Issue['fix']>)
    const after = (await read(new Map([[issue.file, mended]]))).issues
    const own = (all: Issue[]) => all.filter(({ file }) => file === issue.file).map(nameOf)
    const expected = own(issues)
    expected.splice(expected.indexOf(nameOf(issue)), 1)
    expect(own(after), formatIssue(issue)).toEqual(expected)
  }
})

test('whatever a file of a site holds, the site is read, and each fix mends what it is offered for', {
  timeout: 60_000,
}, async () => {
  const { root } = await fixtureSite('broken-site', loadSite)
  const read = createReader(root)
  const file = 'content/blog/whole.mdx'
  const nameOf = ({ code, field, message }: Issue) => `${code} ${field} ${message}`
  const own = async (text: string) => (await read(new Map([[file, text]]))).issues.filter(issue => issue.file === file)
  await fc.assert(
    fc.asyncProperty(fc.oneof(withFrontmatter, mutated), async source => {
      const issues = await own(source)
      for (const issue of issues) expect(isInside(source, issue), formatIssue(issue)).toBe(true)
      const fixable = issues.find(({ fix }) => fix)
      if (!fixable?.fix) return
      const times = (all: Issue[]) => all.filter(issue => nameOf(issue) === nameOf(fixable)).length
      expect(times(await own(applyFix(source, fixable.fix))), formatIssue(fixable)).toBe(times(issues) - 1)
    }),
    { numRuns: 60, seed: 5 },
  )
})

test('unsaved texts stand in for their files, and only for one reading', async () => {
  const { root } = await fixtureSite('broken-site', loadSite)
  const read = createReader(root)
  const count = async (unsaved?: ReadonlyMap<string, string>) =>
    (await read(unsaved)).issues.filter(({ file }) => file === 'content/blog/new.mdx').length
  expect(await count(new Map([['content/blog/new.mdx', 'No frontmatter.']]))).toBe(1)
  expect(await count()).toBe(0)
})

test('what is kept from one run to the next is told alike, and only while a file reads the same', async () => {
  const { root } = await fixtureSite('broken-site', loadSite)
  const told = async () => (await createReader(root, keepPages(root))()).issues.map(formatIssue)
  const first = await told()
  expect(await told()).toEqual(first)
  expect(await told()).toEqual((await createReader(root)()).issues.map(formatIssue))
  const file = join(root, 'content/blog/body-html.mdx')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n<marquee />\n`)
  expect((await told()).filter(text => text.includes('<marquee> is HTML.'))).toHaveLength(1)
})
