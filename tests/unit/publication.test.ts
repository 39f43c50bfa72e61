import { expect, onTestFinished, test } from 'vitest'
import { loadEverything } from '../../renderer/engine/content/load'
import { setSiteInstant } from '../../renderer/engine/content/publication/clock'
import { nextChange } from '../../renderer/engine/content/publication/next-change'
import { stateAt } from '../../renderer/engine/content/publication/state'
import { parseInstant } from '../../renderer/engine/shapes/formats'
import { siteOf } from '../workspace'

const legal = (title: string, fields = '') => `---
title: Rules
summary: What holds.
lastUpdated: 2025-01-01
${fields}metadata:
  title: ${title} rules of the test
  description: A description of the right length, which says what the page gives to the reader who finds it.
---

Text.
`
const files = {
  'legal/always.mdx': legal('Constant'),
  'legal/draft.mdx': legal('Unfinished', 'draft: true\n'),
  'legal/later.mdx': legal('Future', 'publishAt: 2026-12-01T14:30+05:30\n'),
  'legal/until.mdx': legal('Passing', 'expireAt: 2026-12-24T00:00Z\n'),
}

/** The slugs that are part of the site at an instant. */
async function slugsAt(instant: string): Promise<string[]> {
  setSiteInstant(new Date(instant))
  onTestFinished(() => {
    delete process.env.SITE_AT
  })
  const { site, text } = await siteOf(files)
  expect(text).toBe('')
  return site.legal.map(({ slug }) => slug)
}

test('drafts are never part of the site, others from publishAt until expireAt', async () => {
  expect(await slugsAt('2026-12-01T08:59:59.999Z')).toEqual(['always', 'until'])
  expect(await slugsAt('2026-12-01T09:00Z')).toEqual(['always', 'later', 'until'])
  expect(await slugsAt('2026-12-24T00:00Z')).toEqual(['always', 'later'])
})

test('while writing all of them are there, each knowing what it is', async () => {
  const { root } = await siteOf(files)
  const { value } = await loadEverything(root)
  const states = value.legal.map(entity => [entity.slug, stateAt(entity, new Date('2026-12-31T00:00Z'))])
  expect(Object.fromEntries(states)).toEqual({
    always: 'published',
    draft: 'draft',
    later: 'published',
    until: 'expired',
  })
})

test('a scheduler is told each moment at which the site changes by itself, in UTC', async () => {
  const { root } = await siteOf(files)
  const entities = (await loadEverything(root)).value.legal
  const appears = { at: '2026-12-01T09:00:00.000Z', file: 'content/legal/later.mdx', becomes: 'published' }
  const goes = { at: '2026-12-24T00:00:00.000Z', file: 'content/legal/until.mdx', becomes: 'expired' }
  expect(nextChange(entities, new Date('2026-11-01T00:00Z'))).toEqual({ next: appears.at, changes: [appears, goes] })
  // At the moment itself it has happened: a scheduler that builds then must not be sent there again.
  expect(nextChange(entities, new Date(appears.at))).toEqual({ next: goes.at, changes: [goes] })
  expect(nextChange(entities, new Date('2027-01-01T00:00Z'))).toEqual({ next: null, changes: [] })
})

test('a moment has day, time and zone', async () => {
  expect(parseInstant('2026-12-01T14:30+05:30')?.toISOString()).toBe('2026-12-01T09:00:00.000Z')
  for (const text of ['2026-12-01', '2026-12-01T09:00', '2026-02-30T09:00Z', '2026-12-01T25:00Z', 'tomorrow'])
    expect(parseInstant(text), text).toBeUndefined()
  const { text } = await siteOf({ 'legal/later.mdx': legal('Future', 'publishAt: 2026-12-01\n') })
  expect(text).toBe(`content/legal/later.mdx:5:12  publishAt  field-value
  "2026-12-01" is not a moment.
  Write day, time and zone, for example 2026-12-01T09:00Z, or 2026-12-01T14:30+05:30 for a time in India.`)
})

test('a page that visitors see may not lead to one that they do not, by a link', async () => {
  const to = (title: string, fields: string, body: string) => legal(title, fields).replace('Text.', body)
  const { text, site } = await siteOf({
    ...files,
    'legal/always.mdx': to(
      'The rules that always hold',
      '',
      'See the [draft](/draft/), [later](/later/#part) and [until](/until/).',
    ),
    'legal/draft.mdx': to(
      'The rules that are a draft',
      'draft: true\n',
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

test('nor by the name of one in a field', async () => {
  const post = (id: number, fields: string) => `---
id: ${id}
title: How to read answer number ${id}
excerpt: A sentence of the right length that tells the reader what the article will let them do afterwards.
author: Workings training team
authorBio: The people who run the courses.
date: 2025-03-01
readTime: 5 min read
category: Guides
tags: [Prompting, Leadership]
${fields}---
`
  const { text } = await siteOf({
    'blog/draft.mdx': post(1, 'draft: true\nrelatedPosts: [seen, draft]\n'),
    'blog/seen.mdx': post(2, 'relatedPosts: [seen, draft]\n'),
  })
  expect(text).toBe(`content/blog/seen.mdx:11:22  relatedPosts.1  link-unpublished
  content/blog/draft.mdx is not published while this page is.
  Publish it with this one, or name another.`)
})
