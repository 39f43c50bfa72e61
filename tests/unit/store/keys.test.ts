import { sign, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runKeys } from '@proofsheet/store/keys/command'
import { readPrivateKey, trustedKeys } from '@proofsheet/store/keys/trusted-keys'
import { expect, test, vi } from 'vitest'
import { folderOf } from '../../factories/root'

const manifest = { name: 'site', proofsheet: { site: 'site.ts' }, version: '1.0.0' }

/** A project with a function that runs the command in it, and gives what it printed. */
function project() {
  const root = folderOf({ 'package.json': `${JSON.stringify(manifest, null, 2)}\n` })
  const run = (...args: string[]) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root)
    try {
      runKeys(args)
      return log.mock.calls.flat().join('\n')
    } finally {
      log.mockRestore()
      cwd.mockRestore()
    }
  }
  return { root, run, ids: () => trustedKeys(root).map(({ id }) => id) }
}

test('a new key is trusted, its private part is printed and stored nowhere, and the rest of package.json stays', () => {
  const { root, run, ids } = project()
  expect(run()).toBe('package.json has no keys.')
  const printed = run('new')
  const secret = /^[\w+/=]{60,}$/m.exec(printed)?.[0] ?? ''
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  expect(text).not.toContain(secret)
  const { proofsheet, ...rest } = JSON.parse(text)
  expect(rest).toEqual({ name: 'site', version: '1.0.0' })
  expect(proofsheet.site).toBe('site.ts')
  expect(text).toMatch(/^ {2}"name"/m)
  const [trusted] = trustedKeys(root)
  const message = Buffer.from('text')
  expect(trusted && verify(null, message, trusted.key, sign(null, message, readPrivateKey(secret)))).toBe(true)
  expect(run()).toContain(ids()[0])
})

test('keys are added, replaced and revoked', () => {
  const { run, ids } = project()
  run('new')
  run('new')
  const [first, second] = ids()
  expect(new Set([first, second]).size).toBe(2)
  run('revoke', first ?? '')
  expect(ids()).toEqual([second])
  run('rotate')
  expect(ids()).toHaveLength(1)
  expect(ids()).not.toContain(second)
})

test('a wrong call changes nothing', () => {
  const { run, ids } = project()
  run('new')
  const before = ids()
  expect(() => run('revoke', 'unknown')).toThrow('package.json has no key unknown.')
  for (const args of [['revoke'], ['new', 'name'], ['remove']]) expect(() => run(...args)).toThrow()
  expect(ids()).toEqual(before)
})
