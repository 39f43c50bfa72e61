import { describe, expect, test } from 'vitest'
import { applyFix } from '../../../../../renderer/engine/base/diagnostics/issue'
import { post } from '../../../../factories/content-files'
import { placesOf } from '../../../../factories/issues'
import { loadFiles } from '../../../../factories/site'

const good = post({ title: 'placeholder' })

describe('a value that YAML reads as something else has one issue, whose fix is what was meant', () => {
  test.each([
    ["'The bakery's sheet'", "The bakery's sheet"],
    ['[Update] What is new here', '[Update] What is new here'],
    ['@home with a model', '@home with a model'],
    ['`code` at the beginning', '`code` at the beginning'],
    ['%x of all answers are right', '%x of all answers are right'],
    ['*starred', '*starred'],
    ['**Bold** at the beginning', '**Bold** at the beginning'],
    ['{x} in braces at first', '{x} in braces at first'],
    ['"Hello" said the model', '"Hello" said the model'],
    ['AI: what it can do', 'AI: what it can do'],
    ['&A first word is lost', '&A first word is lost'],
    ['!A first word is lost', '!A first word is lost'],
    ['- A hyphen at first', '- A hyphen at first'],
    ['"C:\\place\\of notes"', 'C:\\place\\of notes'],
  ])('%s', async (written, meant) => {
    const source = good.replace('title: placeholder', `title: ${written}`)
    const { issues } = await loadFiles({ 'blog/one.mdx': source })
    expect(placesOf(issues)).toEqual(['3:8 frontmatter-syntax'])
    const fix = issues[0]?.fix
    if (!fix) throw new Error('There is no fix.')
    const { everything } = await loadFiles({ 'blog/one.mdx': applyFix(source, fix) })
    expect(everything.blog.map(({ title }) => title)).toEqual([meant])
  })
})

describe('a line with wrong indentation has one issue, at that line', () => {
  test.each([
    ['a field', 'date: 2025-03-01', ' date: 2025-03-01', '7:1'],
    ['the second field', 'title: placeholder', '  title: placeholder', '3:1'],
    ['an item', 'tags: [Prompting, Leadership]', 'tags:\n  - Prompting\n - Leadership', '12:1'],
  ])('%s', async (_, before, after, place) => {
    const source = good.replace(before, after)
    const { issues } = await loadFiles({ 'blog/one.mdx': source })
    expect(placesOf(issues)).toEqual([`${place} frontmatter-syntax`])
    const fix = issues[0]?.fix
    expect(fix && (await loadFiles({ 'blog/one.mdx': applyFix(source, fix) })).everything.blog).toHaveLength(1)
  })
})

test('a first line of more than three hyphens has one issue', async () => {
  const source = `-${good}`
  const { issues } = await loadFiles({ 'blog/one.mdx': source })
  expect(placesOf(issues)).toEqual(['1:1 frontmatter-missing'])
  expect(issues[0]?.fix?.text).toBe('---')
})

test('a closing line of more than three hyphens has one issue', async () => {
  const { issues, text } = await loadFiles({ 'blog/one.mdx': good.replace('---\n\nText', '-----\n\nText') })
  expect(placesOf(issues)).toEqual(['12:1 frontmatter-syntax'])
  expect(text).toContain('exactly three hyphens')
})

describe('a merge conflict has one issue', () => {
  const conflict = '<<<<<<< HEAD\ntitle: A title of some words\n=======\ntitle: Another title\n>>>>>>> branch'

  test('in the frontmatter', async () => {
    const { issues, text } = await loadFiles({ 'blog/one.mdx': good.replace('title: placeholder', conflict) })
    expect(placesOf(issues)).toEqual(['3:1 merge-conflict'])
    expect(text).toContain('git could not merge')
  })

  test('in the text', async () => {
    const { issues } = await loadFiles({ 'blog/one.mdx': good.replace('Text.', conflict) })
    expect(placesOf(issues)).toEqual(['14:1 merge-conflict'])
  })

  test('one that a text shows as code is none', async () => {
    const { issues } = await loadFiles({ 'blog/one.mdx': good.replace('Text.', `\`\`\`\n${conflict}\n\`\`\``) })
    expect(issues).toEqual([])
  })
})
