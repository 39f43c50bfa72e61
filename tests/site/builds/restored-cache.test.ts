import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../../../renderer/engine/base/cache/hash'
import { type Cache, createCache } from '../../../renderer/engine/base/cache/store'
import type { FileAnalysis } from '../../../renderer/engine/content/document'
import { removeCopy, runCommand } from '../../project-copy'
import { makeSite } from '../commands/site-copy'
import { buildSite, buildsTimeoutMs, publishedHashes } from './project-builds'

/*
 * A continuous integration service restores `.cache` from an earlier run, which others may have written: none of it may
 * be run. The planted code works as a module, as a script and as the body of a function.
 */

let root = ''
let cache: Cache
let planted = ''
/** The published files of a build without a restored cache. */
let expected: Record<string, string> = {}

const at = (...path: string[]) => join(root, ...path)
const commands = 'node_modules/.cache/proofsheet/commands'

/** The files of bundles that are run first: those of commands, of workers and of the content service. */
const compiledEntries = () => filesBelow(at(commands)).filter(file => /[\\/](entry|worker)\.mjs$/.test(file))

beforeAll(() => {
  root = makeSite()
  cache = createCache(root)
  planted = `process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(at('ran'))}, 'x');`
  expected = buildSite(root)
  // Compiles that command too.
  runCommand(root, 'check')
}, buildsTimeoutMs)
afterAll(() => removeCopy(root))

beforeEach(() => {
  // With the last output there, a build would have nothing to do.
  for (const name of ['dist', 'ran']) rmSync(at(name), { recursive: true, force: true })
})

function plant(file: string): void {
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, planted)
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

/** The segments of a table in the store, each by its key. */
const segmentsOf = <Value>(kind: string) =>
  readdirSync(at('.cache/store', kind)).map(key => ({
    key,
    records: cache.get<Record<string, Value>>(kind, key) ?? {},
  }))

/** Expects that a build and a check succeed, that the site is right, and that no planted code has run. */
function expectRight(): void {
  for (const command of ['build', 'check']) {
    const { ok, text } = runCommand(root, command)
    expect(existsSync(at('ran')), `${command} ran planted code`).toBe(false)
    expect(ok, text).toBe(true)
  }
  expect(publishedHashes(root)).toEqual(expected)
}

test('the planted code would be noticed', () => {
  for (const file of compiledEntries()) plant(file)
  runCommand(root, 'check')
  expect(readFileSync(at('ran'), 'utf8')).toContain('x')
  rmSync(at(commands), { recursive: true })
  runCommand(root, 'check')
})

test('code below .cache is not run, in place of an entry or in any other folder', {
  timeout: buildsTimeoutMs,
}, () => {
  const keyOf = (kind: string) => readdirSync(at('node_modules/.cache/proofsheet', kind))[0] ?? ''
  const serverFiles = readdirSync(at('node_modules/.cache/proofsheet/code', keyOf('code'), 'server')).filter(name =>
    name.endsWith('.mjs'),
  )
  const compiled = ['program', 'commands', 'site/commands', 'store/commands'].flatMap(folder =>
    compiledEntries().map(file => join(folder, relative(at(commands), file))),
  )
  const built = ['build/code', 'code', 'site/code', 'store/code'].flatMap(folder =>
    serverFiles.map(name => join(folder, keyOf('code'), 'server', name)),
  )
  const others = ['node_modules/vike/index.js', 'node_modules/react/index.js', 'vite.config.js', 'index.mjs']
  for (const file of filesBelow(at('.cache/store'))) plant(file)
  for (const file of [...compiled, ...built, ...others]) plant(at('.cache', file))
  for (const folder of ['build/code', 'code', 'site/code', 'store/code'])
    writeFileSync(
      at('.cache', folder, keyOf('code'), 'content-hash'),
      hashOf(...serverFiles.sort().flatMap(name => [join('/server', name), planted])),
    )
  // As on a machine that has never compiled this command.
  rmSync(at(commands), { recursive: true })
  expectRight()
})

test('no program of a body is taken from the cache that is restored', { timeout: buildsTimeoutMs }, () => {
  const body = `${planted} return { default: () => null }`
  const local = at('node_modules/.cache/proofsheet/programs/bodies')
  const keys = readdirSync(local)
  expect(keys.length).toBe(4)
  for (const key of keys) {
    for (const folder of ['bodies', 'programs', 'programs/bodies']) cache.set(folder, key, body)
    // As on a machine that has never compiled this body.
    rmSync(join(local, key))
  }
  // A planted analysis may contain an object that compiling would take for a syntax tree.
  const analyses = segmentsOf<FileAnalysis & { tree?: unknown }>('analyses')
  expect(analyses.flatMap(({ records }) => Object.keys(records))).toHaveLength(4)
  const estree = { type: 'Program', body: [{ type: 'ExpressionStatement', expression: literal() }] }
  const tree = { type: 'root', children: [{ type: 'mdxFlowExpression', value: '1', data: { estree } }] }
  for (const { key, records } of analyses) {
    for (const analysis of Object.values(records)) analysis.tree = tree
    cache.set('analyses', key, records)
  }
  rmSync(at('.cache/store/pages'), { recursive: true })
  expectRight()
})

/** An expression that is written to a program unchanged. */
const literal = () => ({ type: 'Literal', value: 1, raw: `(() => { ${planted} })()` })

test('a cached page can not be written over code', { timeout: buildsTimeoutMs }, () => {
  // The text of a page is read too.
  const hash = cache.putBlob(`${planted} // <main></main>`)
  const segments = segmentsOf<{ page: { path: string; hash: string } }>('pages')
  const pages = segments.flatMap(({ records }) => Object.values(records))
  const targets = [...compiledEntries(), at('vite.config.ts')]
  for (const target of targets) expect(existsSync(target), target).toBe(true)
  const before = targets.map(target => readFileSync(target, 'utf8'))
  for (const [index, { page }] of pages.entries()) {
    const target = targets[index]
    // Pages are first put into a folder below dist.
    if (target) Object.assign(page, { hash, path: join('../../..', target.slice(root.length)) })
  }
  for (const { key, records } of segments) cache.set('pages', key, records)
  expectRight()
  expect(targets.map(target => readFileSync(target, 'utf8'))).toEqual(before)
})
