import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { legalPage } from '../../factories/content-files'
import { serveEdits } from '../../factories/edit/edit-server'
import { temporaryFolder, temporaryRoot } from '../../factories/root'

const text = legalPage()

async function open() {
  const root = temporaryRoot({ 'legal/rules.mdx': text })
  const endpoint = await serveEdits(root)
  const change = {
    file: 'content/legal/rules.mdx',
    version: '',
    changes: [{ type: 'text', start: 0, end: 0, text: '' }],
  }
  const save = (headers: Record<string, string>, method?: string) =>
    endpoint.send('/__edit/save', JSON.stringify(change), headers, method)
  const saveFile = async (file: string) => {
    const { status, text } = await endpoint.send('/__edit/save', JSON.stringify({ ...change, file }))
    return { status, answer: JSON.parse(text) }
  }
  return { ...endpoint, root, save, saveFile }
}

test.each<[string, Record<string, string>, string?]>([
  ['no token', { 'X-Edit-Token': '' }],
  ['another token', { 'X-Edit-Token': 'token-of-another' }],
  ['another origin', { Origin: 'https://evil.example' }],
  ['an opaque origin', { Origin: 'null' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['no sign of its sender', { Origin: '', 'Sec-Fetch-Site': '' }],
  ['a rebound name', { Host: 'evil.example' }],
  ['another method', {}, 'GET'],
])('a request with %s is refused', async (_, headers, method) => {
  const { save } = await open()
  const { status, text } = await save(headers, method)
  expect(status).toBe(403)
  expect(text).toMatch(/^[A-Z"].*\.\n?$/)
})

test('the same request with the token is answered', async () => {
  const { save } = await open()
  expect(await save({})).toMatchObject({ status: 200 })
})

test('what is not JSON, not a request or too large is refused with a sentence', async () => {
  const { send } = await open()
  expect(await send('/__edit/save', '{}', { 'Content-Type': 'text/plain' })).toMatchObject({ status: 400 })
  expect(await send('/__edit/save', '{')).toMatchObject({ status: 400, text: 'The request is not JSON.\n' })
  expect(await send('/__edit/save', '{}')).toMatchObject({ status: 400 })
  expect(await send('/__edit/toString', '{}')).toMatchObject({ status: 404 })
  expect(await send('/__edit/save', `"${'x'.repeat(2 ** 22)}"`)).toMatchObject({ status: 413 })
})

test.each([
  'package.json',
  '../outside.mdx',
  '/etc/passwd',
  'content/site.ts',
  'content/legal/../../package.json',
  'content/legal/./rules.mdx',
  'content//legal/rules.mdx',
  'content\\legal\\rules.mdx',
  'content/legal/.hidden.mdx',
  'content/legal/rules.mdx\0',
  'content/nowhere/rules.mdx',
  'content/__proto__/rules.mdx',
  'content/legal/absent.mdx',
  'content/legal',
])('%j is no text that can be changed', async file => {
  const { saveFile } = await open()
  expect(await saveFile(file)).toMatchObject({ status: 200, answer: { type: 'refused' } })
})

test('links are not followed, neither of files nor of folders', async () => {
  const { root, saveFile } = await open()
  const outside = temporaryFolder()
  writeFileSync(join(outside, 'other.mdx'), text)
  symlinkSync(join(outside, 'other.mdx'), join(root, 'content/legal/other.mdx'))
  mkdirSync(join(root, 'content/blog'), { recursive: true })
  symlinkSync(outside, join(root, 'content/blog/year'))
  for (const file of ['content/legal/other.mdx', 'content/blog/year/other.mdx'])
    expect(await saveFile(file)).toMatchObject({ answer: { type: 'refused' } })
  expect(readFileSync(join(outside, 'other.mdx'), 'utf8')).toBe(text)
})
