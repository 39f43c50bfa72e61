import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { createFileHashes } from '../../../../renderer/engine/base/files/file-hashes'
import { changedInputs, readInputs } from '../../../../renderer/engine/build/inputs'
import { temporaryFolder } from '../../../factories/root'

/** A project, and the inputs of a build that starts now, as a new process reads them. */
function project() {
  const root = temporaryFolder()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, write, read: () => readInputs(root, createFileHashes(root, createCache(root))) }
}

test('a picture is no part of the code, and a change of it is found', () => {
  const { write, read } = project()
  write('content/media/chart.png', 'one')
  const before = read()
  write('content/media/chart.png', 'two')
  const now = read()
  expect([now.render, now.outputs]).toEqual([before.render, before.outputs])
  expect(now.media).not.toBe(before.media)
  expect(changedInputs(before.parts, now.parts)).toEqual(['content/media/chart.png'])
})

test.each(['content/legal/termsofservice.mdx', 'renderer/README.md'])('%s is no part of the code', file => {
  const { write, read } = project()
  const before = read()
  write(file, 'More.')
  expect(read()).toEqual(before)
})

test('the version of a package is a part of all code', () => {
  const { write, read } = project()
  write('node_modules/.package-lock.json', '{ "packages": { "node_modules/react": "19.3.1" } }')
  const before = read()
  write('node_modules/.package-lock.json', '{ "packages": { "node_modules/react": "19.3.2" } }')
  const now = read()
  expect(changedInputs(before.parts, now.parts)).toEqual(['(installed packages)'])
  for (const key of ['environment', 'render', 'outputs'] as const) expect(now[key]).not.toBe(before[key])
})

// Windows asks for a privilege to create a symbolic link to a file.
test.skipIf(process.platform === 'win32')('a link without a target is no input: loading the content reports it', () => {
  const { root, write, read } = project()
  write('content/blog/one.mdx', '')
  symlinkSync('/nowhere/at/all.mdx', join(root, 'content/blog/nowhere.mdx'))
  expect(read).not.toThrow()
})
