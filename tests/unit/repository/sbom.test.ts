import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

// npm refuses to write one for a lock file in which a package has a dependency of another version than it asks for.
test('npm lists every direct dependency, at its version, with licence and hash', { timeout: 60_000 }, () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 16 * 2 ** 20,
  })
  expect(status).toBe(0)
  const { components } = JSON.parse(stdout) as { components: Record<string, unknown>[] }
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // This project's own packages come from no registry.
  const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@proofsheet/'),
  )
  for (const [name, version] of others)
    expect(components).toContainEqual(
      expect.objectContaining({ name, version, licenses: expect.any(Array), hashes: expect.any(Array) }),
    )
})
