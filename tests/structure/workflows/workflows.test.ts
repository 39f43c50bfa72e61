import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, textOf } from '../sources'
import { workflowProblems } from './rules'

const files = readdirSync(join(root, '.github/workflows'))
const { dependencies, devDependencies } = JSON.parse(textOf('package.json'))

test.each(files)('%s runs nobody else’s code with rights, and shares only data', file => {
  const installed = new Set(Object.keys({ ...dependencies, ...devDependencies }))
  expect(workflowProblems(textOf(`.github/workflows/${file}`), installed)).toEqual([])
})

describe('each rule fails where it should', () => {
  const sha = '0123456789abcdef0123456789abcdef01234567'
  const workflow = (change: (text: string) => string) =>
    workflowProblems(
      change(`on:
  pull_request:
permissions: {}
concurrency:
  group: x
jobs:
  build:
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@${sha} # v1.2.3
        with:
          persist-credentials: false
      - uses: actions/cache/restore@${sha} # v1.2.3
        with:
          path: .cache/store
      - run: npm ci --ignore-scripts
      - run: npm test
        env:
          TITLE: \${{ github.event.pull_request.title }}
`),
    )
  const replace = (from: string, to: string) => (text: string) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }

  test('nothing is wrong with the workflow that the others are made from', () => {
    expect(workflow(text => text)).toEqual([])
  })

  test.each([
    ['pull_request:', 'pull_request_target:', 'It runs on pull_request_target.'],
    ['pull_request:', 'workflow_run:', 'It runs on workflow_run.'],
    ['permissions: {}', 'permissions:\n  contents: read', 'The workflow has permissions; only jobs may.'],
    ['  group: x', '  cancel-in-progress: true', 'It has no concurrency group.'],
    ['TITLE: ${{ github.event', 'TOKEN: ${{ secrets.TOKEN }} #', 'Pull requests get a secret.'],
    [`checkout@${sha} # v1.2.3`, 'checkout@v4', 'No commit with its version: - uses: actions/checkout@v4'],
    [`checkout@${sha} # v1.2.3`, `checkout@${sha}`, `No commit with its version: - uses: actions/checkout@${sha}`],
    ['    timeout-minutes: 5\n', '', 'build: It has no time limit.'],
    ['    permissions:\n      contents: read\n', '', 'build: It states no permissions.'],
    ['contents: read', 'id-token: write', 'build: Packages run with id-token: write.'],
    ['false', 'true', 'build: The checkout keeps a token.'],
    ['cache/restore', 'cache', 'build: It restores and saves a cache in one step.'],
    ['cache/restore', 'cache/save', 'build: Pull requests save a cache.'],
    ['.cache/store', 'node_modules/.cache', 'build: It shares node_modules/.cache.'],
    [' --ignore-scripts', '', 'build: Packages run their install scripts.'],
    ['npm test', 'npx swa deploy', 'build: npx swa names no exact version of a package.'],
    [
      'npm test',
      'echo ${{ github.head_ref }}',
      'build: An expression is part of a script: echo ${{ github.head_ref }}',
    ],
  ])('%s → %s', (from, to, problem) => {
    expect(workflow(replace(from, to))).toContain(problem)
  })

  test('a cache that was restored is not saved', () => {
    const save = `      - uses: actions/cache/save@${sha} # v1.2.3\n        with:\n          path: .cache/store\n`
    const onMain = replace('pull_request:', 'push:')
    expect(workflow(text => onMain(text) + save)).toEqual(['build: It saves a cache that it has restored.'])
  })

  test('a workflow of main that a pull request starts gets none of its files, and runs none', () => {
    const afterwards = (step: string) =>
      workflowProblems(`on:
  workflow_run:
permissions: {}
concurrency:
  group: x
jobs:
  comment:
    timeout-minutes: 5
    permissions:
      pull-requests: write
    steps:
      - ${step}
`)
    expect(afterwards('run: gh run download "$RUN_ID" --dir text')).toEqual([])
    const problem = 'It runs on workflow_run.'
    expect(afterwards(`uses: actions/download-artifact@${sha} # v1.2.3`)).toContain(problem)
    for (const run of ['node text/run.js', 'bash text/run', './text/run', 'gh pr view && git fetch'])
      expect(afterwards(`run: ${run}`)).toContain(problem)
  })
})
