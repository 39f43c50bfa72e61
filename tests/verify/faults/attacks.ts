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

/** Runs check on files as a stranger might send them; finds those that it lets pass, and whatever one of them did. */
function refuse(files: Record<string, string>): Finding[] {
  const root = mkdtempSync(join(tmpdir(), 'attacks-'))
  try {
    mkdirSync(join(root, 'content/blog'), { recursive: true })
    symlinkSync(join(project, 'content/types'), join(root, 'content/types'))
    symlinkSync(join(project, '.cache'), join(root, '.cache'))
    for (const [name, file] of Object.entries(files)) cpSync(file, join(root, 'content/blog', name))
    const before = filesIn(root)
    const command = [join(project, 'scripts/run.mjs'), 'scripts/check.ts', '--format', 'json']
    const { stdout, stderr, status } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
    if (status !== 1) return [{ page: 'check', says: `ends with ${status}: ${stderr.slice(0, 300)}` }]
    const { issues } = JSON.parse(stdout) as { issues: { file: string; severity: string }[] }
    const refused = new Set(issues.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    return [
      ...Object.keys(files)
        .filter(name => !refused.has(`content/blog/${name}`))
        .map(name => ({ page: `content/blog/${name}`, says: 'is not refused' })),
      ...filesIn(root)
        .filter(file => !before.includes(file))
        .map(file => ({ page: file, says: 'was written by an attack' })),
    ]
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

export const attacks: SiteCheck = {
  name: 'attacks',
  holds: 'Every file that would run or smuggle something is refused by check, and none of them does anything.',
  async run() {
    const names = readdirSync(corpus).filter(file => !isHarmless(file))
    const findings = refuse(Object.fromEntries(names.map(name => [name, join(corpus, name)])))
    return { looked: names.length, findings }
  },
  // Files that do no harm, beside one that is refused.
  async prove() {
    const files = readdirSync(corpus)
    const names = [...files.filter(isHarmless), ...files.filter(file => !isHarmless(file)).slice(0, 1)]
    return refuse(Object.fromEntries(names.map(name => [name, join(corpus, name)])))
  },
}
