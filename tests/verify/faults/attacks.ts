import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding, SiteCheck } from '../check'

const project = join(import.meta.dirname, '../../..')
const corpus = join(project, 'tests/fixtures/attacks/content/blog')
const isHarmless = (file: string) => file.startsWith('harmless')
const attacksIn = (files: string[]) => files.filter(file => !isHarmless(file))
const pathsOf = (names: string[]) => Object.fromEntries(names.map(name => [name, join(corpus, name)]))

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => !file.startsWith('.cache/'))

/**
 * Runs the content check on untrusted posts; reports those that it accepts, and files that one of them wrote. `plant`
 * runs beside the check.
 */
function findAccepted(files: Record<string, string>, plant = (_root: string) => {}): Finding[] {
  const root = mkdtempSync(join(tmpdir(), 'attacks-'))
  try {
    mkdirSync(join(root, 'content/blog'), { recursive: true })
    cpSync(join(project, 'content/types'), join(root, 'content/types'), { recursive: true })
    for (const part of ['renderer', '.cache']) symlinkSync(join(project, part), join(root, part))
    for (const [name, file] of Object.entries(files)) cpSync(file, join(root, 'content/blog', name))
    const before = filesIn(root)
    const command = [join(project, 'scripts/run.mjs'), 'scripts/check.ts', '--format', 'json']
    plant(root)
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
    const names = attacksIn(readdirSync(corpus))
    const findings = findAccepted(pathsOf(names))
    return { inspected: names.length, findings }
  },
  requirements: {
    // The harmless files are accepted; one attack makes the check end with its exit code for errors.
    async 'The content check refuses every file that contains an attack.'() {
      const files = readdirSync(corpus)
      return findAccepted(pathsOf([...files.filter(isHarmless), ...attacksIn(files).slice(0, 1)]))
    },
    async 'No attack writes a file.'() {
      return findAccepted(pathsOf(attacksIn(readdirSync(corpus)).slice(0, 1)), root => {
        writeFileSync(join(root, 'written-by-an-attack'), '')
      })
    },
  },
}
