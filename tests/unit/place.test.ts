import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isCached, recordBlob, syncFolder } from '../../renderer/engine/builder/link-files'
import { hashOfFile } from '../../renderer/engine/cache/file-hashes'
import { blobPath, putBlob, writeAndCache } from '../../renderer/engine/cache/store'

const [before, root] = [process.cwd(), mkdtempSync(join(tmpdir(), 'place-'))]
beforeAll(() => process.chdir(root))
afterAll(() => {
  process.chdir(before)
  rmSync(root, { recursive: true, force: true })
})

const put = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const inodeOf = (path: string) => statSync(path).ino
const filesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter(name => statSync(join(folder, name)).isFile())
    .map(name => name.replaceAll('\\', '/'))
    .sort()

test('a folder comes to hold kept files and nothing else; a file that is in its place already is not touched', () => {
  const [same, other] = [putBlob('same'), putBlob('other')]
  syncFolder(
    'site',
    new Map([
      ['index.html', same],
      ['gone/index.html', other],
      ['changed.html', other],
    ]),
  )
  put('site/extra.txt', 'extra')
  const stood = inodeOf('site/index.html')
  syncFolder(
    'site',
    new Map([
      ['index.html', same],
      ['changed.html', same],
      ['new/index.html', other],
    ]),
  )
  expect(filesIn('site')).toEqual(['changed.html', 'index.html', 'new/index.html'])
  expect(existsSync('site/gone')).toBe(false)
  expect(inodeOf('site/index.html')).toBe(stood)
  expect(
    ['index.html', 'changed.html', 'new/index.html'].map(path => readFileSync(join('site', path), 'utf8')),
  ).toEqual(['same', 'same', 'other'])
})

test('what only says the same as a kept file, or was written over, is replaced; the published site is not written to', () => {
  const page = writeAndCache('page', 'published/index.html')
  put('staged/index.html', 'page')
  syncFolder('staged', new Map([['index.html', page]]))
  expect(inodeOf('staged/index.html')).toBe(inodeOf(blobPath(page)))
  syncFolder('staged', new Map())
  const next = writeAndCache('next', 'staged/index.html')
  expect(isCached(next)).toBe(true)
  expect(readFileSync('published/index.html', 'utf8')).toBe('page')
})

test('a kept file that was tampered with is not trusted, however its size and time look', async () => {
  const name = writeAndCache('honest', 'tampered/index.html')
  recordBlob(name)
  expect(isCached(name)).toBe(true)
  const { atime, mtime } = statSync(blobPath(name))
  await setTimeout(20)
  writeFileSync(blobPath(name), 'forged')
  utimesSync(blobPath(name), atime, mtime)
  expect(isCached(name)).toBe(false)
})

test('what a file says is known at once after each change, though two come within one tick of the disk', () => {
  const said = new Set<string>()
  for (let round = 0; round < 50; round++) {
    put('text.mdx', String(round % 10))
    said.add(hashOfFile('text.mdx'))
  }
  expect(said.size).toBe(10)
  const last = hashOfFile('text.mdx')
  appendFileSync('text.mdx', '!')
  expect(hashOfFile('text.mdx')).not.toBe(last)
})
