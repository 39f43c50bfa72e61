import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Change, SaveResult } from '../../../renderer/studio/contract'
import { legalPage } from '../../factories/content-files'
import { serveEdits } from '../../factories/edit/edit-server'
import { temporaryRoot } from '../../factories/root'

const file = 'content/legal/rules.mdx'
const body = '## One\n\nThe first text.\n\n- a\n- b\n\n## Two\n\nThe last text.'

async function open(text: string | Uint8Array) {
  const root = temporaryRoot({ 'legal/rules.mdx': text })
  const { ask, changed } = await serveEdits(root)
  const page = async () => {
    const found = await ask('page', { url: '/rules/' })
    if (!found) throw new Error('There is no page.')
    return found
  }
  const field = async (name: string) => (await page()).fields.find(({ path }) => path.join('.') === name)
  const block = async (start: string) => (await page()).blocks.find(({ raw }) => raw.startsWith(start))
  const idOf = async (start: string) => (await block(start))?.id ?? ''
  const save = async (...changes: Change[]): Promise<SaveResult> =>
    ask('save', { file, version: (await page()).version, changes })
  const read = () => readFileSync(join(root, file), 'utf8')
  const write = (text: string) => writeFileSync(join(root, file), text)
  return { root, ask, changed, page, field, block, idOf, save, read, write }
}

test('a field is saved, and nothing else of the file changes', async () => {
  const text = legalPage({ title: "'Rules' # the name" }, body)
  const { save, field, read, changed } = await open(text)
  const title = await field('title')
  expect(title).toMatchObject({
    value: 'Rules',
    raw: "'Rules'",
    isInPlace: true,
    form: { label: 'Title', kind: 'text' },
  })
  expect(await save({ type: 'field', id: title?.id ?? '', value: "Our 'rules'" })).toMatchObject({
    type: 'saved',
    undo: 1,
  })
  expect(read()).toBe(text.replace("'Rules' #", "'Our ''rules''' #"))
  expect(changed).toHaveLength(1)
})

test('byte order mark and Windows line ends stay', async () => {
  const text = `\uFEFF${legalPage({}, body).replaceAll('\n', '\r\n')}`
  const { save, idOf, read } = await open(text)
  expect(await save({ type: 'block', id: await idOf('The first'), text: 'Two lines\nof text.' })).toMatchObject({
    type: 'saved',
  })
  expect(read()).toBe(text.replace('The first text.', 'Two lines\r\nof text.'))
})

test('a change that adds an error is refused with its issue and not written', async () => {
  const text = legalPage({}, body)
  const { save, idOf, read, changed } = await open(text)
  const result = await save({ type: 'block', id: await idOf('The first'), text: 'A [link](/nowhere/).' })
  expect(result).toMatchObject({ type: 'refused', issues: [{ code: 'link-unknown', isNew: true, file }] })
  expect(await save({ type: 'block', id: await idOf('The first'), text: 'An <Unknown />.' })).toMatchObject({
    type: 'refused',
  })
  expect(read()).toBe(text)
  expect(changed).toEqual([])
})

test('an error that was there before does not stop another change', async () => {
  const text = legalPage({}, `${body}\n\nA [link](/nowhere/).`)
  const { save, idOf, read } = await open(text)
  expect(await save({ type: 'block', id: await idOf('The first'), text: 'Other.' })).toMatchObject({ type: 'saved' })
  expect(read()).toBe(text.replace('The first text.', 'Other.'))
})

test('a text that would take in what follows is refused', async () => {
  const { save, idOf } = await open(legalPage({}, body))
  const result = await save({ type: 'block', id: await idOf('The first'), text: '```text\nopen' })
  expect(result).toMatchObject({ type: 'refused', reason: expect.stringContaining('another part of the page') })
})

test('a change of a file that changed elsewhere is placed again', async () => {
  const text = legalPage({}, body)
  const { ask, page, idOf, read, write } = await open(text)
  const [{ version }, id] = [await page(), await idOf('The last')]
  write(text.replace('title: Rules', 'title: New rules').replace('The first text.', 'The first text.\n\nAnd more.'))
  expect(await ask('save', { file, version, changes: [{ type: 'block', id, text: 'The end.' }] })).toMatchObject({
    type: 'saved',
  })
  expect(read()).toContain('title: New rules')
  expect(read()).toContain('And more.')
  expect(read()).toMatch(/The end\.\n$/)
})

