import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteDefinition } from '../../../renderer/engine/site'
import { chooseSides } from '../../../renderer/review/sides/choose-sides'
import { folderOf } from '../../factories/root'

/** The package.json of a project whose build runs a file. */
const projectOf = (file: string) => JSON.stringify({ scripts: { build: `node ${file}`, check: 'node -e 0' } })

// Ends half a second after it is told to, as npm does amid an installation; or without being told, as a failure.
const slowBuild = `
process.on('SIGTERM', () => setTimeout(() => {
  require('node:fs').writeFileSync(process.env.ENDED, '')
  process.exit(1)
}, 500))
setTimeout(() => process.exit(1), 20_000)`

test('where one side of a review fails, the other has ended before the command does', async () => {
  const root = folderOf({ 'package.json': projectOf('slow.cjs'), 'slow.cjs': slowBuild, '.gitignore': '.cache\n' })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root })
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'A build that takes long')
  // Fails once the other build listens to signals.
  writeFileSync(join(root, 'fails.cjs'), 'setTimeout(() => { console.log("No such page."); process.exit(1) }, 2000)')
  writeFileSync(join(root, 'package.json'), projectOf('fails.cjs'))
  process.env.ENDED = join(root, '.cache/ended')
  const chosen = chooseSides(root, {} as SiteDefinition, { failRules: [], pictures: 0 })
  await expect(chosen).rejects.toThrow("The working tree can't be built:\nNo such page.")
  expect(existsSync(join(root, '.cache/ended'))).toBe(true)
  expect(existsSync(join(root, '.cache/review/tree'))).toBe(false)
})
