import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { build, copyProject } from '../project-copy'

/** Limit for a test of several builds, in milliseconds. */
export const buildsTimeoutMs = 900_000

/** The parts of the build cache that depend on the content of a copy. */
const contentCaches = ['last', 'pages', 'readings', 'texts']

/** The parts that depend on code and pictures only, which copies share with other builds. */
const sharedCaches = ['code', 'code-files', 'cards', 'files']

/** A copy of the project with a content cache of its own; remove it with `removeCopy`. */
export function copyWithOwnCache(): string {
  const root = copyProject()
  const cache = join(root, '.cache/build')
  rmSync(cache)
  mkdirSync(cache)
  for (const name of sharedCaches) {
    const shared = join(import.meta.dirname, '../../.cache/build', name)
    mkdirSync(shared, { recursive: true })
    symlinkSync(shared, join(cache, name))
  }
  return root
}

/** The SHA-256 hash of every published file by its path below `dist/client`. */
export function publishedHashes(root: string): Record<string, string> {
  const folder = join(root, 'dist/client')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Object.fromEntries(
    files.map(entry => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

/** Builds the copy, which must succeed, and gives the hashes of the published files. */
export function buildSite(root: string): Record<string, string> {
  const { ok, text } = build(root)
  expect(ok, text).toBe(true)
  return publishedHashes(root)
}

/** The same after the content caches were removed, so that the build reuses nothing. */
export function buildWithoutCache(root: string): Record<string, string> {
  for (const name of contentCaches) rmSync(join(root, '.cache/build', name), { recursive: true, force: true })
  return buildSite(root)
}
