import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CodeAction } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { createLoader } from '../../../../renderer/engine/content/load'
import { site } from '../../../../renderer/site/index'
import { openCopy } from './editor'

const post = 'content/blog/test-ai-vendor-claims.mdx'
const opened = openCopy()

/** The text of a file with one place changed. */
const changed = (file: string, what: RegExp | string, by: string) => {
  const text = opened.editor.read(file)
  const after = text.replace(what, () => by)
  if (after === text) throw new Error(`${file} does not contain ${what}.`)
  return after
}

const requests = [
  ...['completion', 'hover', 'definition', 'references', 'prepareRename', 'rename', 'formatting', 'codeAction'],
  ...['documentSymbol', 'foldingRange', 'documentLink', 'selectionRange', 'semanticTokens/full', 'nothing'],
].map(name => `textDocument/${name}`)

const notifications = [
  ...['didOpen', 'didChange', 'didClose', 'didSave', 'nothing'].map(name => `textDocument/${name}`),
  ...['didChangeWatchedFiles', 'didChangeConfiguration'].map(name => `workspace/${name}`),
]

/** Parameters with the names that editors send, right and wrong; `own` is the URI of a document. */
function params(own: string) {
  const uri = fc.oneof(
    fc.constantFrom(own, 'file://host/a.mdx', 'file:///%00', 'file:///a%2fb.mdx', 'untitled:a', '', 'file:///'),
    fc.string({ unit: 'binary' }),
  )
  const number = fc.oneof(fc.nat(40), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  const position = fc.oneof(fc.record({ line: number, character: number }), fc.constant({}), fc.constant(null))
  const range = fc.oneof(fc.record({ start: position, end: position }), fc.constant(null))
  const textDocument = fc.record(
    { uri, languageId: fc.string(), version: fc.integer(), text: fc.string({ unit: 'binary' }) },
    { requiredKeys: [] },
  )
  return fc.record(
    {
      textDocument: fc.oneof(
        { weight: 3, arbitrary: fc.constant({ uri: own }) },
        { weight: 1, arbitrary: textDocument },
      ),
      position,
      range,
      newName: fc.string(),
      context: fc.oneof(fc.constant({ diagnostics: [], includeDeclaration: true }), fc.constant(null)),
      options: fc.constant({}),
      contentChanges: fc.array(fc.record({ text: fc.string(), range }, { requiredKeys: [] }), { maxLength: 3 }),
      changes: fc.array(fc.record({ uri, type: fc.integer() }), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  )
}

describe('diagnostics', () => {
  test("are the engine's issues of unsaved texts, and disappear when they are fixed", async () => {
    const broken = `${changed(post, /^category: .*$/m, 'category: Guids').replace(/^tags:/m, 'tagz:')}\n<Worked title={1} />\n`
    await opened.editor.write(post, broken)
    const { issues } = await createLoader({ root: opened.root, site })(new Map([[post, broken]]))
    const expected = issues.filter(({ file }) => file === post)
    expect(expected.length).toBeGreaterThanOrEqual(3)
    const found = await opened.editor.diagnostics(post, ({ length }) => length === expected.length)
    expect(found.map(({ code, message, range: { start, end } }) => [code, message, start, end])).toEqual(
      expected.map(({ code, message, hint, line, column, end }) => [
        code,
        `${message}\n${hint}`,
        { line: line - 1, character: column - 1 },
        { line: end.line - 1, character: end.column - 1 },
      ]),
    )
    await opened.editor.write(post, opened.editor.read(post))
    await opened.editor.diagnostics(post, list => !list.some(({ severity }) => severity === 1))
  })

  test('of an open file without issues are an empty list, with the version that was checked', async () => {
    const file = 'content/legal/refund-policy.mdx'
    await opened.editor.write(file, opened.editor.read(file))
    expect(await opened.editor.diagnostics(file, () => true)).toEqual([])
    expect(opened.editor.versionOf(file)).toBe(1)
    await opened.editor.write(file, `${opened.editor.read(file)}\n<Nothing />\n`)
    await opened.editor.diagnostics(file, ({ length }) => length > 0)
    expect(opened.editor.versionOf(file)).toBe(2)
  })

  test('come beside a document on a network share', async () => {
    const { editor } = opened
    const other = { uri: 'file://host/share/a.mdx', languageId: 'mdx', version: 1, text: 'A.' }
    await editor.notify('textDocument/didOpen', { textDocument: other })
    await editor.write(post, changed(post, /^category: .*$/m, 'category: Guids'))
    await editor.diagnostics(post, list => list.some(({ severity }) => severity === 1))
    await editor.notify('textDocument/didClose', { textDocument: other })
    await editor.write(post, editor.read(post))
    await editor.diagnostics(post, list => !list.some(({ severity }) => severity === 1))
  })

  test('come after requests and notifications of any form, and each request is answered', async () => {
    const { editor } = opened
    await editor.write(post, editor.read(post))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...requests), params(editor.uriOf(post)), async (method, each) => {
        const answer = editor.request(method, each).then(
          () => 'answered',
          ({ message }) => `${message}`,
        )
        expect(await Promise.race([answer, setTimeout(5000, 'silent')])).not.toMatch(/silent|dispos|closed/)
      }),
      { numRuns: 120 },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...notifications), params('untitled:one'), async (method, each) =>
        editor.notify(method, each),
      ),
      { numRuns: 120 },
    )
    await editor.write(post, changed(post, /^category: .*$/m, 'category: Guids'))
    await editor.diagnostics(post, list => list.some(({ severity }) => severity === 1))
    await editor.write(post, editor.read(post))
    await editor.diagnostics(post, list => !list.some(({ severity }) => severity === 1))
  })

  test('come while someone types without a pause', async () => {
    const broken = changed(post, /^category: .*$/m, 'category: Guids')
    let isPublished = false
    const published = opened.editor
      .diagnostics(post, ({ length }) => length > 0)
      .then(() => {
        isPublished = true
      })
    for (let typed = 0; !isPublished && typed < 100; typed++) {
      await opened.editor.write(post, `${broken}\n${'word '.repeat(typed)}\n`)
      await setTimeout(40)
    }
    expect(isPublished).toBe(true)
    await published
    await opened.editor.write(post, opened.editor.read(post))
    await opened.editor.diagnostics(post, ({ length }) => length === 0)
  })

  test('of a text with too many levels say so', async () => {
    await opened.editor.write(post, `${opened.editor.read(post)}\n${'- '.repeat(2500)}a\n`)
    const found = await opened.editor.diagnostics(post, ({ length }) => length > 0)
    expect(found.map(({ code }) => code)).toEqual(['file-limit'])
    await opened.editor.write(post, opened.editor.read(post))
    await opened.editor.diagnostics(post, ({ length }) => length === 0)
  })

  test('of a missing picture offer the nearest one', async () => {
    const broken = `${opened.editor.read(post)}\n![A figure](/media/vaja.png)\n`
    const { textDocument, document } = await opened.editor.write(post, broken)
    const at = document.positionAt(broken.indexOf('vaja.png'))
    const [action] = await opened.editor.request<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range: { start: at, end: at },
      context: { diagnostics: [] },
    })
    expect(action?.title).toBe('Write /media/vaja.webp')
    const [edit] = action?.edit?.changes?.[textDocument.uri] ?? []
    expect(edit && TextDocument.applyEdits(document, [edit])).toBe(broken.replace('vaja.png', 'vaja.webp'))
    await opened.editor.write(post, opened.editor.read(post))
  })

  test('offer the nearest name', async () => {
    const broken = changed(post, /^category: .*$/m, 'category: Guids')
    const { textDocument, document } = await opened.editor.write(post, broken)
    const start = document.positionAt(broken.indexOf('Guids'))
    const actions = await opened.editor.request<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range: { start, end: start },
      context: { diagnostics: [] },
    })
    expect(actions.map(({ title }) => title)).toEqual(['Write Guides'])
    const edits = actions[0]?.edit?.changes?.[textDocument.uri] ?? []
    expect(TextDocument.applyEdits(document, edits)).toBe(broken.replace('Guids', 'Guides'))
    await opened.editor.write(post, opened.editor.read(post))
  })
})
