import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding, SiteCheck } from '../check'

const project = join(import.meta.dirname, '../../..')
const corpus = join(project, 'tests/fixtures/attacks/content/blog')
const isHarmless = (file: string) => file.startsWith('harmless')

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => !file.startsWith('.cache/'))

/** Runs the content check on untrusted posts; reports those that it accepts, and files that one of them wrote. */
function findAccepted(files: Record<string, string>): Finding[] {
  const root = mkdtempSync(join(tmpdir(), 'attacks-'))
  try {
    mkdirSync(join(root, 'content/blog'), { recursive: true })
    cpSync(join(project, 'content/types'), join(root, 'content/types'), { recursive: true })
    for (const part of ['renderer', '.cache']) symlinkSync(join(project, part), join(root, part))
    for (const [name, file] of Object.entries(files)) cpSync(file, join(root, 'content/blog', name))
    const before = filesIn(root)
    const command = [join(project, 'scripts/run.mjs'), 'scripts/check.ts', '--format', 'json']
    const { stdout, stderr, status } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
    if (status !== 1) return [{ page: 'check', message: `ends with ${status}: ${stderr.slice(0, 300)}` }]
    const { issues } = JSON.parse(stdout) as { issues: { file: string; severity: string }[] }
    const refused = new Set(issues.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    return [
      ...Object.keys(files)
        .filter(name => !refused.has(`content/blog/${name}`))
        .map(name => ({ page: `content/blog/${name}`, message: 'is not refused' })),
      ...filesIn(root)
        .filter(file => !before.includes(file))
        .map(file => ({ page: file, message: 'was written by an attack' })),
    ]
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

export const attacks: SiteCheck = {
  name: 'attacks',
  async run() {
    const names = readdirSync(corpus).filter(file => !isHarmless(file))
    const findings = findAccepted(Object.fromEntries(names.map(name => [name, join(corpus, name)])))
    return { inspected: names.length, findings }
  },
  requirements: {
    // The harmless files are accepted; one attack makes the check end with its exit code for errors.
    async 'The content check refuses every file that contains an attack, and none has an effect.'() {
      const files = readdirSync(corpus)
      const names = [...files.filter(isHarmless), ...files.filter(file => !isHarmless(file)).slice(0, 1)]
      return findAccepted(Object.fromEntries(names.map(name => [name, join(corpus, name)])))
    },
  },
}
