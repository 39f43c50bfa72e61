import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeFailure } from '../../../../renderer/engine/base/failures/describe-failure'
import { Failure } from '../../../../renderer/engine/base/failures/failure'

const described = (message: string, properties = {}) =>
  describeFailure(Object.assign(new Error(message), { stack: `Error: ${message}`, ...properties }))

test('an error of the disk is explained with file, reason and remedy', () => {
  expect(described("ENOSPC: no space left on device, open 'dist/.next-7/client/faq/index.html'")).toBe(
    "dist/.next-7/client/faq/index.html can't be written: there is no room left on the disk.\nMake room, and run this again.",
  )
  expect(described("EACCES: permission denied, mkdir 'dist'")).toContain(
    "dist can't be written: this account has no permission",
  )
  expect(described("EACCES: permission denied, scandir 'content'")).toContain("content can't be read: ")
  expect(described("EEXIST: file already exists, mkdir '.cache'")).toContain('a file stands where a folder should be')
})

test('a full disk is explained without a path too, and in the words of native parts', () => {
  const written = { code: 'ENOSPC', syscall: 'write' }
  for (const failure of [
    described('ENOSPC: no space left on device, write', written),
    described('Failed to write: No space left on device (os error 28)'),
  ])
    expect(failure).toMatch(/^A file( below .*)? can't be written: there is no room left on the disk\.\nMake room/)
})

test.each([
  ["EMFILE: too many open files, open 'a.ts'", {}, 'Too many files are open.\nRaise the limit (ulimit -n 1024)'],
  ['spawn /usr/bin/node ENOMEM', { code: 'ENOMEM' }, 'There is not enough memory.\nClose other programs'],
  ['Worker terminated', { code: 'ERR_WORKER_OUT_OF_MEMORY' }, 'There is not enough memory.'],
  ['WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory', {}, 'There is not enough memory.'],
])('%s is explained without a file', (message, properties, start) => {
  expect(described(message, properties)).toContain(start)
  expect(described(message, properties)).not.toContain('This is a bug')
})

test('a file in place of a folder is named, not the file that could not be written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cache = join(folder, '.cache')
  writeFileSync(cache, '')
  expect(described(`ENOTDIR: not a directory, open '${join(cache, 'store/last/build')}'`)).toBe(
    `${cache} can't be written: a file stands where a folder should be.\nMove that file away, and run this again.`,
  )
})

test('an error of the site’s code is located; nothing else of the stack is shown', () => {
  const stack = `Error: boom\n    at render (${process.cwd()}/node_modules/react/index.js:1:2)\n    at Page (${process.cwd()}/pages/@slug/+Page.tsx:6:13)\n    at main (${process.cwd()}/scripts/build.ts:1:1)`
  expect(described('boom', { stack })).toBe('pages/@slug/+Page.tsx:6:13  boom\nCorrect the code, and run this again.')
})

test.each([
  ['at Page (', 'pages/(a) b/+Page.tsx', ')'],
  ['at ', 'pages/a b/+Page.tsx', ''],
  ['at async file://', 'pages/a.ts', ''],
  ['at Object.render [as hook] (', 'pages/a.ts', ')'],
])('the position in "%s%s:6:13%s" is found', (before, file, after) => {
  const stack = `Error: a (b:1:2)\n    ${before}${process.cwd()}/${file}:6:13${after}`
  expect(described('boom', { stack })).toMatch(`${file}:6:13  boom\n`)
})

test('an error of a bundler is located by its picture or its location', () => {
  const rolldown = '\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n    ╭─[ vite.config.ts:15:7 ]\n    │\n'
  const esbuild = { text: 'Expected "="', location: { file: 'renderer/+config.ts', line: 10, column: 6 } }
  expect(described('Build failed', { errors: [{ message: rolldown }, esbuild] })).toBe(
    'vite.config.ts:15:7  Unexpected token\nrenderer/+config.ts:10:7  Expected "="\nCorrect the code, and run this again.',
  )
})

test('a bug is shown with its stack and how to report it; what is meant for the user is shown as it is', () => {
  const engine = `TypeError: bug\n    at read (${process.cwd()}/renderer/engine/content/load.ts:6:13)`
  expect(described('bug', { stack: engine })).toMatch(
    new RegExp(`${engine.replace(/[()]/g, '\\$&')}\n\nThis is a bug\\. Please report it to \\S+, with the lines above`),
  )
  const missing = described("ENOENT: no such file or directory, open 'renderer/site/styles/print.css'")
  expect(missing).toContain('This is a bug.')
  expect(describeFailure('anything')).toMatch(/^Error: anything\n\nThis is a bug\./)
  expect(describeFailure(new Failure('Write a layout.'))).toBe('Write a layout.')
})
