import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../factories/root'
import { fixtureSite } from '../../../factories/site'

const attacks = readdirSync(join(projectRoot, 'tests/fixtures/attacks/content/blog'))
  .map(file => file.replace(/\.mdx$/, ''))
  .filter(slug => !slug.startsWith('harmless'))

test(`each of ${attacks.length} attacks is refused, and none runs`, async () => {
  const { site, issues, root } = await fixtureSite('attacks')
  const refused = new Set(issues.map(({ file }) => file.replace(/^.*\/|\.mdx$/g, '')))
  expect(attacks.filter(slug => !refused.has(slug))).toEqual([])
  expect(site.blog.map(({ slug }) => slug)).toEqual(['harmless', 'harmless-too'])
  expect((globalThis as { ran?: boolean }).ran).toBeUndefined()
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect([existsSync('RAN'), existsSync(join(root, 'RAN'))]).toEqual([false, false])
  // Each issue names the problem of the file, not a failure of the check.
  expect(issues.filter(({ message, hint }) => !message || !hint || /undefined|\[object|Error:/.test(message))).toEqual(
    [],
  )
})
