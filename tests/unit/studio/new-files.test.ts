import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { legalPage } from '../../factories/content-files'
import { serveEdits } from '../../factories/edit/edit-server'
import { temporaryRoot } from '../../factories/root'

const picture = (color: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
    .png()
    .toBuffer()

async function open() {
  const root = temporaryRoot({
    'legal/rules.mdx': legalPage(),
    'legal/other.mdx': legalPage({ title: 'Other' }, '[a](/rules/)'),
  })
  const endpoint = await serveEdits(root)
  const upload = async (name: string, bytes: Buffer) => {
    const { text } = await endpoint.send(`/__edit/media?${new URLSearchParams({ name })}`, bytes, {
      'Content-Type': 'image/png',
    })
    return JSON.parse(text)
  }
  return { ...endpoint, root, upload, isThere: (file: string) => existsSync(join(root, file)) }
}

test('a picture gets a free name made of its own', async () => {
  const { root, upload } = await open()
  const [red, blue] = [await picture('red'), await picture('blue')]
  expect(await upload('Über uns (2).PNG', red)).toMatchObject({ type: 'saved', file: '/media/uber-uns-2.png' })
  expect(readFileSync(join(root, 'content/media/uber-uns-2.png'))).toEqual(red)
  expect(await upload('Über uns (2).PNG', blue)).toMatchObject({ file: '/media/uber-uns-2-2.png' })
  expect(await upload('Über uns (2).PNG', red)).toMatchObject({ file: '/media/uber-uns-2.png' })
  expect(await upload('../../../x.html', red)).toMatchObject({ type: 'saved', file: '/media/x.png' })
})

test('what is no picture, or a broken one, is refused and not left behind', async () => {
  const { upload, isThere } = await open()
  expect(await upload('a.png', Buffer.from('<svg/>'))).toMatchObject({ type: 'refused' })
  const broken = (await picture('red')).subarray(0, 30)
  expect(await upload('a.png', broken)).toMatchObject({ type: 'refused' })
  expect(isThere('content/media/a.png')).toBe(false)
})

test('nothing is written through a link, and the page gets a sentence', async () => {
  const { root, send } = await open()
  const outside = temporaryRoot({ 'mine.txt': '' })
  symlinkSync(join(outside, 'content'), join(root, 'content/media'))
  const { status, text } = await send('/__edit/media?name=a.png', await picture('red'))
  expect([status, text]).toEqual([500, 'content/media is not a folder of this project, so nothing is written there.\n'])
  expect(existsSync(join(outside, 'content/a.png'))).toBe(false)
})

test('a name of a device becomes another one, and other forms of a path are none', async () => {
  const { ask, upload, isThere } = await open()
  expect(await upload('NUL.png', await picture('red'))).toMatchObject({ type: 'saved', file: '/media/the-nul.png' })
  expect(await ask('new', { collection: 'legal', slug: 'con' })).toMatchObject({ type: 'refused' })
  expect(await ask('rename', { file: 'content/legal/rules.mdx', slug: 'aux' })).toMatchObject({ type: 'refused' })
  for (const file of ['content/legal//rules.mdx', 'content/./legal/rules.mdx', 'content/legal/rules.mdx/'])
    expect(await ask('rename', { file, slug: 'others' })).toMatchObject({ type: 'refused' })
  expect(isThere('content/legal/rules.mdx')).toBe(true)
})

test('what is nested without end is refused by a sentence', async () => {
  const { ask, send } = await open()
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const about = '"file": "content/legal/rules.mdx", "version": ""'
  for (const change of [
    `{ "type": "field", "id": "content/legal/rules.mdx#title", "value": ${deep} }`,
    `{ "type": "props", "id": "content/legal/rules.mdx@0", "props": { "a": ${deep} } }`,
    `{ "type": "field", "id": "content/legal/rules.mdx#${'a/'.repeat(5000)}a", "value": "" }`,
  ])
    for (const name of ['save', 'check']) {
      const { status, text } = await send(`/__edit/${name}`, `{ ${about}, "changes": [${change}] }`)
      expect([status, text.length < 200 && !text.includes('    at ')], text).toEqual([400, true])
    }
  await expect(ask('describe', { ids: ['a/'.repeat(5000)] })).rejects.toThrow('400')
})

test('undo takes a picture away again', async () => {
  const { ask, upload, isThere } = await open()
  await upload('a.png', await picture('red'))
  expect(isThere('content/media/a.png')).toBe(true)
  expect(await ask('undo', {})).toMatchObject({ type: 'saved' })
  expect(isThere('content/media/a.png')).toBe(false)
  await ask('redo', {})
  expect(isThere('content/media/a.png')).toBe(true)
})

test('a new page is a draft that checks', async () => {
  const { root, ask } = await open()
  const file = 'content/legal/new-rules.mdx'
  expect(await ask('new', { collection: 'legal', slug: 'new-rules' })).toEqual({
    type: 'saved',
    file,
    url: '/new-rules/',
  })
  expect(readFileSync(join(root, file), 'utf8')).toContain('draft: true')
  expect(await ask('new', { collection: 'legal', slug: 'new-rules' })).toMatchObject({ type: 'refused' })
  expect(await ask('new', { collection: 'legal', slug: '../x' })).toMatchObject({ type: 'refused' })
  expect(await ask('new', { collection: '__proto__', slug: 'x' })).toMatchObject({ type: 'refused' })
})

test('a page is renamed, and its links follow', async () => {
  const { root, ask } = await open()
  const answer = await ask('rename', { file: 'content/legal/rules.mdx', slug: 'terms' })
  expect(answer).toEqual({ type: 'saved', file: 'content/legal/terms.mdx', url: '/terms/' })
  expect(readFileSync(join(root, 'content/legal/other.mdx'), 'utf8')).toContain('[a](/terms/)')
})

test('a renaming is undone and made again in all its files', async () => {
  const { root, ask, isThere } = await open()
  const other = () => readFileSync(join(root, 'content/legal/other.mdx'), 'utf8')
  const [old, text] = [readFileSync(join(root, 'content/legal/rules.mdx'), 'utf8'), other()]
  await ask('rename', { file: 'content/legal/rules.mdx', slug: 'terms' })
  const renamed = readFileSync(join(root, 'content/legal/terms.mdx'), 'utf8')
  expect(await ask('undo', {})).toMatchObject({ type: 'saved', moved: { from: '/terms/', url: '/rules/' } })
  expect(readFileSync(join(root, 'content/legal/rules.mdx'), 'utf8')).toBe(old)
  expect(isThere('content/legal/terms.mdx')).toBe(false)
  expect(other()).toBe(text)
  expect(await ask('redo', {})).toMatchObject({ type: 'saved', moved: { from: '/rules/', url: '/terms/' } })
  expect(readFileSync(join(root, 'content/legal/terms.mdx'), 'utf8')).toBe(renamed)
  expect(isThere('content/legal/rules.mdx')).toBe(false)
  expect(other()).toContain('[a](/terms/)')
})

test('undoing a renaming leaves what an editor wrote since, and changes no file where one of them was changed', async () => {
  const { root, ask, isThere } = await open()
  const [terms, other] = [join(root, 'content/legal/terms.mdx'), join(root, 'content/legal/other.mdx')]
  await ask('rename', { file: 'content/legal/rules.mdx', slug: 'terms' })
  writeFileSync(terms, `${readFileSync(terms, 'utf8')}\nWritten since.\n`)
  await ask('undo', {})
  expect(readFileSync(join(root, 'content/legal/rules.mdx'), 'utf8')).toContain('Written since.')
  await ask('redo', {})
  const changed = readFileSync(other, 'utf8').replace('[a](/terms/)', '[b](/terms/)')
  writeFileSync(other, changed)
  expect(await ask('undo', {})).toMatchObject({ type: 'conflict', file: 'content/legal/other.mdx' })
  expect(readFileSync(other, 'utf8')).toBe(changed)
  expect([isThere('content/legal/terms.mdx'), isThere('content/legal/rules.mdx')]).toEqual([true, false])
})

test('a new page is taken away by undo and comes back by redo; a removed folder does not stop it', async () => {
  const { root, ask, isThere } = await open()
  await ask('new', { collection: 'blog', slug: 'first' })
  expect(await ask('undo', {})).toMatchObject({ moved: { from: '/blog/first/', url: '/' } })
  expect(isThere('content/blog/first.mdx')).toBe(false)
  rmSync(join(root, 'content/blog'), { recursive: true })
  expect(await ask('redo', {})).toMatchObject({ moved: { url: '/blog/first/' } })
  expect(isThere('content/blog/first.mdx')).toBe(true)
})

test('choices are pages, pictures and entities with the words that are looked for', async () => {
  const { ask, upload } = await open()
  await upload('a.png', await picture('red'))
  expect(await ask('choices', { of: 'link', words: 'oth' })).toEqual([{ value: '/other/', label: 'Other' }])
  expect(await ask('choices', { of: 'picture' })).toEqual([
    { value: '/media/a.png', label: 'a.png', picture: expect.stringMatching(/^\/assets\/media\/.+\.webp$/) },
  ])
  expect(await ask('choices', { of: 'legal', words: 'rules' })).toEqual([{ value: 'rules', label: 'Rules' }])
})

test('between blocks Markdown and each component can be inserted', async () => {
  const { ask } = await open()
  const options = await ask('insert', {})
  expect(options.map(({ name }) => name)).toEqual(expect.arrayContaining(['Paragraph', 'Table', 'Note', 'Worked']))
  const worked = options.find(({ name }) => name === 'Worked')
  expect(worked).toMatchObject({ kind: 'component', group: 'Text' })
  expect(worked?.fields?.find(({ name }) => name === 'title')).toMatchObject({ kind: 'text', required: true })
  // Of a component with a text it is said what belongs there.
  expect([worked?.content, options.find(({ name }) => name === 'Note')?.content]).toEqual([
    undefined,
    expect.stringMatching(/\w\.$/),
  ])
})
