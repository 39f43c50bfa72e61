import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf } from '../../../renderer/engine/base/cache/hash'
import { type Cache, createCache } from '../../../renderer/engine/base/cache/store'
import { pictureAt } from '../../../renderer/engine/content/media/media'
import { createMediaReader } from '../../../renderer/engine/content/media/read-media'
import { variantAddress } from '../../../renderer/engine/content/media/variants'
import { build, removeCopy } from '../../project-copy'
import { flipBit, storeFiles } from '../../tamper'
import { makeSite } from '../commands/site-copy'
import { buildsTimeoutMs, publishedHashes } from './project-builds'

let root = ''
let cache: Cache
/** The published files of a build without a store. */
let expected: Record<string, string> = {}
/** Every file of the store that a build has written. */
let files: string[] = []

const at = (...path: string[]) => join(root, ...path)
const kindOf = (file: string) => relative(at('.cache/store'), file).split(sep)[0] ?? ''

beforeAll(async () => {
  root = makeSite()
  cache = createCache(root)
  mkdirSync(at('content/media'))
  cpSync(join(import.meta.dirname, '../../../content/media/flowbuilder-small.webp'), at('content/media/flow.webp'))
  const readMedia = createMediaReader(root, { cache: createCache(at('elsewhere')) })
  const picture = pictureAt(await readMedia(), '/media/flow.webp')
  edit('pages/blog/@slug/+Page.tsx', '<h1>', `<img src="${variantAddress(picture, 480, 'webp')}" alt="" /><h1>`)
  // Few files, because each entry is planted in a build of its own.
  edit('renderer/site/outputs.ts', '[hostFiles, sitemap, robots]', '[]')
  expected = buildSite()
  files = storeFiles(root)
}, buildsTimeoutMs)
afterAll(() => removeCopy(root))

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(at(file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(at(file), text.replace(from, to))
}

/** Builds into an empty folder: with the last site there is nothing to do. */
function buildSite(): Record<string, string> {
  rmSync(at('dist'), { recursive: true, force: true })
  const { ok, text } = build(root)
  expect(ok, text).toBe(true)
  return publishedHashes(root)
}

/** A value of the store with other pages, texts, images and numbers, which are in the store too. */
function forge(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forge)
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') {
    const content = /^[0-9a-f]{64}$/.test(value) && cache.getBlob(value)
    return content ? cache.putBlob(Buffer.concat([content, Buffer.from('planted')])) : value
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, forge(each)]))
}

/** Puts a forged value in the place of an entry, as whoever may write the store can. */
function plant(file: string): void {
  const [kind, key] = [kindOf(file), basename(file)]
  const forged = JSON.stringify(forge(JSON.parse(readFileSync(file, 'utf8').slice(65))))
  rmSync(file)
  writeFileSync(file, `${hashOf(kind, key, forged)}\n${forged}`)
}

const isEntry = (file: string) => kindOf(file) !== 'blobs'

test('the store has every kind of entry', () => {
  // `components` is there only where the committed description was made for other declarations.
  const kinds = new Set(files.map(kindOf).filter(kind => kind !== 'components'))
  expect([...kinds]).toEqual([
    ...['analyses', 'blobs', 'clean', 'compressed', 'image-variants', 'images', 'last', 'pages'],
  ])
})

test('a wrong bit in each file of a kind changes nothing', { timeout: buildsTimeoutMs }, () => {
  for (const kind of new Set(files.map(kindOf))) {
    const ofKind = files.filter(file => kindOf(file) === kind).map(file => ({ file, content: readFileSync(file) }))
    for (const [index, { file }] of ofKind.entries()) flipBit(file, (index % 10) / 10)
    expect(buildSite(), kind).toEqual(expected)
    for (const { file, content } of ofKind) {
      rmSync(file, { force: true })
      writeFileSync(file, content)
    }
  }
})

test('who can write the store of a machine decides what is published', { timeout: buildsTimeoutMs }, () => {
  buildSite()
  for (const file of storeFiles(root).filter(isEntry)) if (kindOf(file) !== 'last') plant(file)
  const published = buildSite()
  const changed = Object.keys(expected).filter(path => published[path] !== expected[path])
  expect(changed).toEqual(expect.arrayContaining(['/index.html', '/index.html.br']))
  expect(changed.filter(path => path.endsWith('.webp'))).toHaveLength(1)
})
