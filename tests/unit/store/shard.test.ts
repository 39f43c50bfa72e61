import { parseShard } from '@proofsheet/store/shard'
import { expect, test } from 'vitest'

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
