import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')
const github = join(root, '.github')

interface Step {
  uses?: string
  run?: string
}

interface Workflow {
  name: string
  jobs: Record<string, { steps: Step[] }>
}

const read = (file: string) => readFileSync(join(github, file), 'utf8')
const files = readdirSync(join(github, 'workflows'))
const workflows = files.map(file => [file, parse(read(`workflows/${file}`)) as Workflow] as const)
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps)

test('the workflows are those that documents name', () => {
  expect(files.sort()).toEqual([
    'audit.yml',
    'comment.yml',
    'preview.yml',
    'publish.yml',
    'reproduce.yml',
    'review.yml',
    'scheduled.yml',
    'test.yml',
    'verify.yml',
  ])
})

describe.each(workflows)('%s', (_, workflow) => {
  test('runs only scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const commands = stepsOf(workflow).flatMap(({ run }) => run?.match(/\bnpm [^\n]*/g) ?? [])
    const named = commands.flatMap(
      line => /\bnpm (?:run (?:--\S+ )*([\w-]+)|(test|start))\b/.exec(line)?.slice(1) ?? [],
    )
    expect(named.filter(name => name && !(name in scripts))).toEqual([])
    // A line that the pattern above doesn't understand would not be checked.
    expect(
      commands.filter(line => !/^npm (ci --ignore-scripts$|run |test$|start$|audit signatures$)/.test(line)),
    ).toEqual([])
  })
})

test('one action has one version in all workflows', () => {
  const uses = workflows.flatMap(([, workflow]) => stepsOf(workflow).flatMap(step => step.uses ?? []))
  const commits = new Map<string, Set<string>>()
  for (const [action = '', commit = ''] of uses.map(each => each.split('@'))) {
    const repository = action.split('/').slice(0, 2).join('/')
    commits.set(repository, new Set([...(commits.get(repository) ?? []), commit]))
  }
  expect([...commits].filter(([, versions]) => versions.size > 1)).toEqual([])
})

test('preview.yml restores the paths that publish.yml saves, which identify a cache', () => {
  const pathsOf = (file: string) => /\n +path: \|\n((?: +!?\.cache.*\n)+)/.exec(read(`workflows/${file}`))?.[1]
  expect(pathsOf('preview.yml')).toBeTruthy()
  expect(pathsOf('preview.yml')).toBe(pathsOf('publish.yml'))
})

test('issue forms have what GitHub asks of them', () => {
  for (const file of readdirSync(join(github, 'ISSUE_TEMPLATE')).filter(name => name !== 'config.yml')) {
    const form = parse(read(`ISSUE_TEMPLATE/${file}`))
    expect(form, file).toMatchObject({ name: expect.any(String), description: expect.any(String) })
    const ids = form.body.map(({ id }: { id: string }) => id)
    expect(new Set(ids).size, file).toBe(ids.length)
    for (const { type } of form.body) expect(['textarea', 'input', 'checkboxes'], file).toContain(type)
  }
})

/** Runs the step of scheduled.yml with a `gh` that has these answers; gives the commands that it was called with. */
function schedule(answers: { lastRun: string; nextChange?: string }): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'scheduled-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const download = answers.nextChange === undefined ? 'exit 1' : `echo '${answers.nextChange}' > next-change.json`
  const gh = `#!/bin/sh\necho "$*" >> calls\ncase "$2" in\nlist) echo '${answers.lastRun}' ;;\ndownload) ${download} ;;\nesac\n`
  writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 })
  const { run = '' } = stepsOf(parse(read('workflows/scheduled.yml')))[0] ?? {}
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
  // As GitHub runs a step.
  const { status, stderr } = spawnSync('bash', ['-e', '-c', run], { cwd: folder, env, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : ''
  return calls.trim().split('\n')
}

// The step runs on Linux only; Windows can't start the shell script that replaces gh.
test.skipIf(process.platform === 'win32')('scheduled.yml publishes when a change is due, and only then', () => {
  const publishes = (nextChange?: string, lastRun = '7') =>
    schedule({ lastRun, nextChange }).includes('workflow run publish.yml --ref main')
  const at = (milliseconds: number) => JSON.stringify({ next: new Date(Date.now() + milliseconds), changes: [] })
  expect(publishes(at(-1000))).toBe(true)
  expect(publishes(at(3_600_000))).toBe(false)
  expect(publishes(JSON.stringify({ next: null, changes: [] }))).toBe(false)
  // Neither a lost artifact nor a damaged one may hold back a page.
  expect(publishes(undefined)).toBe(true)
  expect(publishes('{')).toBe(true)
  expect(publishes(undefined, '')).toBe(false)
})

/** Runs the step of comment.yml with the data of a review; gives the comment, without the call that writes it. */
function commentOf(data: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'comment-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'data.json'), JSON.stringify(data))
  const gh = `#!/bin/sh
case "$*" in
*"/pulls"*) echo 7 ;;
*"run download"*) mkdir review-data && cp data.json review-data/review.json ;;
*"--method POST"*) for argument; do case "$argument" in body=*) printf '%s' "$argument" > written ;; esac; done ;;
esac
`
  writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 })
  const { run = '' } = stepsOf(parse(read('workflows/comment.yml')))[0] ?? {}
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, REPORT: 'https://code.example/run/1' }
  const { status, stderr } = spawnSync('bash', ['-e', '-c', run], { cwd: folder, env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const written = join(folder, 'written')
  return existsSync(written) ? readFileSync(written, 'utf8').replace(/^body=/, '') : ''
}

test.skipIf(spawnSync('jq', ['--version']).status !== 0)(
  'the comment has nothing of a pull request but addresses',
  () => {
    expect(commentOf({ pages: { changed: [], new: [], gone: [], moved: [] } })).toBe('')
    const hostile = [
      '/a`b/',
      '[x](https://evil.example)',
      '/x/\n# Approved by @owner',
      'https://evil.example/',
      7,
      null,
    ]
    const data = {
      sentences: ['**Approved** by @owner'],
      pages: {
        changed: [...Array.from({ length: 12 }, (_, index) => `/blog/${index}/`), ...hostile].map(url => ({ url })),
        new: [{ url: '/new-page/', title: '<b>@owner</b>' }],
        gone: 'none',
        moved: [{ from: '/old/', to: '/now/' }],
      },
    }
    const changed = Array.from({ length: 10 }, (_, index) => `\`/blog/${index}/\``).join(', ')
    expect(commentOf(data)).toBe(
      `<!-- review -->\n### Pages that change for visitors\n\n- 12 changed: ${changed} …\n- 1 new: \`/new-page/\`\n- 1 moved: \`/now/\`\n\n[What changes, and the report with pictures](https://code.example/run/1)`,
    )
    expect(commentOf({ pages: 'all', sentences: ['x'] })).toBe('')
  },
)
