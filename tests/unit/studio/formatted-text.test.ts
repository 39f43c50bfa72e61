import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RichMark, RichNode } from '../../../renderer/studio/rich/document'
import { legalPage } from '../../factories/content-files'
import { serveEdits } from '../../factories/edit/edit-server'
import { temporaryRoot } from '../../factories/root'

const file = 'content/legal/rules.mdx'

/** A page with a body, the formatted text of its first block that begins so, and a function that saves another one. */
async function open(body: string, start: string) {
  const root = temporaryRoot({ 'legal/rules.mdx': legalPage({}, body) })
  const { ask } = await serveEdits(root)
  const page = await ask('page', { url: '/rules/' })
  const { id = '' } = page?.blocks.find(({ raw }) => raw.startsWith(start)) ?? {}
  const document = await ask('document', { id })
  const save = async (next: RichNode) => {
    const changes = [{ type: 'format' as const, id, document: next }]
    const result = await ask('save', { file, version: page?.version ?? '', changes })
    const text = readFileSync(join(root, file), 'utf8')
    // The body is what follows the frontmatter.
    return { result, body: text.slice(text.indexOf('\n---\n') + 5).trim() }
  }
  return { document, save }
}

const strong: RichMark[] = [{ type: 'strong' }]
const text = (words: string, marks: RichMark[] = []): RichNode => ({ type: 'text', text: words, marks })
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
const item = (words: string): RichNode => ({ type: 'list_item', content: [paragraph(text(words))] })
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content })

/** Every block of a text as its writer may have written it. */
const written = [
  'A __bold__ and *italic* one, `co*de`, [a link][ref] and [one](/rules/ "title").\nThe next &amp; last line \\* with ![a](/media/a.png)  \nand a {facts.replyTime}.',
  '* one\n* two\n\n  more of it\n* three\n  1) inner\n  2) next',
  '3. three\n4. four\n5. five',
  '|a|b|\n|-|:-:|\n|1|   |\n|2|`x \\| y`|',
  '> quoted\nlazily\n>\n> - item',
  'Setext\n------',
  '## Closed ##',
  '- [ ] open\n- [x] done',
]

test.each(written)('a text that is saved as it is keeps every byte: %j', async body => {
  const whole = `${body}\n\n[ref]: /rules/`
  const { document, save } = await open(whole, body.slice(0, 4))
  const before = await save(document as RichNode)
  expect(before.body).toBe(whole.trim())
})

test('what is typed and formatted is all that changes', async () => {
  const body = 'A __bold__ one\nover &amp; two lines,  \nwith a break.'
  const { document, save } = await open(body, 'A ')
  const [first] = document?.content ?? []
  const content = first?.content ?? []
  const last = content.at(-1)
  const changed = [
    ...content.slice(0, -1),
    { ...last, text: 'with a ' } as RichNode,
    text('new', strong),
    text(' break.'),
  ]
  expect((await save(doc({ ...first, content: changed } as RichNode))).body).toBe(
    'A __bold__ one\nover &amp; two lines,  \nwith a **new** break.',
  )
})

test('signs that a writer types are text', async () => {
  const typed = [
    '1. first',
    '# no heading',
    '- no item',
    'a *b* _c_ `d`',
    '{x} <b> &amp; [a](/) \\',
    'import x',
    '> a',
    '| a | b |',
    '***',
    '5 * 3 = 15',
  ]
  const { save } = await open('Old.', 'Old')
  const { result, body } = await save(doc(...typed.map(words => paragraph(text(words)))))
  expect(result.type).toBe('saved')
  expect(body.split('\n\n')).toEqual([
    ...['1\\. first', '\\# no heading', '\\- no item', 'a \\*b\\* \\_c\\_ \\`d\\`'],
    ...['\\{x\\} \\<b> \\&amp; \\[a\\](/) \\\\', '&#x69;mport x', '\\> a', '\\| a | b |', '\\*\\*\\*', '5 \\* 3 = 15'],
  ])
})

