import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projectRoot } from '../../../factories/root'

describe('a command in a folder that is no site', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'no-site-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['without package.json', undefined],
    ['with a damaged one', '{'],
    ['with one that names no site', '{}'],
  ])('%s, says so in two lines', (_, manifest) => {
    if (manifest !== undefined) writeFileSync(join(folder, 'package.json'), manifest)
    const bin = join(projectRoot, 'renderer/engine/bin.mjs')
    const { status, stderr } = spawnSync(process.execPath, [bin, 'check'], { cwd: folder, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^No package.json in .*no-site-\w+ says where the site is defined\.$/),
      expect.stringContaining('add "proofsheet": { "site": "renderer/site/index.ts" } to it'),
    ])
  })
})
