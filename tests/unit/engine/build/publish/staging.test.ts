import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  activate,
  copyInto,
  listReleases,
  presentRelease,
  recover,
  removeLink,
} from '../../../../../renderer/engine/build/publish/releases'
import { discard, openStaging, publish } from '../../../../../renderer/engine/build/publish/staging'

/** A project in which folders hold a page with the given text. */
function projectOf(folders: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [folder, text] of Object.entries(folders)) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'index.html'), text)
  }
  return root
}

/** Publishes a site of one page and one file beside it. */
function publishText(root: string, text: string): void {
  const staging = openStaging(root)
  writeFileSync(join(staging.client, 'index.html'), text)
  writeFileSync(join(staging.root, 'assets.json'), text)
  writeFileSync(join(staging.root, 'manifest.json'), '{"files":[\n{"path":"index.html"}\n]}')
  publish(staging)
}

const page = (root: string) => readFileSync(join(root, 'dist/client/index.html'), 'utf8')
const beside = (root: string) => readFileSync(join(root, 'dist/assets.json'), 'utf8')
const releasesIn = (root: string) => readdirSync(join(root, '.releases'))
const numbers = (root: string) => listReleases(root).map(({ number }) => number)

/** The id of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['-e', '']).pid

test('publishing replaces the whole site with the files beside it', () => {
  const root = projectOf({})
  publishText(root, 'old')
  const staging = openStaging(root)
  writeFileSync(join(staging.client, 'index.html'), 'new')
  expect([page(root), beside(root)]).toEqual(['old', 'old'])
  publish(staging, new Date('2026-11-21T10:02:03Z'))
  expect(page(root)).toBe('new')
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['client', 'release.json'])
  expect(presentRelease(root)).toEqual({ number: 2, published: '2026-11-21T10:02:03.000Z', previous: 1 })
})

test.skipIf(process.platform === 'win32')('dist is a link to a release, also after the project was moved', () => {
  const root = projectOf({})
  publishText(root, 'site')
  expect(readlinkSync(join(root, 'dist'))).toBe('.releases/1')
})

test('three releases stay, and the next build starts with the site of the one before them', () => {
  const root = projectOf({})
  for (const text of ['one', 'two', 'three']) publishText(root, text)
  expect(readdirSync(openStaging(root).client)).toEqual([])
  publishText(root, 'four')
  expect(releasesIn(root).sort()).toEqual(['2', '3', '4', 'retired'])
  const staging = openStaging(root)
  expect(readdirSync(staging.root)).toEqual(['client'])
  expect(readFileSync(join(staging.client, 'index.html'), 'utf8')).toBe('one')
  expect([...(staging.former?.lines ?? [])]).toEqual(['{"path":"index.html"}'])
  expect(releasesIn(root).sort()).toEqual([`.next-${process.pid}`, '2', '3', '4'])
})

test('nothing is known of a retired site whose manifest is gone or was changed later', () => {
  const root = projectOf({})
  const manifest = join(root, '.releases/retired/manifest.json')
  for (const change of [() => rmSync(manifest), () => writeFileSync(manifest, '{}')]) {
    for (const text of ['one', 'two', 'three', 'four']) publishText(root, text)
    change()
    const staging = openStaging(root)
    expect(staging.former).toBeUndefined()
    discard(staging)
  }
})

test.skipIf(process.platform === 'win32')('a link in place of the retired release leads nowhere', () => {
  const root = projectOf({ 'elsewhere/client': 'mine' })
  const retired = join(root, '.releases/retired')
  mkdirSync(join(root, '.releases'))
  symlinkSync(join(root, 'elsewhere'), retired)
  expect(readdirSync(openStaging(root).client)).toEqual([])
  rmSync(retired)
  mkdirSync(retired)
  symlinkSync(join(root, 'elsewhere/client'), join(retired, 'client'))
  expect(readdirSync(openStaging(root).client)).toEqual([])
  expect(readFileSync(join(root, 'elsewhere/client/index.html'), 'utf8')).toBe('mine')
})

test('the release that the present one replaced stays, however old it is', () => {
  const root = projectOf({})
  for (const text of ['one', 'two', 'three']) publishText(root, text)
  activate(root, 1)
  publishText(root, 'four')
  expect(presentRelease(root)?.previous).toBe(1)
  expect(numbers(root)).toEqual([4, 3, 1])
})

test('discarding leaves the published site unchanged', () => {
  const root = projectOf({})
  publishText(root, 'old')
  const staging = openStaging(root)
  writeFileSync(join(staging.client, 'index.html'), 'half')
  discard(staging)
  expect([page(root), releasesIn(root).sort()]).toEqual(['old', ['1']])
  recover(root)
  expect(page(root)).toBe('old')
})

test('two builds at once publish two releases', () => {
  const root = projectOf({})
  const first = openStaging(root)
  const second = { root: join(root, '.releases/.next-other'), client: join(root, '.releases/.next-other/client') }
  mkdirSync(second.client, { recursive: true })
  publish(first)
  publish(second)
  expect([numbers(root), presentRelease(root)?.number]).toEqual([[2, 1], 2])
})

test('a folder dist of another command is replaced, and such a command gets a folder of its own', () => {
  const root = projectOf({ 'dist/client': 'by hand', 'dist/server': 'by hand' })
  publishText(root, 'site')
  expect(page(root)).toBe('site')
  expect(existsSync(join(root, 'dist/server'))).toBe(false)
  removeLink(root)
  expect(existsSync(join(root, 'dist'))).toBe(process.platform === 'win32')
  expect(numbers(root)).toEqual([1])
})

test('without links, a release is copied into the folder dist', () => {
  const root = projectOf({ 'dist/client': 'by hand' })
  publishText(root, 'one')
  publishText(root, 'two')
  removeLink(root)
  mkdirSync(join(root, 'dist'), { recursive: true })
  for (const [number, text] of [
    [1, 'one'],
    [2, 'two'],
  ] as const) {
    copyInto(root, number)
    expect([page(root), beside(root), presentRelease(root)?.number]).toEqual([text, text, number])
    expect(readdirSync(join(root, 'dist')).sort()).toEqual(['assets.json', 'client', 'manifest.json', 'release.json'])
  }
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(false)
})

test('what killed processes left is removed; what is unfinished never becomes the site', () => {
  const pid = ended()
  const root = projectOf({ [`.releases/.next-${pid}/client`]: 'half' })
  recover(root)
  expect(releasesIn(root)).toEqual([])
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

test('a process killed while it replaced the folder dist has its release published', () => {
  const root = projectOf({ 'dist/client': 'old' })
  publishText(root, 'new')
  rmSync(join(root, 'dist'), { recursive: true })
  mkdirSync(join(root, `.releases/.replaced-${ended()}/client`), { recursive: true })
  recover(root)
  expect([page(root), releasesIn(root)]).toEqual(['new', ['1']])
})

test('the folder of a running build is not removed', () => {
  const root = projectOf({ [`.releases/.next-${process.ppid}/client`]: 'half' })
  recover(root)
  expect(releasesIn(root)).toEqual([`.next-${process.ppid}`])
})
