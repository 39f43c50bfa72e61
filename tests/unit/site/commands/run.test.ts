import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { refusePath } from '../../../../renderer/engine/base/failures/project-path'
import { fixtureRoot, projectRoot, temporaryFolder } from '../../../factories/root'

test.each([
  ['/home/a#b/site', 'has the character # in it'],
  ['/home/a?b', 'has the character ? in it'],
  ['/home/100%/site', 'has the character % in it'],
  ['/home/a*b', 'has the character * in it'],
  ['/home/a\nb', 'has the character line break in it'],
  ['/home/a\tb', 'has the character U+0009 in it'],
  ['/home/node_modules/site', 'is below a folder called node_modules'],
])('a project in %j is refused by name', (folder, reason) => {
  expect(refusePath(folder)).toContain(`: this path ${reason}.\nRename or move the folder`)
})

test.each(['/home/a b', '/home/ä\'ö"', '/home/[a](b){c}', '/home/my_node_modules', '/home/$a&b;c!', 'C:\\sites\\a'])(
  'a project in %j is not',
  folder => {
    expect(refusePath(folder)).toBeUndefined()
  },
)

test.skipIf(process.platform === 'win32')('every command refuses such a path before anything else', () => {
  const root = join(temporaryFolder(), 'a#b')
  for (const part of ['scripts/run.mjs', 'scripts/packages']) {
    mkdirSync(dirname(join(root, part)), { recursive: true })
    cpSync(join(projectRoot, part), join(root, part), { recursive: true })
  }
  // The packages are compiled already.
  writeFileSync(join(root, 'package.json'), '{ "workspaces": [] }')
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/check.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The project can't be built in ".*a#b": this path has the character # in it\.\n.*\n$/)
})

test('a command whose output is closed ends', { timeout: 60_000 }, async () => {
  const root = fixtureRoot('broken-site', projectRoot)
  const check = spawn(process.execPath, [join(projectRoot, 'scripts/run.mjs'), 'scripts/check.ts', '--watch'], {
    cwd: root,
  })
  const ended = vi.fn()
  check.on('exit', ended)
  check.stdout.destroy()
  check.stderr.destroy()
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(141, null), { timeout: 50_000, interval: 50 })
})
