import { expect, test } from 'vitest'
import { page } from '../../../../factories/content-files'
import { placesOf } from '../../../../factories/issues'
import { loadFiles } from '../../../../factories/site'

/** Sentences that have hardly a pair of words in common. */
const sentences = Array.from({ length: 40 }, (_, index) => `Sentence ${index} tells fact ${index * 7} of ${index * 3}.`)
const old = sentences.slice(0, 30)

/** The ledger as a publication of this text leaves it. */
async function ledgerOf(text: string[], updated?: string): Promise<string> {
  const { documents } = await loadFiles({ 'pages/one.mdx': page({}, text.join(' ')) })
  const sketch = documents[0]?.sketch
  expect(sketch).toBeDefined()
  return `/one/ text:0 sketch:${sketch}${updated ? ` updated:${updated}` : ''} 2026-11-20\n`
}

async function check(text: string[], ledger: string, fields = {}) {
  return loadFiles({ 'pages/one.mdx': page(fields, text.join(' ')), 'ledger.txt': ledger })
}

const rewritten = [...old.slice(0, 20), ...sentences.slice(30)]

test('a text of which a third is new is reported, at the beginning of the file', async () => {
  const { text } = await check(rewritten, await ledgerOf(old))
  expect(text).toBe(`content/pages/one.mdx:1:1  updated  text-changed  warning
  About 30 % of the text is not as it was published, and \`updated\` is missing.
  Write the day of the change in \`updated\`, for example \`updated: 2026-12-01\`: readers and feeds are told of it.`)
})

test('and at the day that was published with it', async () => {
  const { issues, text } = await check(rewritten, await ledgerOf(old, '2026-11-01'), { updated: '2026-11-01' })
  expect(placesOf(issues)).toEqual(['4:10 text-changed'])
  expect(text).toContain('is still 2026-11-01')
})

test.each([
  ['with a newer day', rewritten, '2026-12-01'],
  ['of which one sentence is new', [...old.slice(1), 'One more.'], undefined],
  ['that has not changed', old, undefined],
])('a text %s is not', async (_, text, updated) => {
  const ledger = await ledgerOf(old, '2026-11-01')
  expect((await check(text, ledger, { updated: updated ?? '2026-11-01' })).text).toBe('')
})

test('nothing is reported where the ledger has no sketch', async () => {
  expect((await check(rewritten, '/one/ text:0123456789abcdef 2026-11-20\n')).text).toBe('')
})
