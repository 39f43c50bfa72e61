import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '../../../../../renderer/engine/base/cache/hash'
import { changedSince, recordFiles } from '../../../../../renderer/engine/base/modules/recorded-files'
import { temporaryFolder } from '../../../../factories/root'

function project() {
  const root = temporaryFolder()
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('vite.config.ts', '1')
  write('pages/index/+Page.tsx', '1')
  write('renderer/print.css', '1')
  const paths = ['vite.config.ts', 'pages/index/+Page.tsx', 'renderer/print.css', 'renderer/gone.mjs']
  const record = recordFiles(root, paths, Date.now() + 1000)
  const changed = () => changedSince(root, record, path => sha256(readFileSync(path)))
  return { root, write, paths, changed, remove: (path: string) => rmSync(join(root, path), { recursive: true }) }
}

test('a record holds until a file changes', () => {
  const { write, changed } = project()
  expect(changed()).toEqual([])
  write('renderer/print.css', '2')
  write('vite.config.ts', '2')
  expect(changed()).toEqual(['renderer/print.css', 'vite.config.ts'])
  write('renderer/print.css', '1')
  write('vite.config.ts', '1')
  expect(changed()).toEqual([])
})

test('or is removed', () => {
  const { remove, changed } = project()
  remove('renderer')
  expect(changed()).toEqual(['renderer/print.css', 'renderer'])
})

test.each([
  ['pages/about/+Page.tsx', 'pages'],
  ['pages/index/+data.ts', 'pages/index'],
  ['renderer/x.tsx', 'renderer'],
])('or %s is added, which a tool may find', (path, folder) => {
  const { write, changed } = project()
  write(path, '')
  expect(changed()).toEqual([folder])
})

test('documents, and copies of a configuration that runs, are not found', () => {
  const { write, changed } = project()
  for (const path of ['pages/README.md', 'renderer/+config.ts.build-1d8942f2.mjs', 'notes.ts']) write(path, '')
  expect(changed()).toEqual([])
})

test('a file that was written while the tool ran counts as changed', () => {
  const { root, paths } = project()
  const record = recordFiles(root, paths, Date.now() - 60_000)
  expect(changedSince(root, record, path => sha256(readFileSync(path))).sort()).toEqual(paths.slice(0, 3).sort())
})
