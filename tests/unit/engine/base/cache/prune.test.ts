import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCache } from '../../../../../renderer/engine/base/cache/store'
import { temporaryFolder } from '../../../../factories/root'

const dayMs = 864e5

function writeOld(file: string, ageMs: number): void {
  writeFileSync(file, '')
  const time = (Date.now() - ageMs) / 1000
  utimesSync(file, time, time)
}

test('entries older than 30 days are removed', () => {
  const root = temporaryFolder()
  for (const folder of ['analyses', 'blobs/a']) {
    mkdirSync(join(root, '.cache/store', folder), { recursive: true })
    writeOld(join(root, '.cache/store', folder, 'old'), 31 * dayMs)
    writeOld(join(root, '.cache/store', folder, 'new'), 29 * dayMs)
  }
  createCache(root).prune()
  for (const folder of ['analyses', 'blobs/a']) expect(readdirSync(join(root, '.cache/store', folder))).toEqual(['new'])
})

test('a link in a restored store leads to no file that is removed', () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'content'))
  writeOld(join(root, 'content/post.mdx'), 31 * dayMs)
  mkdirSync(join(root, '.cache/store/blobs'), { recursive: true })
  for (const link of ['analyses', 'blobs/a'])
    symlinkSync(join(root, 'content'), join(root, '.cache/store', link), 'junction')
  createCache(root).prune()
  expect(readdirSync(join(root, 'content'))).toEqual(['post.mdx'])
})
