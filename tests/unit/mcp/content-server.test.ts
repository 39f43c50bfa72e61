import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { expect, onTestFinished, test } from 'vitest'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { createLoader } from '../../../renderer/engine/content/load'
import { createContentServer } from '../../../renderer/mcp/content-server'
import { createEditContext } from '../../../renderer/studio/edit-service'
import { legalPage } from '../../factories/content-files'
import { temporaryRoot } from '../../factories/root'
import { site } from '../../fixtures/sample-site/renderer/site/index'

/** Connects a client to the server of a project with these files; `call` gives the text of a tool's answer. */
async function connect(files: Record<string, string>) {
  const root = temporaryRoot(files)
  const cache = createCache(root)
  const check = createLoader({ root, site, cache })
  const server = createContentServer(await createEditContext({ root, site, cache, check, changed() {} }))
  const client = new Client({ name: 'test', version: '1' })
  const [ofServer, ofClient] = InMemoryTransport.createLinkedPair()
  await server.connect(ofServer)
  await client.connect(ofClient)
  onTestFinished(() => client.close())
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args })
    const [part] = content
    return { isError, text: part?.type === 'text' ? part.text : '' }
  }
  const json = async (name: string, args: Record<string, unknown> = {}) => {
    const { isError, text } = await call(name, args)
    if (isError) throw new Error(text)
    return JSON.parse(text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return { root, client, call, json, read }
}

const rules = 'content/legal/rules.mdx'

test('every tool describes itself and its arguments, and says whether it writes', async () => {
  const { client } = await connect({ 'legal/rules.mdx': legalPage() })
  const { tools } = await client.listTools()
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
    'list_pages',
    'read_page',
    'search_content',
    'describe_types',
    'describe_components',
    'check',
  ])
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
    'set_field',
    'replace_block',
    'insert_blocks',
    'write_body',
    'undo',
    'new_page',
    'rename_page',
  ])
  for (const { description, inputSchema } of tools) {
    expect(description).toMatch(/\.$/)
    for (const property of Object.values(inputSchema.properties ?? {})) expect(property).toHaveProperty('description')
  }
})

