import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '../../../renderer/site/index'
import { serveEdits } from '../../factories/edit/edit-server'
import { makeEditRoot, runRandomEdits } from '../../random-edits/run'

/** `npm run verify` makes 10,000. */
const count = 20

test('random edits change nothing else, and undo restores every byte', { timeout: 120_000 }, async () => {
  const root = makeEditRoot()
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const { faults, saved, refused } = await runRandomEdits(await serveEdits(root, site), root, { seed: 1, count })
  expect(faults).toEqual([])
  expect(saved).toBeGreaterThan(count / 4)
  expect(saved + refused).toBe(count)
})
