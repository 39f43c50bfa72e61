import { describe, expect, test } from 'vitest'
import { applyFix } from '../../../../../renderer/engine/base/diagnostics/issue'
import { post } from '../../../../factories/content-files'
import { placesOf } from '../../../../factories/issues'
import { loadFiles } from '../../../../factories/site'

const good = post({ title: 'placeholder' })
const title = 'title: placeholder'
const tags = 'tags: [Prompting, Leadership]'

/** The post with other lines in place of one of its lines. */
const withLines = (line: string, written: string) => good.replace(line, written)

/** Loads the post after each fix of its first issue, until there is none. */
async function fixAll(source: string): Promise<Awaited<ReturnType<typeof loadFiles>>> {
  const found = await loadFiles({ 'blog/one.mdx': source })
  const fix = found.issues[0]?.fix
  return fix ? fixAll(applyFix(source, fix)) : found
}

describe('a slip in a line has one issue, at its place, whose fix is what was meant', () => {
  test.each([
    ['a list without end', tags, 'tags: [Prompting, Leadership', '10:7', 'never closed'],
    ['a list that ends with a brace', tags, 'tags: [Prompting, Leadership}', '10:7', 'never closed'],
    ['a list of lines without end', tags, 'tags: [\n  Prompting,\n  Leadership', '10:7', 'never closed'],
    ['a list that is closed twice', tags, 'tags: [Prompting, Leadership]]', '10:7', 'closed more than once'],
    ['a comma behind a list', tags, 'tags: [Prompting, Leadership],', '10:7', 'comma'],
    ['two commas in a list', tags, 'tags: [Prompting,, Leadership]', '10:7', 'two commas'],
    ['no comma in a list', tags, 'tags: ["Prompting" "Leadership"]', '10:7', 'comma is missing'],
    ['items with asterisks', tags, 'tags:\n  * Prompting\n  * Leadership', '11:3', 'hyphen'],
    ['items without a space', tags, 'tags:\n  -Prompting\n  -Leadership', '11:3', 'not a list'],
    ['a list in round brackets', tags, 'tags: (Prompting, Leadership)', '10:7', 'not a list'],
    ['a list in braces', tags, 'tags: {Prompting, Leadership}', '10:7', 'not a list'],
    ['a text without end', title, 'title: "placeholder', '3:8', 'never closed'],
    ['a text without end, with an apostrophe', title, "title: 'placeholder", '3:8', 'never closed'],
    ['a comma behind a text', title, 'title: "placeholder",', '3:8', 'comma'],
    ['no space after the colon', title, 'title:placeholder', '3:1', 'space is missing'],
    ['an equals sign', title, 'title = placeholder', '3:1', 'colon'],
    ['a remark as in programs', title, `// for later\n${title}`, '3:1', 'begins with #'],
    ['a remark as in HTML', title, `<!-- for later -->\n${title}`, '3:1', 'begins with #'],
  ])('%s', async (_, line, written, place, message) => {
    const source = withLines(line, written)
    const { issues } = await loadFiles({ 'blog/one.mdx': source })
    expect(issues.map(({ line, column }) => `${line}:${column}`)).toEqual([place])
    expect(issues[0]?.message).toContain(message)
    const fixed = await fixAll(source)
    expect(fixed.issues).toEqual([])
    expect(fixed.everything.blog).toMatchObject([{ title: 'placeholder', tags: ['Prompting', 'Leadership'] }])
  })
})

test('a name that a value gives to another place is none', async () => {
  const source = withLines('author: The editors', 'author: &editors The editors').replace(
    'category: Guides',
    'category: *editors',
  )
  const { text } = await loadFiles({ 'blog/one.mdx': source })
  expect(text).not.toContain("can't begin with &")
})

test('a quotation mark that a list never closes is named, whatever follows', async () => {
  const { issues } = await loadFiles({ 'blog/one.mdx': withLines(tags, 'tags: ["Prompting, Leadership]') })
  expect(placesOf(issues)).toEqual(['10:8 frontmatter-syntax'])
  expect(issues[0]?.message).toContain('never closed')
})

test('a colon and a space in an item of a list is text between quotation marks', async () => {
  const source = withLines(tags, 'tags:\n  - Prompting: the basics\n  - Leadership')
  const { issues } = await loadFiles({ 'blog/one.mdx': source })
  expect(placesOf(issues)).toEqual(['11:5 field-value'])
  expect(issues[0]?.hint).toContain('"Prompting: the basics"')
})

test('a day that can be two is shown as both', async () => {
  const { text } = await loadFiles({ 'blog/one.mdx': withLines('date: 2025-03-01', 'date: 03/01/2025') })
  expect(text).toContain('Write 2025-01-03 or 2025-03-01')
  const { issues } = await loadFiles({ 'blog/one.mdx': withLines('date: 2025-03-01', 'date: 25/01/2025') })
  expect(issues[0]?.fix?.text).toBe('2025-01-25')
})
