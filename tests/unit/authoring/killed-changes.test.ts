import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { Change } from '../../../renderer/authoring/changes'
import { finishChanges } from '../../../renderer/engine/base/files/journal'
import { compileForNode } from '../../factories/compile'

const before = { 'one.mdx': 'See one.', 'two.mdx': 'To one.' }
const after = { 'two.mdx': 'To uno.', 'uno.mdx': 'See uno.' }
const changes: Change[] = [
  { file: 'content/blog/two.mdx', source: 'To one.', edits: [{ start: 3, end: 6, text: 'uno' }] },
  {
    file: 'content/blog/one.mdx',
    to: 'content/blog/uno.mdx',
    source: 'See one.',
    edits: [{ start: 4, end: 7, text: 'uno' }],
  },
]

/** A folder with two files, removed when the test ends. */
function createRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'rename-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'content/blog'), { recursive: true })
  for (const [name, text] of Object.entries(before)) writeFileSync(join(root, 'content/blog', name), text)
  return root
}

function textsIn(root: string): Record<string, string> {
  const names = readdirSync(join(root, 'content/blog')).sort()
  return Object.fromEntries(names.map(name => [name, readFileSync(join(root, 'content/blog', name), 'utf8')]))
}

/** Starts the renaming, to be killed before a file operation. Gives whether it was. */
function renameKilledAt(root: string, entry: string, operation: number): boolean {
  const args = [entry, JSON.stringify(changes), String(operation)]
  const { signal, status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(signal ?? status, stderr).toBe(signal ? 'SIGKILL' : 0)
  return signal !== null
}

test('killed before any file operation, each text has its old or new name, and the next command finishes', {
  timeout: 60_000,
}, async () => {
  const entry = fileURLToPath(await compileForNode('tests/unit/authoring/killed-changes.ts'))
  const ends = new Set<string>()
  let operation = 0
  for (; ; operation++) {
    const root = createRoot()
    const isKilled = renameKilledAt(root, entry, operation)
    const left = textsIn(root)
    expect(['See one.', 'See uno.'], `operation ${operation}`).toContain(left['one.mdx'] ?? left['uno.mdx'])
    expect(['To one.', 'To uno.'], `operation ${operation}`).toContain(left['two.mdx'])
    finishChanges(root, line => {
      expect(line).toBe('The interrupted renaming of content/blog/one.mdx to content/blog/uno.mdx is finished.')
    })
    const end = textsIn(root)
    expect([before, after], `operation ${operation}`).toContainEqual(end)
    ends.add(JSON.stringify(end))
    if (!isKilled) break
  }
  expect(operation).toBeGreaterThan(8)
  expect(ends.size).toBe(2)
})

test('a text that was edited after the kill stays as it is', { timeout: 60_000 }, async () => {
  const entry = fileURLToPath(await compileForNode('tests/unit/authoring/killed-changes.ts'))
  let root = ''
  // Until the first file has its new text while the second is still under its old name.
  for (let operation = 0; !root || textsIn(root)['two.mdx'] !== after['two.mdx']; operation++) {
    root = createRoot()
    expect(renameKilledAt(root, entry, operation)).toBe(true)
  }
  writeFileSync(join(root, 'content/blog/one.mdx'), 'Written since.')
  finishChanges(root, () => {})
  expect(textsIn(root)).toEqual({ 'one.mdx': 'Written since.', 'two.mdx': 'To uno.' })
})
