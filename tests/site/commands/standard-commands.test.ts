import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstDamage } from '../../../renderer/engine/build/publish/manifest'
import { presentRelease, releaseFolder } from '../../../renderer/engine/build/publish/releases'
import { removeCopy } from '../../project-copy'
import { builtPages, makeSite, runCommand, vikeBuild } from './site-copy'

const timeout = 300_000

test('vike build gives the same pages as npm run build, byte for byte', { timeout }, () => {
  const root = makeSite()
  try {
    const { status, text } = runCommand(root, 'build')
    expect(status, text).toBe(0)
    const ours = builtPages(root)
    vikeBuild(root)
    expect(presentRelease(root), 'vike build writes into a release').toBeUndefined()
    expect(firstDamage(releaseFolder(root, 1))).toBeUndefined()
    for (const [path, html] of builtPages(root)) expect(html === ours.get(path), path).toBe(true)
    expect(runCommand(root, 'build').status).toBe(0)
    expect(presentRelease(root)?.number).toBe(2)
    expect([...ours.keys()]).toEqual([
      '404.html',
      'blog/a-first-post/index.html',
      'blog/a-second-post/index.html',
      'blog/index.html',
      'index.html',
    ])
  } finally {
    removeCopy(root)
  }
})

test('vike build fails with the issues where content has errors', { timeout }, () => {
  const root = makeSite()
  try {
    writeFileSync(
      join(root, 'content/blog/broken.mdx'),
      '---\ntitle: Broken\nexcerpt: A post whose link leads nowhere at all.\nauthor: Nobody\ndate: 2026-02-30\ntags: [News]\n---\n\n[Nowhere](/nowhere/)\n',
    )
    expect(() => vikeBuild(root)).toThrow(
      /content\/blog\/broken\.mdx:5:7 {2}date {2}field-value[\s\S]*There is no page at "\/nowhere\/"\./,
    )
  } finally {
    removeCopy(root)
  }
})
