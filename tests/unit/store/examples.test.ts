import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseShard } from '@proofsheet/store/shard'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { projectRoot } from '../../factories/root'

const read = (name: string) => readFileSync(join(projectRoot, 'renderer/store/examples', name), 'utf8')

/** The commands that an example runs, besides those that install packages. */
const builds = (commands: string[]) => commands.filter(command => command.startsWith('npm run build'))

const shardThenPublish = [['npm run build -- --shard'], ['npm run build -- --published']]

test('the matrix of GitHub numbers its machines, and the publisher runs after them whatever became of them', () => {
  const { jobs, env } = parse(read('github.yml'))
  const commands = ({ steps }: { steps: { run?: string }[] }) => builds(steps.flatMap(({ run }) => run ?? []))
  expect([commands(jobs.render), commands(jobs.publish)]).toEqual(shardThenPublish)
  expect(Object.keys(env)).toEqual(['CACHE_URL', 'CACHE_PRIVATE_KEY'])
  const { shard } = jobs.render.strategy.matrix
  const template: string = jobs.render.steps.at(-1).env.SHARD
  const numbers = shard.map((each: number) =>
    template.replace(/\$\{\{ matrix\.shard \}\}/, `${each}`).replace(/\$\{\{ strategy\.job-total \}\}/, shard.length),
  )
  expect(numbers.map((SHARD: string) => parseShard('', { SHARD }).index)).toEqual(shard)
  expect(jobs.publish.needs).toBe('render')
  expect(jobs.publish.if).toContain('cancelled')
})

test('GitLab runs as many machines as its example says, and publishes after them', () => {
  const { render, publish, stages } = parse(read('gitlab.yml'))
  expect([builds(render.script), builds(publish.script)]).toEqual(shardThenPublish)
  expect(stages).toEqual([render.stage, publish.stage])
  const last = { CI_NODE_INDEX: `${render.parallel}`, CI_NODE_TOTAL: `${render.parallel}` }
  expect(parseShard('', last)).toEqual({ index: 8, count: 8 })
  expect(render.allow_failure).toBe(true)
})

test('Kubernetes counts as many shards as its job has completions', () => {
  const [render, publish] = parseAllDocuments(read('kubernetes.yaml')).map(document => document.toJS())
  const container = ({ spec }: typeof render) => spec.template.spec.containers[0]
  expect([[container(render).command.join(' ')], [container(publish).command.join(' ')]]).toEqual(shardThenPublish)
  const { completions, completionMode, parallelism } = render.spec
  const JOB_COMPLETIONS = container(render).env.find(({ name }: { name: string }) => name === 'JOB_COMPLETIONS').value
  expect(completionMode).toBe('Indexed')
  expect(parallelism).toBe(completions)
  const indexes = Array.from({ length: completions }, (_, index) => `${index}`)
  const shards = indexes.map(JOB_COMPLETION_INDEX => parseShard('', { JOB_COMPLETION_INDEX, JOB_COMPLETIONS }))
  expect(shards.map(({ index, count }) => `${index}/${count}`)).toEqual(indexes.map(index => `${Number(index) + 1}/8`))
})