test('pages are listed, read, searched and described', async () => {
  const { call, json } = await connect({
    'legal/rules.mdx': legalPage({ title: 'Rules' }, '## Play fair\n\nNo tricks.'),
  })
  expect(await json('list_pages')).toEqual([
    { file: rules, collection: 'legal', url: '/rules/', title: 'Rules', state: 'published' },
  ])
  const { version, fields, blocks } = await json('read_page', { file: rules })
  expect(version).toMatch(/^[0-9a-f]{64}$/)
  expect(fields).toContainEqual(
    expect.objectContaining({ path: 'title', value: 'Rules', kind: 'text', required: true }),
  )
  expect(blocks.map(({ kind, markdown }: { kind: string; markdown: string }) => [kind, markdown])).toEqual([
    ['heading', '## Play fair'],
    ['paragraph', 'No tricks.'],
  ])
  expect((await call('search_content', { words: 'no TRICKS' })).text).toMatch(
    /^content\/legal\/rules\.mdx:\d+ {2}No tricks\.$/,
  )
  expect((await json('describe_types', { collection: 'legal' })).collections[0].type.fields[0].sentence).toMatch(/\.$/)
  expect(await call('describe_types', { collection: 'lgal' })).toMatchObject({ isError: true })
  expect(await call('read_page', { file: '../../etc/passwd' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('is no text of the content'),
  })
})

test('an unsaved text is checked and not written', async () => {
  const { call, read } = await connect({ 'legal/rules.mdx': legalPage() })
  const before = read(rules)
  expect((await call('check')).text).toBe('No issues.')
  const { text } = await call('check', { file: rules, text: before.replace(/^title:.*$/m, 'titel: Rules') })
  expect(text).toMatch(/^1 error, 0 warnings\n/)
  expect(text).toContain('Did you mean "title"?')
  expect(read(rules)).toBe(before)
})

test('one field changes, and every other byte stays', async () => {
  const { json, read, call } = await connect({
    'legal/rules.mdx': legalPage({ title: 'Rules' }).replaceAll('\n', '\r\n'),
  })
  const before = read(rules)
  expect(
    await json('set_field', { file: rules, path: 'title', value: 'Rules: all of them', check_only: true }),
  ).toEqual({
    file: rules,
    issues: [],
  })
  expect(read(rules)).toBe(before)
  await json('set_field', { file: rules, path: 'title', value: 'Rules: all of them' })
  expect(read(rules)).toBe(before.replace('title: Rules', 'title: "Rules: all of them"'))
  await call('undo')
  expect(read(rules)).toBe(before)
})

test('a broken save is refused with the message that a writer gets, and changes nothing', async () => {
  const { call, json, read } = await connect({ 'legal/rules.mdx': legalPage({}, 'Text.') })
  const before = read(rules)
  const { version, blocks } = await json('read_page', { file: rules })
  const broken = await call('replace_block', { file: rules, version, block: blocks[0].id, markdown: '[x](/rulse/)' })
  expect(broken).toMatchObject({ isError: true, text: expect.stringContaining('Did you mean "/rules/"?') })
  const hostile = await call('insert_blocks', { file: rules, markdown: 'import x from "node:fs"\n\n{x.rm()}' })
  expect(hostile).toMatchObject({ isError: true, text: expect.stringContaining('would have an error') })
  const unknown = await call('set_field', { file: rules, path: 'titel', value: 'x' })
  expect(unknown.isError).toBe(true)
  expect(read(rules)).toBe(before)
})

test('an edit of a version that somebody else has replaced gives both texts', async () => {
  const { call, json, read } = await connect({ 'legal/rules.mdx': legalPage({}, 'One.\n\nTwo.') })
  const { version, blocks } = await json('read_page', { file: rules })
  const [one, two] = blocks
  await json('replace_block', { file: rules, version, block: one.id, markdown: 'First.' })
  // The other block is where it was.
  await json('replace_block', { file: rules, version, block: two.id, markdown: 'Second.' })
  expect(read(rules)).toContain('First.\n\nSecond.')
  const late = await call('replace_block', { file: rules, version, block: one.id, markdown: 'Late.' })
  expect(late).toMatchObject({ isError: true, text: expect.stringContaining('First.') })
})

test('a fact changes in one place, for every page that uses it', async () => {
  const { json, call, read } = await connect({
    'legal/rules.mdx': legalPage({}, 'It costs {facts.price} a month.'),
    'facts.yaml': 'price: $47 # since May\n',
  })
  await json('set_field', { file: 'content/facts.yaml', path: 'price', value: '$57' })
  expect(read('content/facts.yaml')).toBe('price: $57 # since May\n')
  const gone = await call('set_field', { file: 'content/facts.yaml', path: 'price' })
  expect(gone).toMatchObject({ isError: true, text: expect.stringContaining(rules) })
})

test('settings, which are code, are no text for coding tools', async () => {
  const { call, read } = await connect({
    'legal/rules.mdx': legalPage(),
    'site.ts': "export const site = { brand: 'A' }\n",
  })
  const file = 'content/site.ts'
  for (const [name, more] of [
    ['set_field', { path: 'brand', value: 'B' }],
    ['write_body', { markdown: 'x' }],
    ['read_page', {}],
  ] as const)
    expect(await call(name, { file, ...more })).toMatchObject({ isError: true })
  expect(read(file)).toBe("export const site = { brand: 'A' }\n")
})

test('an article from nothing to green, a value changed in one place, and a renaming', async () => {
  const { root, json, call, read } = await connect({
    'legal/rules.mdx': legalPage({ title: 'Rules' }, 'See [the other](/other/).'),
    'legal/other.mdx': legalPage({ title: 'Other' }),
  })
  const made = await json('new_page', { collection: 'blog', slug: 'a-new-day' })
  expect(made).toEqual({ file: 'content/blog/a-new-day.mdx', url: '/blog/a-new-day/' })
  const example = await call('set_field', { file: made.file, path: 'draft' })
  expect(example).toMatchObject({ isError: true, text: expect.stringContaining('Write your own: what the page says') })
  await json('set_field', { file: made.file, path: 'title', value: 'A new day' })
  await json('set_field', {
    file: made.file,
    path: 'excerpt',
    value: 'A garden wakes up early in the morning, long before anybody is there to see it.',
  })
  await json('set_field', { file: made.file, path: 'authorBio', value: 'They are up before the birds.' })
  await json('write_body', { file: made.file, markdown: '## Dawn\n\nThe **first** light.' })
  await json('insert_blocks', { file: made.file, markdown: '- Dew\n- Birds' })
  await json('set_field', { file: made.file, path: 'draft' })
  expect(read(made.file)).toMatch(/\n---\n\n## Dawn\n\nThe \*\*first\*\* light\.\n\n- Dew\n- Birds\n$/)
  expect((await call('check', { file: made.file })).text).toBe('No issues.')

  const renamed = await json('rename_page', { file: 'content/legal/other.mdx', slug: 'second' })
  expect(renamed).toEqual({ file: 'content/legal/second.mdx', url: '/second/' })
  expect(read(rules)).toContain('[the other](/second/)')
  expect(existsSync(join(root, 'content/legal/other.mdx'))).toBe(false)
  expect((await call('check')).text).toBe('No issues.')
})
