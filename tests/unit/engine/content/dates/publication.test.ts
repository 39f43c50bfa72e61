import { expect, test } from 'vitest'
import { nextChange } from '../../../../../renderer/engine/content/dates/next-change'
import { stateAt } from '../../../../../renderer/engine/content/dates/state'
import { parseInstant } from '../../../../../renderer/engine/content/schema/formats'
import { legalPage, post } from '../../../../factories/content-files'
import { loadFiles } from '../../../../factories/site'

const files = {
  'legal/always.mdx': legalPage({ title: 'Constant' }),
  'legal/draft.mdx': legalPage({ title: 'Unfinished', draft: 'true' }),
  'legal/later.mdx': legalPage({ title: 'Future', publishAt: '2026-12-01T14:30+05:30' }),
  'legal/until.mdx': legalPage({ title: 'Passing', expireAt: '2026-12-24T00:00Z' }),
}

const momentOf = (instant: string) => ({ at: new Date(instant), isWithDrafts: false })

/** The slugs that are published at an instant. */
async function slugsAt(instant: string): Promise<string[]> {
  const { site, text } = await loadFiles(files, {}, momentOf(instant))
  expect(text).toBe('')
  return site.legal.map(({ slug }) => slug)
}

test('drafts are never published, other entities from publishAt until expireAt', async () => {
  expect(await slugsAt('2026-12-01T08:59:59.999Z')).toEqual(['always', 'until'])
  expect(await slugsAt('2026-12-01T09:00Z')).toEqual(['always', 'later', 'until'])
  expect(await slugsAt('2026-12-24T00:00Z')).toEqual(['always', 'later'])
})

test('a loader gives entities in every state', async () => {
  const { everything } = await loadFiles(files)
  const states = everything.legal.map(entity => [entity.slug, stateAt(entity, momentOf('2026-12-31T00:00Z'))])
  expect(Object.fromEntries(states)).toEqual({
    always: 'published',
    draft: 'draft',
    later: 'published',
    until: 'expired',
  })
})

test('nextChange lists the instants at which the site changes by itself, in UTC', async () => {
  const entities = (await loadFiles(files)).everything.legal
  const appears = { at: '2026-12-01T09:00:00.000Z', file: 'content/legal/later.mdx', becomes: 'published' }
  const goes = { at: '2026-12-24T00:00:00.000Z', file: 'content/legal/until.mdx', becomes: 'expired' }
  expect(nextChange(entities, new Date('2026-11-01T00:00Z'))).toEqual({ next: appears.at, changes: [appears, goes] })
  // At the instant itself it has happened: a scheduler that builds then must not be sent there again.
  expect(nextChange(entities, new Date(appears.at))).toEqual({ next: goes.at, changes: [goes] })
  expect(nextChange(entities, new Date('2027-01-01T00:00Z'))).toEqual({ next: null, changes: [] })
})

test('an instant has day, time and zone', async () => {
  expect(parseInstant('2026-12-01T14:30+05:30')?.toISOString()).toBe('2026-12-01T09:00:00.000Z')
  for (const text of ['2026-12-01', '2026-12-01T09:00', '2026-02-30T09:00Z', '2026-12-01T25:00Z', 'tomorrow'])
    expect(parseInstant(text), text).toBeUndefined()
  const { text } = await loadFiles({ 'legal/later.mdx': legalPage({ title: 'Future', publishAt: '2026-12-01' }) })
  expect(text).toBe(`content/legal/later.mdx:5:12  publishAt  field-value
  "2026-12-01" is not a moment.
  Write day, time and zone, for example 2026-12-01T09:00Z, or 2026-12-01T14:30+05:30 for a time in India.`)
})

test('a published page may not link to one that is not', async () => {
  const { text, site } = await loadFiles({
    ...files,
    'legal/always.mdx': legalPage(
      { metadata: { title: 'The rules that always hold' } },
      'See the [draft](/draft/), [later](/later/#part) and [until](/until/).',
    ),
    'legal/draft.mdx': legalPage(
      { draft: 'true', metadata: { title: 'The rules that are a draft' } },
      'Drafts may speak of what comes [later](/later/).',
    ),
  })
  expect(text).toBe(`content/legal/always.mdx:10:17  link-unpublished
  The page at "/draft/" is a draft.
  Publish it with this one, or leave the link out until then.

content/legal/always.mdx:10:35  link-unpublished
  The page at "/later/" is not yet published.
  Publish it with this one, or leave the link out until then.`)
  // Writers can still read the page; the build stops at the issue.
  expect(site.legal.map(({ slug }) => slug)).toContain('always')
})

test('a published page may not name one in a field that is not', async () => {
  const { text } = await loadFiles({
    'blog/draft.mdx': post({ title: 'An unfinished article', draft: 'true', relatedPosts: '[seen, draft]' }),
    'blog/seen.mdx': post({ id: '2', relatedPosts: '[seen, draft]' }),
  })
  expect(text).toBe(`content/blog/seen.mdx:11:22  relatedPosts.1  link-unpublished
  content/blog/draft is not published while this page is.
  Publish it with this one, or name another.`)
})

test('a day far ahead of the moment that the site is built for is mistyped', async () => {
  const textWith = async (updated: string, at: string) => {
    const files = { 'legal/rules.mdx': legalPage({ title: 'Rules of the house', updated }) }
    return (await loadFiles(files, {}, momentOf(at))).text
  }
  expect(await textWith('2032-04-30', '2031-05-01T00:00Z')).toBe('')
  expect(await textWith('9999-12-31', '2031-05-01T00:00Z')).toBe(`content/legal/rules.mdx:5:10  updated  field-value
  "9999-12-31" is too far ahead.
  Check the year: it is probably mistyped.`)
  // A clock that was never set doesn't make today's days wrong.
  expect(await textWith('2026-11-21', '1970-01-01T00:00Z')).toBe('')
})
