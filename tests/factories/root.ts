import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The root of this project, as an absolute path. */
export const projectRoot = join(import.meta.dirname, '../..')

/** The site that tests of the packages know, as an absolute path. */
export const sampleSite = join(projectRoot, 'tests/fixtures/sample-site')

/** A new empty folder, as an absolute path; it is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * A new folder for a cache that has the descriptions of types alone: they are no matter of the test, and making them
 * takes most of a first load. Removed when the test ends.
 */
export function temporaryCacheFolder(): string {
  const folder = temporaryFolder()
  const schemas = join(projectRoot, '.cache/store/schema')
  for (const each of [schemas, join(folder, '.cache/store')]) mkdirSync(each, { recursive: true })
  symlinkSync(schemas, join(folder, '.cache/store/schema'), 'junction')
  return folder
}

/** A new folder with these files: path, and text or bytes. Removed when the test ends. */
export function folderOf(files: Record<string, string | Uint8Array>): string {
  const root = temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

/**
 * The root of a project with these content files: path below `content`, and text or bytes. Types and code are those of
 * the sample site or of another one. Removed when the test ends.
 */
export function temporaryRoot(files: Record<string, string | Uint8Array>, project = sampleSite): string {
  const below = Object.entries(files).map(([path, content]) => [`content/${path}`, content])
  return linkProject(folderOf(Object.fromEntries(below)), project)
}

/** The root of a project with nothing but these files below `content/media`, and a cache of its own. */
export function temporaryMedia(files: Record<string, Uint8Array | string>): string {
  const root = temporaryFolder()
  mkdirSync(join(root, 'content/media'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, 'content/media', name), content)
  return root
}

/** The root of a copy of a folder of tests/fixtures, which the test may change. Removed when the test ends. */
export function fixtureRoot(name: string, project = sampleSite): string {
  const root = temporaryFolder()
  cpSync(join(projectRoot, 'tests/fixtures', name), root, { recursive: true })
  // Git has no links on Windows, so the fixture with every mistake gets this one here.
  if (name === 'broken-site') symlinkSync(join(root, 'content/blog'), join(root, 'content/media/file-type'), 'junction')
  return linkProject(root, project)
}

/** Adds the types of a project to a root, and links its code and the cache: what one test generates serves every test. */
function linkProject(root: string, project: string): string {
  mkdirSync(join(root, 'content'), { recursive: true })
  mkdirSync(join(projectRoot, '.cache'), { recursive: true })
  // A link in content would be an issue.
  cpSync(join(project, 'content/types'), join(root, 'content/types'), { recursive: true })
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ extends: join(projectRoot, 'tsconfig.json') }))
  // Windows lets everybody make junctions; other systems make an ordinary link.
  symlinkSync(join(project, 'renderer'), join(root, 'renderer'), 'junction')
  symlinkSync(join(projectRoot, '.cache'), join(root, '.cache'), 'junction')
  return root
}
