import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { workflowProblems } from '../../structure/workflows/rules'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'renderer/outputs/hosts/previews')
const files = readdirSync(folder)

interface Job {
  permissions?: Record<string, string>
  steps: { uses?: string; run?: string; env?: Record<string, string> }[]
}

test('each host that gives addresses has a workflow', () => {
  expect(files.sort()).toEqual(['cloudflare.yml', 'github-pages.yml', 'netlify.yml', 'vercel.yml'])
})

test.each(files)('%s gives a pull request an address, and runs nothing of it with a token', file => {
  const text = readFileSync(join(folder, file), 'utf8')
  const { on, jobs }: { on: Record<string, { workflows?: string[] }>; jobs: Record<string, Job> } = parse(text)
  const preview = parse(readFileSync(join(root, '.github/workflows/preview.yml'), 'utf8'))
  const own = parse(text).name
  expect([preview.name, own]).toContain(on.workflow_run?.workflows?.[0])
  // What is uploaded are files that another run has built; the host's own program uploads them.
  expect(workflowProblems(text).filter(problem => problem !== 'It runs on workflow_run.')).toEqual([])
  for (const { steps } of Object.values(jobs)) {
    const isTrusted = JSON.stringify(steps).includes('secrets.')
    const runsCode = steps.some(
      ({ uses = '', run = '' }) => uses.startsWith('actions/checkout@') || /\bnpm\b/.test(run),
    )
    expect(isTrusted && runsCode).toBe(false)
  }
  const named = Object.values(jobs)
    .flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
    .join('\n')
  expect(named).toMatch(/statuses\/\$HEAD_SHA" -f state=success/)
})

test('the programs of hosts have the versions that the guide names', () => {
  const guide = readFileSync(join(root, 'renderer/outputs/hosts/README.md'), 'utf8')
  const used = files.flatMap(file => readFileSync(join(folder, file), 'utf8').match(/[\w-]+@\d+\.\d+\.\d+/g) ?? [])
  expect(used.length).toBeGreaterThan(1)
  for (const each of used) expect(guide).toContain(each)
})
