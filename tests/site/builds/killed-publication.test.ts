import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listReleases } from '../../../renderer/engine/build/publish/releases'
import { change, leftovers, published, statesAfterKills } from '../../kills/killed-publications'

const timeout = 120_000

/** A project that has published these texts, one after the other. */
async function projectWith(...texts: string[]): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'killed-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const text of texts) await change(root, ['publish', text])
  return root
}

test.skipIf(process.platform === 'win32')(
  'killed at any operation, a publication leaves the former site or the new one, each with its own files beside it',
  { timeout },
  async () => {
    const root = await projectWith('a', 'b', 'c', 'd')
    const found = await statesAfterKills(root, killAt => ['publish', `e${killAt}`])
    expect(found.filter(state => 'fault' in state)).toEqual([])
    const texts = found.map(state => 'text' in state && state.text)
    expect(texts.length).toBeGreaterThan(15)
    // Kills before the swap leave the former site; some come after it.
    expect(texts.slice(0, 10).every(text => text === 'd')).toBe(true)
    expect(texts.at(-1)).toMatch(/^e/)
    expect(published(root)).toEqual({ text: `e${found.length}` })
    expect([leftovers(root), listReleases(root).length]).toEqual([[], 3])
  },
)

test.skipIf(process.platform === 'win32')(
  'killed at any operation, going back leaves one of the two releases',
  { timeout },
  async () => {
    const root = await projectWith('a', 'b')
    const found = await statesAfterKills(root, () => ['activate', 1])
    expect(found.filter(state => !('text' in state && ['a', 'b'].includes(state.text)))).toEqual([])
    expect(found.length).toBeGreaterThan(3)
    expect(published(root)).toEqual({ text: 'a' })
  },
)

test('where dist is a folder, a kill can leave no site, and the next command repairs it', { timeout }, async () => {
  const root = await projectWith('a', 'b')
  rmSync(join(root, 'dist'))
  await change(root, ['copy', 1])
  const found = await statesAfterKills(root, () => ['copy', 2])
  expect(found.some(state => 'fault' in state)).toBe(true)
  expect(published(root)).toEqual({ text: 'b' })
  await change(root, ['publish', 'c'])
  expect([published(root), leftovers(root)]).toEqual([{ text: 'c' }, []])
})
