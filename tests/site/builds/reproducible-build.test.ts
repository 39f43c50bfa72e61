import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../../..')

test('a build in another folder at another time gives the same bytes', { timeout: 240_000 }, () => {
  const output = execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/reproduce.ts'], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(output).toContain('is the same, byte for byte')
})
