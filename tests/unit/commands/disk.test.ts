import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { explainDisk } from '../../../renderer/engine/commands/disk'

test('an error of the disk is explained with file, reason and remedy; a bug is not', () => {
  const explained = (message: string) => explainDisk(new Error(message))
  expect(explained("ENOSPC: no space left on device, open '.releases/.next-7/client/faq/index.html'")).toBe(
    ".releases/.next-7/client/faq/index.html can't be written: there is no room left on the disk.\nMake room, and build again. The last built site is as it was.",
  )
  expect(explained("EACCES: permission denied, mkdir 'dist'")).toContain(
    "dist can't be written: this account has no permission",
  )
  expect(explained("EEXIST: file already exists, mkdir '.cache'")).toContain('a file stands where a folder should be')
  expect(explained("ENOENT: no such file or directory, open 'renderer/site/styles/print.css'")).toBeUndefined()
  expect(explainDisk('anything')).toBeUndefined()
})

test('a file in place of a folder is named, not the file that could not be written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cache = join(folder, '.cache')
  writeFileSync(cache, '')
  expect(explainDisk(new Error(`ENOTDIR: not a directory, open '${join(cache, 'store/last/build')}'`))).toBe(
    `${cache} can't be written: a file stands where a folder should be.\nMove that file away, and build again. The last built site is as it was.`,
  )
})
