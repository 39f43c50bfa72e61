import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sha256 } from '../../../../../renderer/engine/base/cache/hash'
import { type PackEntry, readFromPack, writePack } from '../../../../../renderer/engine/base/cache/packs'

const root = mkdtempSync(join(tmpdir(), 'packs-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const folder = join(root, 'packs')

test('each text of a pack is read as it was written', () => {
  const texts = ['one', '', 'ü 你好 🎉']
  expect(writePack(folder, texts).map(entry => readFromPack(folder, entry))).toEqual(texts)
})

test('a damaged or missing text is undefined', () => {
  const [entry] = writePack(folder, ['intact', 'rest']) as [PackEntry]
  expect(readFromPack(folder, { ...entry, start: 1 })).toBeUndefined()
  expect(readFromPack(folder, { ...entry, bytes: 1000 })).toBeUndefined()
  expect(readFromPack(folder, { ...entry, bytes: -1 })).toBeUndefined()
  expect(readFromPack(join(root, 'none'), entry)).toBeUndefined()
  const file = join(folder, entry.file)
  expect(readdirSync(folder)).toContain(entry.file)
  writeFileSync(file, readFileSync(file, 'utf8').replace('intact', 'forged'))
  expect(readFromPack(folder, entry)).toBeUndefined()
})

test('an entry can not lead out of its folder', () => {
  const text = 'planted'
  mkdirSync(join(root, 'other'))
  writeFileSync(join(root, 'other', sha256(text)), text)
  const entry = { start: 0, bytes: text.length, hash: sha256(text) }
  expect(readFromPack(join(root, 'other'), { ...entry, file: sha256(text) })).toBe(text)
  expect(readFromPack(folder, { ...entry, file: `../other/${sha256(text)}` })).toBeUndefined()
})