test('bold that begins or ends within a word is written so that it is read as that', async () => {
  const { save } = await open('Old.', 'Old')
  const { result, body } = await save(doc(paragraph(text('un'), text('“believ”', strong), text('able'))))
  expect(result.type).toBe('saved')
  expect(body).toBe('u&#x6e;**“believ”**&#x61;ble')
})

test('an item without words is left out, and the numbers behind a new one go on', async () => {
  const { document, save } = await open('1. one\n2. two\n3. three', '1. one')
  const [list] = document?.content ?? []
  const [one, two, three] = list?.content ?? []
  const items = [one, item('between'), item(''), two, three] as RichNode[]
  expect((await save(doc({ ...list, content: items } as RichNode))).body).toBe('1. one\n2. between\n3. two\n4. three')
})

test('one cell is edited, and its line alone changes', async () => {
  const table = '| Name  | Price |\n| :---- | ----: |\n| Plan  |   $97 |\n| Vaja  |       |'
  const { document, save } = await open(table, '| Name')
  const next = structuredClone(document as RichNode)
  const rows = next.content?.[0]?.content ?? []
  Object.assign(rows[2]?.content?.[1] as RichNode, { content: [text('1 | 2')] })
  const changed = await save(next)
  expect(changed.body).toBe(table.replace('| Vaja  |       |', '| Vaja  | 1 \\| 2 |'))
})

test('a column is added to each line, and a row has the widths of the others', async () => {
  const table = '| Name  | Price |\n| :---- | ----: |\n| Plan  |   $97 |'
  const { document, save } = await open(table, '| Name')
  const next = structuredClone(document as RichNode)
  const cell = (type: RichNode['type'], words: string): RichNode => ({ type, content: words ? [text(words)] : [] })
  const rows = next.content?.[0]?.content ?? []
  rows[0]?.content?.push(cell('table_header', 'Note'))
  rows[1]?.content?.push(cell('table_cell', ''))
  rows.push({ type: 'table_row', content: ['Vaja', '$5', 'new'].map(words => cell('table_cell', words)) })
  expect((await save(next)).body).toBe(
    '| Name  | Price | Note |\n| :---- | ----: | ---- |\n| Plan  | $97   |      |\n| Vaja  | $5    | new  |',
  )
})

test('the text of a component is edited without its tags', async () => {
  const { document, save } = await open('<Note kind="tip">Begin *soon*.</Note>', '<Note')
  expect(document?.content?.[0]?.content?.map(node => node.text)).toEqual(['Begin ', 'soon', '.'])
  const [first] = document?.content ?? []
  const one = await save(doc({ ...first, content: [...(first?.content ?? []), text(' Now.')] } as RichNode))
  expect(one.body).toBe('<Note kind="tip">Begin *soon*. Now.</Note>')
})

test('several paragraphs of a component are between empty lines, and none is refused', async () => {
  const { save } = await open('<Note>One.</Note>', '<Note')
  expect((await save(doc(paragraph()))).result).toMatchObject({ type: 'refused' })
  const two = await save(doc(paragraph(text('One.')), paragraph(text('Two.'))))
  expect(two.body).toBe('<Note>\n\nOne.\n\nTwo.\n\n</Note>')
})

test('a component is inserted with its text, never with an example', async () => {
  const root = temporaryRoot({ 'legal/rules.mdx': legalPage({}, 'One.') })
  const { ask } = await serveEdits(root)
  const page = await ask('page', { url: '/rules/' })
  const [block] = page?.blocks ?? []
  const insert = (document: RichNode) => {
    const change = { type: 'insert' as const, id: block?.id ?? '', text: '<Note />', props: { kind: 'tip' }, document }
    return ask('save', { file, version: page?.version ?? '', changes: [change] })
  }
  expect(await insert(doc(paragraph()))).toMatchObject({ type: 'refused', reason: expect.stringContaining('empty') })
  expect(await insert(doc(paragraph(text('Mine.'))))).toMatchObject({ type: 'saved' })
  expect(readFileSync(join(root, file), 'utf8')).toContain('One.\n\n<Note kind="tip">Mine.</Note>\n')
})
