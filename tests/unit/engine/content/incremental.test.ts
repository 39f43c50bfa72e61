import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { formatIssue } from '../../../../renderer/engine/base/diagnostics/issue'
import { createFileAnalyzer } from '../../../../renderer/engine/content/analyze'
import { createDocumentReader, type IncrementalOptions } from '../../../../renderer/engine/content/incremental'
import { createLoader } from '../../../../renderer/engine/content/load'
import { page, post } from '../../../factories/content-files'
import { entry } from '../../../factories/documents'
import { codesOf } from '../../../factories/issues'
import { fixtureRoot, temporaryCacheFolder, temporaryRoot } from '../../../factories/root'
import { loaderOf } from '../../../factories/site'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const analyzeFile = createFileAnalyzer(site)

/** An analyzer that lists the files it is given. */
function recordingAnalyzer() {
  const files: string[] = []
  const analyze: IncrementalOptions['analyze'] = async entries => {
    files.push(...entries.map(({ file }) => file))
    return entries.map(analyzeFile)
  }
  /** The files since the last call. */
  return { analyze, take: () => files.splice(0) }
}

test('a second load gives the same documents and the same result', async () => {
  const load = loaderOf(temporaryRoot({ 'pages/one.mdx': page(), 'pages/two.mdx': page({ title: 'Two' }) }))
  const first = await load()
  const second = await load()
  expect(first.documents).toHaveLength(2)
  for (const [index, document] of second.documents.entries()) expect(document).toBe(first.documents[index])
  expect(second).toBe(first)
})

test('only a changed file is analyzed again', async () => {
  const root = temporaryRoot({ 'pages/one.mdx': page(), 'pages/two.mdx': page({ title: 'Two' }) })
  const { analyze, take } = recordingAnalyzer()
  const load = loaderOf(root, { analyze, cache: createCache(temporaryCacheFolder()) })
  const before = await load()
  expect(take()).toEqual(['content/pages/one.mdx', 'content/pages/two.mdx'])
  writeFileSync(join(root, 'content/pages/two.mdx'), page({ title: 'Two' }, '<Nota />'))
  const after = await load()
  expect(take()).toEqual(['content/pages/two.mdx'])
  expect(after.documents[0]).toBe(before.documents[0])
  expect(after.documents[1]).not.toBe(before.documents[1])
  expect(codesOf(after.issues)).toEqual(['body-component'])
})

test('the cache serves the next process, and only files that are unchanged', async () => {
  const root = fixtureRoot('broken-site')
  const cache = createCache(temporaryCacheFolder())
  const { analyze, take } = recordingAnalyzer()
  const issuesOf = async (options: object) => (await createLoader({ root, site, ...options })()).issues.map(formatIssue)
  const first = await issuesOf({ cache, analyze })
  expect(take().length).toBeGreaterThan(30)
  expect(await issuesOf({ cache, analyze })).toEqual(first)
  expect(take()).toEqual([])
  expect(await issuesOf({ cache: createCache(temporaryCacheFolder()) })).toEqual(first)
  const file = join(root, 'content/blog/body-html.mdx')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n<marquee />\n`)
  expect((await issuesOf({ cache, analyze })).filter(text => text.includes('<marquee> is HTML that'))).toHaveLength(1)
  expect(take()).toEqual(['content/blog/body-html.mdx'])
})

test('an analysis of other code is not used', async () => {
  const cache = createCache(temporaryCacheFolder())
  const { analyze, take } = recordingAnalyzer()
  const read = (codeHash: string) => createDocumentReader({ analyze, cache, codeHash }).read([entry(post())])
  await read('one')
  expect(take()).toEqual(['content/blog/one.mdx'])
  await read('two')
  expect(take()).toEqual(['content/blog/one.mdx'])
  await read('one')
  expect(take()).toEqual([])
})

test('a reader whose analyzer fails tries again', async () => {
  let calls = 0
  const analyze: IncrementalOptions['analyze'] = async entries => {
    calls++
    if (calls === 1) throw new Error('The worker has ended.')
    return entries.map(analyzeFile)
  }
  const reader = createDocumentReader({ analyze, codeHash: 'code' })
  await expect(reader.read([entry(post())])).rejects.toThrow('The worker has ended.')
  expect(await reader.read([entry(post())])).toHaveLength(1)
})

test('checks at the same time have the texts that each was given', async () => {
  const root = temporaryRoot({ 'pages/one.mdx': page({ title: 'On the disk' }) })
  const { analyze, take } = recordingAnalyzer()
  const check = createLoader({ root, site, analyze: async entries => analyze(entries) })
  const unsaved = ['First', 'Second'].map(title => new Map([['content/pages/one.mdx', page({ title })]]))
  const found = await Promise.all([check(), ...unsaved.map(texts => check(texts)), check()])
  expect(found.map(({ value }) => (value.pages?.[0] as { title?: string })?.title)).toEqual([
    ...['On the disk', 'First', 'Second', 'On the disk'],
  ])
  expect(take()).toHaveLength(4)
})
