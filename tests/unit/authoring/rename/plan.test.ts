import { describe, expect, test } from 'vitest'
import { planRename } from '../../../../renderer/authoring/rename/plan'
import { applyEdits } from '../../../../renderer/engine/base/files/edits'
import { contextOf, rootWith } from '../root-with'

const post = (fields: string, body = 'Text.') => `---
${fields}
title: How to read an answer
excerpt: A sentence of the right length that tells the reader what the article will let them do afterward.
author: "Workings training team" # a team
authorBio: The people who run the courses.
date: 2025-03-01
readTime: 5 min read
category: Guides
tags: [Prompting,   Leadership]
---

${body}
`

describe('references follow the new name of a file', () => {
  const texts = {
    'blog/one.mdx': post('id: 1\nrelatedPosts: [two, "two"] # both', 'See [below](#end) and [itself](/blog/one/#end).'),
    'blog/two.mdx': post(
      "id: 2\nrelatedPosts:\n  - 'one' # first\n  - two",
      `[A link](/blog/one/), [to a part](</blog/one/#end> "Title"), [by name][it], \`/blog/one/\`, /blog/one/ and [another](/blog/one-more/).

In <a href="/blog/one/#end" title="/blog/one/">HTML</a> in a text.

<Figure caption="See [this](/blog/one/#end), not /blog/one/.">![x](/media/vaja.webp)</Figure>

<Actions items={[{ label: "Read", href: "/blog/one/#end" }, { label: 'One', href: '/blog/one/?from=two' }]} />

[it]: https://garden.example/blog/one/`,
    ),
    'blog/one-more.mdx': post('id: 3\nrelatedPosts: [one-more, two]'),
  }

  test('in reference fields, links and components; nothing else changes', async () => {
    const context = contextOf(rootWith(texts))
    const plan = await planRename(context, 'blog', 'one', 'first')
    if ('reason' in plan) throw new Error(plan.reason)
    const after = Object.fromEntries(
      plan.changes.map(change => [change.to ?? change.file, applyEdits(change.source, change.edits)]),
    )
    expect(after).toEqual({
      'content/blog/first.mdx': texts['blog/one.mdx']
        .replace('/blog/one/#end', '/blog/first/#end')
        .replace('Leadership]\n', 'Leadership]\nredirects:\n  - /blog/one/\n'),
      'content/blog/two.mdx': texts['blog/two.mdx']
        .replace("'one'", "'first'")
        .replace('(/blog/one/)', '(/blog/first/)')
        .replace('[this](/blog/one/#end)', '[this](/blog/first/#end)')
        .replace('</blog/one/#end>', '</blog/first/#end>')
        .replaceAll('"/blog/one/#end"', '"/blog/first/#end"')
        .replace("'/blog/one/?from", "'/blog/first/?from")
        .replace('garden.example/blog/one/', 'garden.example/blog/first/'),
    })
    expect(plan).toMatchObject({
      links: 8,
      references: 1,
      redirects: true,
      oldUrl: '/blog/one/',
      newUrl: '/blog/first/',
    })
  })

  test('with unsaved texts in place of their files', async () => {
    const context = contextOf(rootWith(texts))
    const unsaved = new Map([['content/blog/two.mdx', post('id: 2\nrelatedPosts: [two, one]')]])
    const plan = await planRename(context, 'blog', 'one', 'first', unsaved)
    expect(plan).toMatchObject({ links: 1, references: 1 })
  })

  test.each([
    ['missing', 'new', 'There is no file content/blog/missing.mdx. Those there are: one-more, one, two.'],
    ['one', 'two', 'The address /blog/two/ belongs to content/blog/two.mdx already.'],
    ['one', 'New Name', `"New Name" can't be part of an address; "new-name" can.`],
    ['one', 'one', 'That is its name already.'],
  ])('%s to %s is refused', async (from, to, reason) => {
    const context = contextOf(rootWith(texts))
    expect(await planRename(context, 'blog', from, to)).toEqual({ reason })
  })

  test('a file whose links can not be read is reported first', async () => {
    const context = contextOf(
      rootWith({
        ...texts,
        'blog/two.mdx': post('id: 2\nrelatedPosts: [two, one]', '<Note>never closed'),
      }),
    )
    const plan = await planRename(context, 'blog', 'one', 'first')
    expect(plan).toMatchObject({ reason: "Links in a file that can't be read can't follow: fix it first." })
    expect('issues' in plan && plan.issues?.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'content/blog/two.mdx body-syntax',
    ])
  })

  test('a draft leaves no redirect: it was never published', async () => {
    const context = contextOf(
      rootWith({
        ...texts,
        'blog/one.mdx': texts['blog/one.mdx'].replace('id: 1', 'id: 1\ndraft: true'),
      }),
    )
    expect(await planRename(context, 'blog', 'one', 'first')).toMatchObject({ redirects: false })
  })
})
