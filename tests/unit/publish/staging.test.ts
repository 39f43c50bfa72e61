import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { discard, openStaging, publish, recover } from '../../../renderer/engine/publish/staging'

/** A `dist` folder in which folders hold a page with the given text. */
function distOf(folders: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }))
  for (const [folder, text] of Object.entries(folders)) {
    mkdirSync(join(dist, folder), { recursive: true })
    writeFileSync(join(dist, folder, 'index.html'), text)
  }
  return dist
}

const page = (dist: string) => readFileSync(join(dist, 'client/index.html'), 'utf8')

/** The id of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['-e', '']).pid

test('publishing replaces the whole site; the next build starts with the former one', () => {
  const dist = distOf({ client: 'old' })
  writeFileSync(join(dist, 'client/gone.html'), 'gone')
  const staging = openStaging(dist)
  writeFileSync(join(staging.client, 'index.html'), 'new')
  writeFileSync(join(staging.root, 'assets.json'), '{}')
  expect(page(dist)).toBe('old')
  publish(staging)
  expect(page(dist)).toBe('new')
  expect(readdirSync(dist)).toEqual(['.start', 'assets.json', 'client'])
  expect(readdirSync(join(dist, 'client'))).toEqual(['index.html'])
  const next = openStaging(dist)
  expect(readdirSync(next.client)).toEqual(['gone.html', 'index.html'])
  expect(readdirSync(dist)).toEqual([`.next-${process.pid}`, 'assets.json', 'client'])
  publish(next)
  publish(openStaging(dist))
  expect(readdirSync(dist)).toEqual(['.start', 'assets.json', 'client'])
})

test('discarding leaves the published site unchanged', () => {
  const dist = distOf({ client: 'old' })
  const staging = openStaging(dist)
  writeFileSync(join(staging.client, 'index.html'), 'half')
  discard(staging)
  expect([page(dist), readdirSync(dist)]).toEqual(['old', ['.start', 'client']])
  recover(dist)
  expect(page(dist)).toBe('old')
})

test('after a kill either the old site or the new one is complete', () => {
  const pid = ended()
  const states = {
    'while building': [{ client: 'old', [`.next-${pid}/client`]: 'half' }, 'old'],
    'before the swap': [{ client: 'old', [`.ready-${pid}`]: 'new' }, 'old'],
    'amid the swap': [{ [`.last-${pid}`]: 'old', [`.ready-${pid}`]: 'new' }, 'new'],
    'after the swap': [{ client: 'new', [`.last-${pid}`]: 'old' }, 'new'],
  } as const
  for (const [when, [folders, expected]] of Object.entries(states)) {
    const dist = distOf(folders)
    recover(dist)
    expect(page(dist), when).toBe(expected)
    expect(readdirSync(dist), when).toEqual(['client'])
  }
})

test('an unfinished folder never becomes the site', () => {
  const dist = distOf({ '.start': 'half' })
  recover(dist)
  expect(readdirSync(dist)).toEqual(['.start'])
})

test('the folder of a running build is not removed', () => {
  const dist = distOf({ client: 'old', [`.next-${process.ppid}/client`]: 'half' })
  recover(dist)
  expect(readdirSync(dist)).toEqual([`.next-${process.ppid}`, 'client'])
})
