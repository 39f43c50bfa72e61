import { createFileAnalyzer } from '@proofsheet/engine/content/analyze'
import { createDocumentReader } from '@proofsheet/engine/content/incremental'
import { parseShard } from '@proofsheet/store/shard'
import { expect, test } from 'vitest'
import { post } from '../../factories/content-files'
import { entry } from '../../factories/documents'
import { site } from '../../fixtures/sample-site/renderer/site/index'
import { ours, startMachine } from './machine'
import { startStoreServer } from './store-server'

test.each([
  ['3/8', {}, 3, 8],
  ['', { SHARD: '2/4' }, 2, 4],
  ['', { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '5' }, 1, 5],
  ['', { BUILDKITE_PARALLEL_JOB: '0', BUILDKITE_PARALLEL_JOB_COUNT: '5' }, 1, 5],
  ['', { JOB_COMPLETION_INDEX: '7', JOB_COMPLETIONS: '8' }, 8, 8],
])('shard "%s" with %j', (text, environment, index, count) => {
  expect(parseShard(text, environment)).toEqual({ index, count })
})

test.each([
  ['0/8', '0/8 is no shard.'],
  ['9/8', '9/8 is no shard.'],
  ['half', 'half is no shard.'],
  ['1/1000', 'There are at most 256 shards.'],
  // GitLab counts one job where there is no `parallel`, and gives it no index.
  ['', 'No variable of this machine says which shard it is.'],
])('"%s" is a wrong call', (text, said) => {
  expect(() => parseShard(text, { CI_NODE_TOTAL: '1' })).toThrow(said)
})

test('a shard compiles the texts whose pages it renders; those of others it analyzes where nobody has', async () => {
  const { url } = await startStoreServer()
  const entries = Array.from({ length: 40 }, (_, index) => entry(post(), `content/blog/post-${index}.mdx`))
  const analyzeFile = createFileAnalyzer(site)
  const machine = startMachine({ url, secret: ours.privateText, shard: '2/3' })
  const [compiled, analyzed]: string[][] = [[], []]
  const { read } = createDocumentReader({
    cache: machine.cache,
    codeHash: 'code',
    analyze: async (some, isForOthers) => {
      ;(isForOthers ? analyzed : compiled)?.push(...some.map(each => each.url))
      return some.map(analyzeFile)
    },
  })
  expect(await read(entries)).toHaveLength(40)
  const { made } = await machine.build(entries.map(each => each.url))
  expect(compiled?.sort()).toEqual(made)
  expect(made.length).toBeGreaterThan(5)
  expect(analyzed).toHaveLength(40 - made.length)
})
