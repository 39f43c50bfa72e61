import { expect, test } from 'vitest'
import type { CodeAction, SignatureHelp } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { openCopy } from './editor'

const post = 'content/blog/test-ai-vendor-claims.mdx'
const opened = openCopy()

/** An article with a text at its end, or with its fields changed. */
const withText = (text: string) => `${opened.editor.read(post)}\n${text}\n`

const help = (marked: string) =>
  opened.editor.ask<SignatureHelp | null>('signatureHelp', post, withText(marked)).then(found => {
    const [signature] = found?.signatures ?? []
    const parameter = signature?.parameters?.[found?.activeParameter ?? 0]
    return { label: signature?.label, of: parameter?.label, documentation: parameter?.documentation }
  })

test('while a tag is written, its props and the meaning of the present one are shown', async () => {
  expect(await help('<Worked inp|||')).toMatchObject({
    label: '<Worked title: text, input: text, output: text, check: a line of Markdown>',
  })
  expect(await help('<Worked title="a" input="|||"')).toMatchObject({
    of: 'input: text',
    documentation: 'What was put in.',
  })
  expect(await help('Words |||only.')).toEqual({ label: undefined, of: undefined, documentation: undefined })
})

test.each([
  ['an open component', '<Note>\n\nWords of a note.', 'Note>', '<Note>\n\nWords of a note.\n\n</Note>'],
  ['an open element', 'Press <kbd>Ctrl now.', 'kbd>', 'Press <kbd>Ctrl now.</kbd>'],
  ['an open directive', ':::note\nWords of a note.', ':::', ':::note\nWords of a note.\n:::'],
  [
    'what a click shows elsewhere',
    '::: details More\nWords of it.\n:::',
    'Words',
    '<details>\n<summary>More</summary>\n\nWords of it.\n\n</details>',
  ],
  ['a callout of MkDocs', '!!! tip "A title"\n    Words of it.', '!!!', ':::tip[A title]\nWords of it.\n:::'],
  ['code of Jekyll', '{% highlight js %}\nopen()\n{% endhighlight %}', 'open', '```js\nopen()\n```'],
  ['a picture without words', '![](/media/vaja.webp)', '![]', '![vaja](/media/vaja.webp)'],
])('a quick fix for %s', async (_, text, at, fixed) => {
  const source = withText(text)
  const { textDocument, document } = await opened.editor.write(post, source)
  const place = document.positionAt(source.lastIndexOf(at, source.lastIndexOf(text) + text.length))
  const actions = await opened.editor.request<CodeAction[]>('textDocument/codeAction', {
    textDocument,
    range: { start: document.positionAt(source.lastIndexOf(text)), end: place },
    context: { diagnostics: [] },
  })
  const results = actions.map(({ edit }) => TextDocument.applyEdits(document, edit?.changes?.[textDocument.uri] ?? []))
  expect(results.map(each => each.slice(-90))).toContain(withText(fixed).slice(-90))
})

test('a quick fix for fields that are never closed', async () => {
  const source = opened.editor.read(post).replace(/\n---\n/, '\n')
  const { textDocument, document } = await opened.editor.write(post, source)
  const start = { line: 0, character: 0 }
  const [action] = await opened.editor.request<CodeAction[]>('textDocument/codeAction', {
    textDocument,
    range: { start, end: start },
    context: { diagnostics: [] },
  })
  expect(action?.title).toBe('Write --- below the fields')
  const [edit] = action?.edit?.changes?.[textDocument.uri] ?? []
  expect(edit && TextDocument.applyEdits(document, [edit]).replace(/\n+/g, '\n')).toBe(
    opened.editor.read(post).replace(/\n+/g, '\n'),
  )
})
