import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../factories/root'

test.each([
  ['new-site', 'Usage: npm run new-site -- <folder> [--starter bare|blog|docs]\n'],
  ['pack', 'Usage: npm run pack -- [<folder for the tarballs>]\n'],
  ['start', 'Usage: npm start\n'],
  ['test', 'Usage: npm test\n'],
])('scripts/%s.mjs shows its usage and does nothing', (name, usage) => {
  const { status, stdout } = spawnSync(process.execPath, [join(projectRoot, `scripts/${name}.mjs`), '--help'], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, usage])
})
