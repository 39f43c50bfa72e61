import { expect, test } from 'vitest'
import { page } from '../../../../factories/content-files'
import { placesOf } from '../../../../factories/issues'
import { loadFiles } from '../../../../factories/site'

test.each([
  ['before', '2026-01-01T09:00Z', '2025-12-01T09:00Z'],
  ['at the same moment in another zone', '2026-01-01T09:00Z', '2026-01-01T10:00+01:00'],
])('a page that expires %s it is published is reported', async (_, publishAt, expireAt) => {
  const { issues, text } = await loadFiles({ 'pages/one.mdx': page({ publishAt, expireAt }) })
  expect(placesOf(issues)).toEqual(['5:11 field-value'])
  expect(text).toContain('The page would never appear')
})

test('a page that expires later is not', async () => {
  const fields = { publishAt: '2026-01-01T09:00Z', expireAt: '2026-01-01T09:30Z' }
  expect((await loadFiles({ 'pages/one.mdx': page(fields) })).text).toBe('')
})
