import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, removeCopy } from '../../project-copy'
import { editFile, makeOutsideSite, type OutsideSite, runIn } from './outside-site'

const timeout = 600_000

/** A copy of the project, in which the next versions of the packages are written. */
let project = ''
let site: OutsideSite
beforeAll(() => {
  project = copyProject([])
  site = makeOutsideSite(project)
  expect(site.npm('build')).toMatch(/^5 pages/)
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'The site with the first version')
}, timeout)
afterAll(() => {
  rmSync(site.folder, { recursive: true, force: true })
  removeCopy(project)
})

/** Runs git in the site, as nobody in particular. */
const git = (...args: string[]) =>
  site.run('git', '-c', 'user.name=test', '-c', 'user.email=test@site.example', ...args)

/** Gives all packages of the copy another version: their own, and where they name each other. */
function release(version: string): void {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  for (const folder of ['.', ...workspaces]) {
    const file = join(project, folder, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    manifest.version = version
    for (const name of Object.keys(manifest.dependencies ?? {}).filter(each => each.startsWith('@proofsheet/')))
      manifest.dependencies[name] = version
    writeFileSync(file, JSON.stringify(manifest))
  }
}

/** Installs the packages of the copy as they are now, as another version; gives what a review says of the site then. */
function update(version: string): string {
  release(version)
  const packed = join(site.folder, version)
  runIn(project, 'node', [join(project, 'scripts/pack.mjs'), packed])
  for (const tarball of readdirSync(join(site.root, 'packages'))) {
    rmSync(join(site.root, 'packages', tarball))
    const newer = tarball.replace(/\d+\.\d+\.\d+/, version)
    cpSync(join(packed, newer), join(site.root, 'packages', newer))
  }
  site.install(...readdirSync(join(site.root, 'packages')).map(tarball => `./packages/${tarball}`))
  const manifest = JSON.parse(readFileSync(join(site.root, 'node_modules/@proofsheet/engine/package.json'), 'utf8'))
  expect(manifest.version).toBe(version)
  expect(site.npm('migrate')).toBe('No file has to change.\n')
  return site.npm('review', '--pictures', '0')
}

const island = 'renderer/engine/pages/islands/island.tsx'
const rendered = 'renderToString(content, { identifierPrefix: id })'

test('the review of an update names exactly the pages that differ', { timeout }, () => {
  // Only the first post has an island.
  editFile(join(project, island), rendered, `${rendered} + '<p>New.</p>'`)
  const said = update('0.2.0')
  expect(said).toMatch(/^1 page differs: \/blog\/a-first-post\/\n/)
  expect(said).toContain('“New.” is new on /blog/a-first-post/')
})

test('an update that visitors do not see changes no page', { timeout }, () => {
  editFile(join(project, island), `${rendered} + '<p>New.</p>'`, rendered)
  editFile(join(project, island), 'There is no file ', 'No file is called ')
  expect(update('0.3.0')).toMatch(/^0 pages differ\.\nNothing changes for visitors\.\n/)
})
