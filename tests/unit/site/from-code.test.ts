import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameUtilities, readShortNames } from '../../../renderer/site/styles/class-names'
import { fromCode } from '../../../renderer/site/styles/from-code'

test('data is computed once for the same code, and again when a file differs', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'from-code-')), 'a.tsx')
  let times = 0
  const read = () => fromCode('test-from-code', async () => ({ times: ++times }), [file])
  writeFileSync(file, 'flex')
  expect([await read(), await read()]).toEqual([{ times: 1 }, { times: 1 }])
  writeFileSync(file, 'grid')
  expect(await read()).toEqual({ times: 2 })
})

test('the names of classes from the cache are those that the code gives', async () => {
  const { selectors, ...names } = await readShortNames()
  expect({ ...names, selectors: [...selectors] }).toEqual(await nameUtilities())
})
