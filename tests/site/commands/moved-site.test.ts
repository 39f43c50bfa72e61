import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeCopy } from '../../project-copy'
import { editFile } from './outside-site'
import { makeSite, runCommand } from './site-copy'

/** How many bundles of commands a site has made. */
function bundlesOf(root: string): number {
  const commands = join(root, 'node_modules/.cache/proofsheet/commands')
  return readdirSync(commands).flatMap(name => readdirSync(join(commands, name))).length
}

test('a copy of a site runs the commands that were compiled for it, until its code changes', () => {
  const [root, copy] = [makeSite(), makeSite()]
  try {
    expect(runCommand(root, 'check').status).toBe(0)
    cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), { recursive: true })
    // The copy has a text of its own: what it runs must not read that of the other site.
    editFile(join(copy, 'content/blog/a-second-post.mdx'), 'title:', 'titel:')
    const before = bundlesOf(copy)
    const { status, text } = runCommand(copy, 'check')
    expect([status, text]).toEqual([1, expect.stringContaining('content/blog/a-second-post.mdx:2:1')])
    expect(bundlesOf(copy)).toBe(before)

    editFile(join(copy, 'renderer/site/index.ts'), 'import', '// Another definition.\nimport')
    expect(runCommand(copy, 'check').status).toBe(1)
    expect(bundlesOf(copy)).toBe(before + 1)
  } finally {
    for (const folder of [root, copy]) removeCopy(folder)
  }
})
