import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type {
  CodeAction,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  WorkspaceSymbol,
} from 'vscode-languageserver/node'
import { projectRoot } from '../../../factories/root'
import { openCopy } from './editor'

const post = 'content/blog/test-ai-vendor-claims.mdx'
const opened = openCopy()

const text = `---
title: A
tags:
  - Evaluation
---

## One

Text.

### Two

- a
- b

## Three

<Note>
  Text.
</Note>
`

/** The names of an outline with those below each. */
const namesOf = (symbols: DocumentSymbol[]): unknown[] =>
  symbols.map(({ name, children = [] }) => (children.length > 0 ? [name, namesOf(children)] : name))

test('the outline has the fields, and the headings with those below them', async () => {
  const symbols = await opened.editor.ask<DocumentSymbol[]>('documentSymbol', post, text)
  expect(namesOf(symbols)).toEqual([['Fields', ['title', 'tags']], ['One', ['Two']], 'Three'])
  expect(symbols[1]?.range).toEqual({ start: { line: 6, character: 0 }, end: { line: 15, character: 0 } })
})

test('fields, sections and blocks can be folded', async () => {
  const ranges = await opened.editor.ask<FoldingRange[]>('foldingRange', post, text)
  expect(ranges.map(({ startLine, endLine }) => [startLine, endLine])).toEqual([
    [0, 4],
    [6, 13],
    [10, 13],
    [15, 19],
    [12, 13],
    [17, 19],
  ])
})

test('links and pictures open their files', async () => {
  const source =
    '---\ntitle: A\n---\n\n[A](/blog/team-ai-rollout-plan/), ![B](/media/vaja.webp), ![C](../media/vaja.webp), [D](https://site.example/)\n'
  const links = await opened.editor.ask<DocumentLink[]>('documentLink', post, source)
  const [page, picture] = ['content/blog/team-ai-rollout-plan.mdx', 'content/media/vaja.webp'].map(opened.editor.uriOf)
  expect(links.map(({ target }) => target)).toEqual([page, picture, picture])
})

describe('definition', () => {
  test.each([
    ['a component', '<No|||te>Text</Note>', 'renderer/site/components/Note.tsx', 'export function Note'],
    ['a prop', '<Worked che|||ck="A" />', 'renderer/site/components/Worked.tsx', 'check:'],
    ['a picture', '![A](/media/va|||ja.webp)', 'content/media/vaja.webp', undefined],
    ['a picture from its own folder', '![A](../media/va|||ja.webp)', 'content/media/vaja.webp', undefined],
    ['a fact', 'Within {facts.reply|||Time}.', 'content/facts.yaml', 'replyTime:'],
  ])('%s leads to its source', async (_, body, file, line) => {
    const found = await opened.editor.definition(post, `---\ntitle: A\n---\n\n${body}\n`)
    expect(found?.uri).toBe(opened.editor.uriOf(file))
    if (line) expect(lineOf(file, found?.range.start.line)).toContain(line)
  })

  test.each([
    ['a field', 'cat|||egory: Guides', 'content/types/blog.ts', 'category:'],
    ['a field of a group', 'metadata:\n  descr|||iption: A', 'content/types/metadata.ts', 'description:'],
  ])('%s leads to its type', async (_, field, file, line) => {
    const found = await opened.editor.definition(post, `---\n${field}\n---\n`)
    expect(found?.uri).toBe(opened.editor.uriOf(file))
    expect(lineOf(file, found?.range.start.line)).toContain(line)
  })

  test('a field of every page leads to its type in the package that declares it', async () => {
    const file = 'renderer/engine/content/schema/publication.ts'
    const found = await opened.editor.definition(post, '---\ndra|||ft: true\n---\n')
    expect(found?.uri).toBe(pathToFileURL(join(projectRoot, file)).href)
    expect(lineOf(file, found?.range.start.line)).toContain('draft?:')
  })
})

test('a missing field is added with its example', async () => {
  const source = opened.editor.read(post).replace(/^category: .*\n/m, '')
  const { document } = await opened.editor.write(post, source)
  await opened.editor.diagnostics(post, found => found.some(({ code }) => code === 'field-missing'))
  const actions = await opened.editor.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: document.uri },
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    context: { diagnostics: [] },
  })
  const [edit] =
    actions.find(({ title }) => title === 'Add category with an example')?.edit?.changes?.[document.uri] ?? []
  expect(edit?.newText).toBe('category: Guides\n')
  expect(lineOf(post, edit?.range.start.line, source)).toBe('---')
})

/** A line of a file, which counts from 0. */
function lineOf(file: string, line = 0, source = opened.editor.read(file)): string {
  return source.split('\n')[line] ?? ''
}

test('pages are found by words of their titles', async () => {
  const { editor } = opened
  await editor.diagnostics(post, () => true)
  const find = (query: string) => editor.request<WorkspaceSymbol[]>('workspace/symbol', { query })
  const found = await find('refund policy')
  expect(found.map(({ containerName, location }) => [containerName, location.uri])).toEqual([
    ['legal', editor.uriOf('content/legal/refund-policy-changes.mdx')],
    ['legal', editor.uriOf('content/legal/refund-policy.mdx')],
  ])
  expect(found[0]?.name).toMatch(/refund/i)
  expect(await find('no page has such words')).toEqual([])
})
