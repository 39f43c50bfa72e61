import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, templateContext } from '../../../../renderer/authoring/new/create-entry'
import { newText } from '../../../../renderer/authoring/new/template'
import { formatIssue, isError } from '../../../../renderer/engine/base/diagnostics/issue'
import { createLoader } from '../../../../renderer/engine/content/load'
import { typeSchema } from '../../../../renderer/engine/content/schema/schema'
import { site } from '../../../../renderer/site/index'
import { temporaryRoot } from '../../../factories/root'
import { contextOf, copyContent, project, removeCopy, run } from '../content-copy'

const { collections } = site

type CollectionName = keyof typeof collections

const names = Object.keys(collections) as CollectionName[]
const slug = 'a-thing-that-is-new'
const context = contextOf(project)
const { definitions } = await typeSchema(project, context.cache)
const newest = (collection: CollectionName) =>
  newText(collections[collection], slug, definitions, templateContext(context, collection))

/** The errors of a new file of each collection, after its text was changed. */
async function errorsOf(change: (text: string) => string): Promise<string[]> {
  // In folders that share an address each file needs a name of its own.
  const unsaved = new Map(names.map(name => [`content/${name}/${slug}-${name}.mdx`, change(newest(name))]))
  const { issues } = await createLoader({ root: project, site })(unsaved)
  return issues.filter(issue => isError(issue) && unsaved.has(issue.file)).map(formatIssue)
}

test('a new file has no error, whatever its collection', { timeout: 120_000 }, async () => {
  expect(await errorsOf(text => text)).toEqual([])
})

test('the fields that are commented out in a new file are valid too', async () => {
  let times = 0
  // A comment that holds a field is switched on; sentences stay comments. Old and further addresses are each page's own.
  const switchOn = (text: string) =>
    text
      .replace(/^# (?=[a-zA-Z]+:( |$)| {2})/gm, '')
      .replace(/(\/an-older-name|\/anotherName)\//g, () => `/another-name-${times++}/`)
  expect(await errorsOf(switchOn)).toEqual([])
  expect(times).toBeGreaterThan(names.length)
})

test('each field has its sentence, its example and its values', () => {
  const text = newest('blog')
  expect(text).toMatch(/^---\n# Whether it is still being written.*\ndraft: true\n/)
  expect(text).toContain('# The heading of the article, at most 70 characters.\ntitle: A thing that is new\n')
  expect(text).toContain(`# The day it was published.\ndate: ${templateContext(context, 'blog').today}\n`)
  expect(text).toContain(
    '# What kind of article it is. One of: Guides, Strategy, Automation, Careers, Enterprise, Training.\ncategory: Guides\n',
  )
  expect(text).toContain('# Whether it stands among the featured articles.\n# featured: true\n')
})

test('the number of a new article is one more than the highest', () => {
  const ids = templateContext(context, 'blog').others.map(({ id }) => Number(id))
  expect(newest('blog')).toContain(`\nid: ${Math.max(...ids) + 1}\n`)
})

describe('the command', () => {
  let root = ''
  beforeAll(() => {
    root = copyContent()
  })
  afterAll(() => removeCopy(root))

  test('writes the file once and never over another', { timeout: 120_000 }, () => {
    const first = run(root, 'new', 'legal', 'imprint')
    expect(first).toEqual({
      status: 0,
      text: 'content/legal/imprint.mdx is written, a draft for /imprint/. Replace the examples, then remove the line "draft: true".\n',
    })
    const file = join(root, 'content/legal/imprint.mdx')
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('title: Imprint\n')
    writeFileSync(file, 'Mine.')
    expect(run(root, 'new', 'legal', 'imprint')).toEqual({
      status: 2,
      text: 'content/legal/imprint.mdx is there already and stays as it is. Usage: npm run new -- <collection> <name>\n',
    })
    expect(readFileSync(file, 'utf8')).toBe('Mine.')
    rmSync(file)
  })

  test('called for an unknown collection prints the reason and the usage', () => {
    expect(run(root, 'new', 'blgo', 'a-post')).toEqual({
      status: 2,
      text: 'There is no collection "blgo". Did you mean "blog"? Usage: npm run new -- <collection> <name>\n',
    })
  })

  test('refuses a name that is too long for a file', () => {
    const { status, text } = run(root, 'new', 'legal', 'x'.repeat(300))
    expect(status).toBe(2)
    expect(text).toContain('A name has at most 100 characters, and this one has 300.')
  })

  test('writes nothing where another page has the address', { timeout: 120_000 }, () => {
    const { status, text } = run(root, 'new', 'legal', 'faq')
    expect(status).toBe(1)
    expect(text).toContain('The address /faq/ belongs to content/legal/faq.mdx already.')
    expect(text).toContain('Nothing was written.')
    expect(existsSync(join(root, 'content/legal/faq.mdx'))).toBe(false)
  })
})

test('a new file is not written through a link', async () => {
  const root = temporaryRoot({ 'other/one.mdx': 'Text.' })
  symlinkSync(join(root, 'content/other'), join(root, 'content/legal'), 'junction')
  const { issues } = await createEntry(contextOf(root), 'legal', slug)
  expect(issues.map(({ file, code }) => `${file}: ${code}`)).toEqual(['content/legal: file-type'])
})
