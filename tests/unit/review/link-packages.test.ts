import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkPackages } from '../../../renderer/review/sides/link-packages'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-packages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const inSite = (path: string) => join(folder, 'site/node_modules', path)
const inCopy = (path: string) => join(folder, 'copy/node_modules', path)

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

test('a copy has the packages of a site without their bytes, and can change what npm records', () => {
  write(inSite('@scope/one/lib/index.js'), 'one')
  write(inSite('.package-lock.json'), 'the record of npm')
  write(inSite('.cache/proofsheet/code/1'), 'the cache')
  mkdirSync(inSite('.bin'))
  symlinkSync('../@scope/one/lib/index.js', inSite('.bin/one'))
  linkPackages(join(folder, 'site'), join(folder, 'copy'))
  expect(statSync(inCopy('@scope/one/lib/index.js')).ino).toBe(statSync(inSite('@scope/one/lib/index.js')).ino)
  expect(readFileSync(inCopy('.bin/one'), 'utf8')).toBe('one')
  writeFileSync(inCopy('.package-lock.json'), 'another record')
  expect(readFileSync(inSite('.package-lock.json'), 'utf8')).toBe('the record of npm')
  expect(existsSync(inCopy('.cache'))).toBe(false)
})

test('where a link is refused, the copy has no packages, and npm installs all', () => {
  write(inSite('one/index.js'), 'one')
  write(inCopy('one/index.js'), 'there already')
  linkPackages(join(folder, 'site'), join(folder, 'copy'))
  expect(existsSync(inCopy(''))).toBe(false)
})

test('a site without packages leaves the copy without any', () => {
  linkPackages(join(folder, 'site'), join(folder, 'copy'))
  expect(existsSync(inCopy(''))).toBe(false)
})
