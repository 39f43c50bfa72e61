import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { folderOf } from '../../factories/root'

interface Workflow {
  jobs: Record<string, { needs?: string | string[]; steps: { name?: string; run?: string }[] }>
}

const { jobs }: Workflow = parse(
  readFileSync(join(import.meta.dirname, '../../../.github/workflows/publish.yml'), 'utf8'),
)

/** A repository with a ledger, and a `gh` that answers as the shell text `answers` says and notes its calls. */
function repository(answers: string) {
  const root = folderOf({ 'content/ledger.txt': '/\n/a/\n' })
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
  const commit = (branch: string, text: string) => {
    git('checkout', '--quiet', '-B', branch)
    writeFileSync(join(root, 'content/ledger.txt'), text)
    git('commit', '--quiet', '--all', '--message', branch)
    return git('rev-parse', 'HEAD')
  }
  mkdirSync(join(root, 'bin'))
  writeFileSync(join(root, 'bin/gh'), `#!/bin/sh\necho "$*" >> "$CALLS"\ncase "$*" in\n${answers}\nesac\n`, {
    mode: 0o755,
  })
  const run = (job: string, name: string) => {
    const calls = join(root, 'bin/calls')
    const step = jobs[job]?.steps.find(each => each.name === name)
    const env = {
      ...process.env,
      PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`,
      CALLS: calls,
      REMOTE: root,
      RECORDED: git('for-each-ref', '--format=%(objectname)', 'refs/heads/ledger'),
      GITHUB_REPOSITORY: 'a/b',
      GH_REPO: 'a/b',
      GH_TOKEN: 'x',
    }
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', step?.run ?? 'exit 9'], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    return { status, text: stdout + stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '' }
  }
  return { root, git, commit, run, ledger: () => readFileSync(join(root, 'content/ledger.txt'), 'utf8') }
}

const tools = spawnSync('jq', ['--version']).status === 0 && process.platform !== 'win32'

describe.skipIf(!tools)('publish.yml', () => {
  test('deploys nothing before it is recorded', () => {
    expect(jobs.deploy?.needs).toContain('record')
  })

  test('builds with what earlier publications recorded, where main does not have it', () => {
    const { commit, git, run, ledger } = repository('*matching-refs*) echo "$RECORDED" ;;')
    commit('ledger', '/\n/a/\n/published/\n')
    git('checkout', '--quiet', 'main')
    commit('main', '/\n/a/ gone\n')
    const { status, text } = run('build', 'Read what is recorded')
    expect([status, text]).toEqual([0, ''])
    expect(ledger().split('\n')).toEqual(expect.arrayContaining(['/', '/a/ gone', '/published/']))
    expect(git('status', '--short', '--', 'content', ':!bin')).toBe('M content/ledger.txt')
  })

  test('builds with the ledger of main where nothing else is recorded, and fails where that is unknown', () => {
    const none = repository('*) exit 0 ;;')
    expect(none.run('build', 'Read what is recorded')).toMatchObject({
      status: 0,
      text: 'There is no branch ledger.\n',
    })
    expect(none.ledger()).toBe('/\n/a/\n')
    expect(repository('*) exit 1 ;;').run('build', 'Read what is recorded').status).not.toBe(0)
  })

  test('records the new ledger on a branch of its own, at the commit that was built', () => {
    const { root, git, run } = repository('*git/ref/*) exit 1 ;;\n*) echo sha-of-it ;;')
    writeFileSync(join(root, 'content/ledger.txt'), '/\n/a/\n/new/\n')
    const { status, calls } = run('record', 'Commit the ledger to its branch')
    expect(status).toBe(0)
    expect(calls).toContain(`parents[]=${git('rev-parse', 'HEAD')}`)
    expect(calls).toContain('git/refs -f ref=refs/heads/ledger -f sha=sha-of-it')
    expect(JSON.parse(readFileSync(join(root, 'blob.json'), 'utf8')).content).toBe('/\n/a/\n/new/\n')
  })

  test('fails where the ledger can not be recorded', () => {
    const { root, run } = repository('*git/refs*) exit 1 ;;\n*git/ref/*) exit 1 ;;\n*) echo x ;;')
    writeFileSync(join(root, 'content/ledger.txt'), '/\n/new/\n')
    expect(run('record', 'Commit the ledger to its branch').status).not.toBe(0)
  })

  const recorded = '*ref/heads/ledger*) echo abc ;;\n*compare*) echo 1 ;;'
  test.each([
    ['as a commit where main takes one', recorded, 'Main has the ledger now.', false],
    ['as a pull request where main is protected', `${recorded}\n*refs/heads/main*) exit 1 ;;`, '', true],
    [
      'as the open pull request',
      `${recorded}\n*refs/heads/main*) exit 1 ;;\n*"pr list"*) echo 7 ;;`,
      'The open pull request from the branch ledger has it.',
      false,
    ],
    [
      'with a warning where no pull request may be made',
      `${recorded}\n*refs/heads/main*) exit 1 ;;\n*"pr create"*) exit 1 ;;`,
      '::warning title=Ledger::Main does not have the ledger yet',
      true,
    ],
  ])('brings it to main %s', (_, answers, said, isProposed) => {
    const { status, text, calls } = repository(answers).run('propose', 'Bring the ledger to main')
    expect(status).toBe(0)
    expect(text).toContain(said)
    expect(calls.includes('pr create --base main --head ledger')).toBe(isProposed)
  })
})
