import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copyProject, removeCopy } from '../../project-copy'
import { builtPages, vikeBuild } from '../../site/commands/site-copy'

const project = join(import.meta.dirname, '../../..')

test('vike build gives the same pages of this site as npm run build, byte for byte', () => {
  const ours = builtPages(project)
  const root = copyProject()
  try {
    // Former anchors are in pages, and known from what was published.
    cpSync(join(project, 'content/ledger.txt'), join(root, 'content/ledger.txt'))
    vikeBuild(root)
    const theirs = builtPages(root)
    expect([...theirs.keys()]).toEqual([...ours.keys()])
    for (const [path, html] of theirs) expect(html === ours.get(path), path).toBe(true)
    expect(ours.size).toBeGreaterThan(50)
  } finally {
    removeCopy(root)
  }
})
