import { join } from 'node:path'
import { runChanges } from '@proofsheet/store/deploy/command'
import { expect, test, vi } from 'vitest'
import { folderOf } from '../../factories/root'

const manifest = (files: Record<string, string>) =>
  JSON.stringify({ files: Object.entries(files).map(([path, hash]) => ({ path, bytes: 1, hash })) })

const site = { 'assets/a.css': 'a2', 'index.html': 'i2', 'index.html.br': 'b2', 'new.js': 'n1', 'same.html': 's1' }

/** Runs the command in a project with a built site; gives the lines that it prints. */
function changes(host: string, ...options: string[]): string[] {
  const root = folderOf({ 'dist/manifest.json': manifest(site), 'host.json': host })
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root)
  try {
    runChanges([join(root, 'host.json'), ...options])
    return log.mock.calls.flat()
  } finally {
    log.mockRestore()
    cwd.mockRestore()
  }
}

test('a host gets what it lacks, pages last, and loses what is gone', () => {
  const host = manifest({ ...site, 'index.html': 'i1', 'index.html.br': 'b1', 'assets/a.css': 'a1', 'old.html': 'o1' })
  expect(changes(host)).toEqual(['assets/a.css', 'index.html', 'index.html.br'])
  expect(changes(host, '--gone')).toEqual(['old.html'])
})

test('an empty host gets all, an equal one nothing', () => {
  expect(changes(manifest({}))).toEqual(['assets/a.css', 'new.js', 'index.html', 'index.html.br', 'same.html'])
  expect([changes(manifest(site)), changes(manifest(site), '--gone')]).toEqual([[], []])
})

test('another file is no manifest', () => {
  for (const text of ['{}', 'text']) expect(() => changes(text)).toThrow('is no manifest of a build.')
})
