import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf, projectRoot, temporaryFolder } from '../../factories/root'

const command = join(projectRoot, 'scripts/create-proofsheet/create.mjs')

/** Ends the process before the file operation of a number. */
const killer = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
let left = Number(process.env.KILL_AT)
for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync', 'cpSync']) {
  const original = fs[name]
  fs[name] = (...values) => {
    if (left-- === 0) process.kill(process.pid, 'SIGKILL')
    return original(...values)
  }
}
syncBuiltinESMExports()
`

function makeSite(folder: string, killAt = -1) {
  const args = ['--import', `data:text/javascript,${encodeURIComponent(killer)}`, command, folder]
  const { status, signal, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, KILL_AT: String(killAt) },
  })
  return { status, signal, stderr }
}

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

test('a new site whose command was killed before any step is made by the next run', { timeout: 120_000 }, () => {
  const whole = join(temporaryFolder(), 'site')
  expect(makeSite(whole)).toMatchObject({ status: 0 })
  const files = filesIn(whole)
  expect(files).toContain('package.json')
  expect(files.filter(file => file.includes('unfinished'))).toEqual([])
  let killed = 0
  for (; ; killed++) {
    const folder = join(temporaryFolder(), 'site')
    const isKilled = makeSite(folder, killed).signal !== null
    if (!isKilled) break
    expect(makeSite(folder), `killed before step ${killed}`).toMatchObject({ status: 0 })
    expect(filesIn(folder)).toEqual(files)
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(readFileSync(join(whole, 'package.json'), 'utf8'))
  }
  expect(killed).toBeGreaterThan(4)
})

test('a folder of somebody else stays as it is', () => {
  const folder = folderOf({ 'notes.txt': 'mine' })
  expect(makeSite(folder)).toMatchObject({ status: 2, stderr: expect.stringContaining('is not empty') })
  writeFileSync(join(folder, 'more.txt'), '')
  expect(filesIn(folder)).toEqual(['more.txt', 'notes.txt'])
})