test('of a place that somebody else has changed both versions are given, and nothing is written', async () => {
  const text = legalPage({}, body)
  const { ask, page, idOf, read, write } = await open(text)
  const [{ version }, id] = [await page(), await idOf('The first')]
  const theirs = text.replace('The first text.', 'Their text.')
  write(theirs)
  const result = await ask('save', { file, version, changes: [{ type: 'block', id, text: 'My text.' }] })
  expect(result).toMatchObject({ type: 'conflict', yours: 'My text.\n', theirs: 'Their text.\n' })
  expect(read()).toBe(theirs)
})

test('undo and redo restore every byte, over files', async () => {
  const text = legalPage({}, body)
  const { ask, save, idOf, field, read } = await open(text)
  await save({ type: 'block', id: await idOf('- a'), text: '- c' })
  const first = read()
  await save({ type: 'field', id: (await field('title'))?.id ?? '', value: 'Other' })
  const second = read()
  expect(await ask('undo', {})).toMatchObject({ type: 'saved', undo: 1, redo: 1 })
  expect(read()).toBe(first)
  await ask('undo', {})
  expect(read()).toBe(text)
  expect(await ask('undo', {})).toMatchObject({ type: 'refused', reason: 'There is nothing to undo.' })
  await ask('redo', {})
  await ask('redo', {})
  expect(read()).toBe(second)
})

test('undo leaves what an editor wrote elsewhere in the file', async () => {
  const text = legalPage({}, body)
  const { ask, save, idOf, read, write } = await open(text)
  await save({ type: 'block', id: await idOf('The first'), text: 'Other.' })
  write(read().replace('The last text.', 'The very last text.'))
  expect(await ask('undo', {})).toMatchObject({ type: 'saved' })
  expect(read()).toBe(text.replace('The last text.', 'The very last text.'))
})

test('blocks are inserted, moved and removed', async () => {
  const text = legalPage({}, body)
  const { save, idOf, read } = await open(text)
  await save({ type: 'insert', id: await idOf('- a'), where: 'after', text: 'Between.' })
  expect(read()).toBe(text.replace('- b\n', '- b\n\nBetween.\n'))
  await save({ type: 'move', id: await idOf('Between'), to: await idOf('The first'), where: 'before' })
  expect(read()).toBe(text.replace('The first', 'Between.\n\nThe first'))
  await save({ type: 'block', id: await idOf('Between') })
  expect(read()).toBe(text)
  await save({ type: 'insert', text: 'The end.' })
  expect(read()).toBe(text.replace('The last text.', 'The last text.\n\nThe end.'))
})

test('props of a component are set, added and removed', async () => {
  const worked = '<Worked title="A" input="B" output="C" check="D" />'
  const text = legalPage({}, `${body}\n\n${worked}`)
  const { save, idOf, block, read } = await open(text)
  expect((await block('<Worked'))?.component).toMatchObject({ name: 'Worked', props: { title: 'A', input: 'B' } })
  await save({ type: 'props', id: await idOf('<Worked'), props: { title: 'Say "A"' } })
  expect(read()).toBe(text.replace('title="A"', 'title={"Say \\"A\\""}'))
  expect(await save({ type: 'props', id: await idOf('<Worked'), props: { title: null } })).toMatchObject({
    type: 'refused',
    issues: [{ code: 'prop-missing' }],
  })
})

test.runIf(process.platform !== 'win32')('the permissions of a file stay', async () => {
  const { root, save, idOf } = await open(legalPage({}, body))
  chmodSync(join(root, file), 0o600)
  expect(await save({ type: 'block', id: await idOf('The first'), text: 'Other.' })).toMatchObject({ type: 'saved' })
  expect(statSync(join(root, file)).mode & 0o777).toBe(0o600)
})

test('a component is inserted with the props of its form', async () => {
  const { save, idOf, read } = await open(legalPage({}, body))
  const text = '<Worked title="A brief" input="One." output="Two." check="Three." />'
  const props = { title: 'A "quoted" title', check: 'Each of the four.' }
  expect(await save({ type: 'insert', id: await idOf('The first'), text, props })).toMatchObject({ type: 'saved' })
  const inserted = '<Worked title={"A \\"quoted\\" title"} input="One." output="Two." check="Each of the four." />'
  expect(read()).toBe(legalPage({}, body.replace('The first text.', `The first text.\n\n${inserted}`)))
  expect(await save({ type: 'insert', text: 'No component.', props })).toMatchObject({ type: 'refused' })
})
