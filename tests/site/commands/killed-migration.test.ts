import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { commandLine, removeCopy } from '../../project-copy'
import { editFile } from './outside-site'
import { makeSite } from './site-copy'

const hook = pathToFileURL(join(import.meta.dirname, '../../kills/kill-at.mjs')).href

/** Runs `migrate` in a site, killed before an operation on the disk where that has a number. Gives whether it was killed. */
function migrate(root: string, options: string[], killAt = 0): boolean {
  const args = ['--import', hook, ...commandLine(root, 'migrate'), '--from', join(root, 'former.json'), ...options]
  const env = { ...process.env, KILL_AT: String(killAt) }
  const { status, signal, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  expect(signal ?? status, stderr).toBe(signal ? 'SIGKILL' : 0)
  return signal !== null
}

/** The text of every file in the folder of content. */
function textsIn(root: string): Record<string, string> {
  const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(paths.sort().map(path => [path, readFileSync(path, 'utf8')]))
}

// Every third operation: killed-changes.test.ts kills the writing of texts before each.
test('a migration that is killed before an operation on the disk is finished by the next one', {
  timeout: 300_000,
}, () => {
  const root = makeSite()
  try {
    cpSync(join(root, 'content/types/schema.json'), join(root, 'former.json'))
    editFile(join(root, 'content/types/post.ts'), 'author:', 'writer:')
    editFile(join(root, 'content/types/page.ts'), 'excerpt:', 'summary:')
    // Compiles the command and describes the types, which is made again where it is missing.
    migrate(root, [])
    const before = textsIn(root)
    migrate(root, ['--write'])
    const after = textsIn(root)
    const changed = Object.keys(before).filter(path => before[path] !== after[path])
    expect(changed).toHaveLength(4)
    let operation = 1
    for (; ; operation += 3) {
      for (const path of changed) writeFileSync(path, before[path] ?? '')
      const isKilled = migrate(root, ['--write'], operation)
      const left = textsIn(root)
      for (const path of changed) expect([before[path], after[path]], `operation ${operation}`).toContain(left[path])
      if (!isKilled) break
      migrate(root, ['--write'])
      expect(textsIn(root), `operation ${operation}`).toEqual(after)
    }
    // Each text is written, gets its permissions and its name, and so is their record, which is removed at the end.
    expect(operation).toBeGreaterThan(4 * 3 + 3)
  } finally {
    removeCopy(root)
  }
})
