import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureSite } from '../workspace'

const folder = join(import.meta.dirname, '../fixtures/attacks/content/blog')
const attacks = readdirSync(folder)
  .map(file => file.replace(/\.mdx$/, ''))
  .filter(slug => !slug.startsWith('harmless'))

test(`${attacks.length} files that would run or smuggle something are refused, and none of them runs`, async () => {
  const { site, issues, root } = await fixtureSite('attacks')
  const refused = new Set(issues.map(({ file }) => file.replace(/^.*\/|\.mdx$/g, '')))
  expect(attacks.filter(slug => !refused.has(slug))).toEqual([])
  expect(site.blog.map(({ slug }) => slug)).toEqual(['harmless', 'harmless-too'])
  expect((globalThis as { ran?: boolean }).ran).toBeUndefined()
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect([existsSync('RAN'), existsSync(join(root, 'RAN'))]).toEqual([false, false])
  // Each is told what is wrong with it, not that something failed.
  expect(issues.filter(({ message, hint }) => !message || !hint || /undefined|\[object|Error:/.test(message))).toEqual(
    [],
  )
})
