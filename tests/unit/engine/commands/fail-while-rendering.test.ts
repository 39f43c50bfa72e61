import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileForNode } from '../../../factories/compile'

test('a command that fails while a page is rendered says why', { timeout: 30_000 }, async () => {
  const program = fileURLToPath(await compileForNode('tests/unit/engine/commands/fail-while-rendering.ts'))
  const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, 'There is not enough memory.\n'])
})
