import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'playwright/test'

const project = join(import.meta.dirname, '../../..')

// `npm test` does it with one of them.
test('every starter of a new site builds without errors and is complete without script', () => {
  const command = 'node_modules/vitest/vitest.mjs run --project site tests/site/commands/new-site.test.ts -t'
  execFileSync(process.execPath, command.split(' ').concat('the starter'), {
    cwd: project,
    env: { ...process.env, EVERY_STARTER: '1' },
    stdio: 'inherit',
  })
})
