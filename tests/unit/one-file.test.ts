import { expect, test } from 'vitest'
import { createCache } from '../../renderer/engine/base/cache/store'
import { createFileAnalyzer, toDocument } from '../../renderer/engine/content/analyze'
import type { Document } from '../../renderer/engine/content/document'
import { findEntries } from '../../renderer/engine/content/files/find'
import { noMedia } from '../../renderer/engine/content/media/media'
import { parseEntry } from '../../renderer/engine/content/parse'
import { createRelater } from '../../renderer/engine/content/relate/relate'
import { typeSchema } from '../../renderer/engine/content/schema/schema'
import { createDocumentValidator } from '../../renderer/engine/content/validation/validate-documents'
import { createBodyCompiler, loadBody } from '../../renderer/engine/mdx/compile'
import { documentsAlone } from '../factories/documents'
import { render } from '../factories/render'
import { projectRoot, sampleSite } from '../factories/root'
import { Note } from '../fixtures/sample-site/renderer/site/components/Note'
import { site } from '../fixtures/sample-site/renderer/site/index'

// One content file on its way to HTML. Read from top to bottom: each stage gets what the one before it gives.

const file = 'content/blog/sow-peas.mdx'
const text = `---
id: 1
title: How to sow peas
excerpt: A sentence of the right length that tells the reader what the article will let them do afterward.
author: The editors
authorBio: The people who run the courses.
date: 2025-03-01
readTime: 1 min read
category: Guides
tags: [Planning, Checking]
relatedPosts: [sow-peas, sow-peas]
---

## The rows

Sow in **March**, as {frontmatter.author} does: see [the rows](#the-rows).

<Note>Water them.</Note>
`

/** The same file with one mistake, to see which stage finds it. */
const withMistake = (right: string, wrong: string) => ({ file, source: text.replace(right, wrong) })

// 1. Find: renderer/engine/content/files/find.ts

const { collections } = site
/** Not on the disk, like an unsaved file of an editor. */
const [entry] = findEntries('no-such-folder', collections, new Map([[file, text]])).value
if (!entry) throw new Error(`${file} is not found.`)

test('find: the path of a file gives its collection, slug and URL', () => {
  expect(entry).toMatchObject({ file, collection: 'blog', slug: 'sow-peas', url: '/blog/sow-peas/', source: text })
  const lost = findEntries('no-such-folder', collections, new Map([['content/seeds/one.mdx', text]]))
  expect(lost.issues).toMatchObject([{ file: 'content/seeds', code: 'folder-unknown' }])
})

// 2. Parse: renderer/engine/content/parse.ts

const { value: parsed, issues: parseIssues } = parseEntry(entry.source, entry.file)

test('parse: a file is its frontmatter, as data with positions, and its body', () => {
  expect(parseIssues).toEqual([])
  expect(parsed.data).toMatchObject({ id: 1, title: 'How to sow peas', tags: ['Planning', 'Checking'] })
  expect(parsed.locate(['title'], 'value')).toEqual({ line: 3, column: 8, end: { line: 3, column: 23 } })
  // The lines of the frontmatter are blank in the body, so that positions in it are positions in the file.
  expect(parsed.body).toHaveLength(text.length)
  expect(parsed.body.split('\n')[13]).toBe('## The rows')
  const { issues } = parseEntry(withMistake('title: How', 'title: Peas: how').source, file)
  expect(issues).toMatchObject([{ line: 3, column: 8, code: 'frontmatter-syntax' }])
})

// 3. Analyze: renderer/engine/content/analyze.ts

const analyze = createFileAnalyzer(site)
const { analysis, tree } = analyze(entry)

test('analyze: the body is parsed, and its links, headings and components are listed', () => {
  expect(analysis.issues).toEqual([])
  expect(analysis.body).toMatchObject({
    links: [{ url: '#the-rows' }],
    headings: [{ words: 'The rows', anchor: 'the-rows' }],
    components: ['Note'],
  })
  const wrong = analyze(withMistake('{frontmatter.author}', '{alert(1)}'))
  expect(wrong.analysis.issues).toMatchObject([{ line: 16, column: 22, code: 'body-expression' }])
  expect(wrong.tree).toBeUndefined()
})

// 4. Validate: renderer/engine/content/validation/validate-documents.ts

const document = toDocument(entry, { analysis })
const documentOf = (wrong: { file: string; source: string }): Document =>
  toDocument({ ...entry, ...wrong }, analyze(wrong))

/** The JSON Schema of the interfaces below content/types. */
const schema = await typeSchema(sampleSite, createCache(projectRoot))
const validate = createDocumentValidator(schema, site)

test('validate: the frontmatter matches the interface of its collection', () => {
  const among = { slugs: { blog: ['sow-peas'] }, media: noMedia, hidden: new Map() }
  expect(validate([document], among)).toEqual([])
  expect(validate([documentOf(withMistake('2025-03-01', '2025-02-30'))], among)).toMatchObject([
    { line: 7, column: 7, field: 'date', code: 'field-value', message: '"2025-02-30" is not a day in the calendar.' },
  ])
})

// 5. Relate: renderer/engine/content/relate/relate.ts

const relate = createRelater(site)

test('relate: what documents say of each other is right: links, URLs, titles', () => {
  expect(relate([document], documentsAlone)).toEqual([])
  expect(relate([documentOf(withMistake('(#the-rows)', '(#the-row)'))], documentsAlone)).toMatchObject([
    { line: 16, code: 'anchor-unknown', fix: { text: '#the-rows' } },
  ])
})

// 6. Compile: renderer/engine/mdx/compile.ts

const program = await createBodyCompiler(site)({ file, body: parsed.body, frontmatter: parsed.data, tree })

test('compile: the body becomes a program, with the values of the fields that it names', () => {
  expect(program).toContain(`_jsx(_components.h2, {
      id: "the-rows",
      children: "The rows"
    })`)
  expect(program).toContain('" does: see "')
  expect(program).toContain('_jsx(Note, {')
})

// 7. Render: renderer/engine/mdx/compile.ts

test('render: with the components of the site the program gives HTML', async () => {
  expect(render(await loadBody(program), { Note })).toBe(
    [
      '<h2 id="the-rows">The rows</h2>\n',
      '<div class="noted"><p>Sow in <strong>March</strong>, as The editors does: see <a href="#the-rows">the rows</a>.</p>',
      '<div class="note" role="note">Water them.</div></div>',
    ].join(''),
  )
})
