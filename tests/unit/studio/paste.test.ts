import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { legalPage } from '../../factories/content-files'
import { serveEdits } from '../../factories/edit/edit-server'
import { temporaryRoot } from '../../factories/root'

const file = 'content/legal/rules.mdx'
const clipboard = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../fixtures/clipboard/${name}.html`), 'utf8')

/** The Markdown that a page gets from HTML of the clipboard. */
async function pasted(html: string): Promise<string> {
  const root = temporaryRoot({ 'legal/rules.mdx': legalPage({}, 'Old.') })
  const { ask } = await serveEdits(root)
  const page = await ask('page', { url: '/rules/' })
  const document = await ask('paste', { html })
  const changes = [{ type: 'format' as const, id: page?.blocks[0]?.id ?? '', document }]
  const result = await ask('save', { file, version: page?.version ?? '', changes })
  expect(result.type === 'refused' ? [result.reason, ...result.issues] : []).toEqual([])
  const text = readFileSync(join(root, file), 'utf8')
  return text.slice(text.indexOf('\n---\n') + 5).trim()
}

test('Word: headings, bold, italic, links, lists of its own kind, and tables', async () => {
  expect(await pasted(clipboard('word'))).toBe(`## Ask for the count

A vendor says **98 %**. Ask *of what*, and read [the framework](https://www.nist.gov/itl/ai-risk-management-framework) first.

- Calls that were answered
  - by day
- Calls that ended **without** a person

1. Copy fifty cases.
2. Mark them by hand.

| Claim         | Ask for              |
| ------------- | -------------------- |
| Fast \\| cheap | The *slowest* of 100 |`)
})

test('Google Docs: formats by style, inner lists, and links without their detour', async () => {
  expect(await pasted(clipboard('google-docs'))).toBe(`## What to ask a vendor

Write it **before** *the call*, with \\{name\\} & date, as [this list](https://example.com/ask?a=1) says.

- What was counted
  - and by whom
- What was left out

| **Term** | **Meaning**            |
| -------- | ---------------------- |
| Resolved | Ended without a person |`)
})

test('a web page: what runs, follows readers or is no text is left out', async () => {
  expect(await pasted(clipboard('web-page'))).toBe(`## How answers are read

Run \`npm test\`, then open the [report](https://example.com/report?id=7) and its parts.

### Steps

3. Read it **twice**.
4. Ask *who* counted.

> Counted by hand.

\`\`\`js
const a = \`x\`
call(a)
\`\`\`

Figure 1`)
})

test('HTML of any form gives a text', async () => {
  const odd = [
    '',
    'words',
    '<p>',
    '<ul><li></ul>',
    '<table></table>',
    '<b><i>x</b></i>',
    '<a href="https://[">x</a>',
    '<li>a<li>b',
    '<p>{x}<p>&lt;b>',
  ]
  const root = temporaryRoot({ 'legal/rules.mdx': legalPage({}, 'Old.') })
  const { ask } = await serveEdits(root)
  for (const html of odd) expect(await ask('paste', { html })).toMatchObject({ type: 'doc' })
})
