import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedCode } from '../../../renderer/review/sides/changed-code'
import { folderOf } from '../../factories/root'
import { side } from './sides'

test('changed code is what a build depends on, that of packages in the repository last', () => {
  const files = ['content/site.ts', 'engine/lib/a.ts', 'engine/package.json', 'site/b.ts', 'site/old.ts', 'tests/c.ts']
  const root = folderOf(Object.fromEntries([...files, 'package-lock.json'].map(file => [file, '1'])))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root, encoding: 'utf8' })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
  for (const file of [...files, 'package-lock.json', 'site/new.ts']) writeFileSync(join(root, file), '2')
  const before = side({}, {}, { code: ['content/site.ts', 'engine/lib/a.ts', 'site/b.ts', 'site/old.ts'] })
  const after = side({}, {}, { code: ['content/site.ts', 'engine/lib/a.ts', 'site/b.ts', 'site/new.ts'] })
  const range = [git('rev-parse', 'HEAD').trim()] as const
  expect(changedCode(root, { before, after, range, notes: [] })).toEqual([
    'package-lock.json',
    'site/b.ts',
    'site/new.ts',
    'site/old.ts',
    'engine/lib/a.ts',
  ])
})
