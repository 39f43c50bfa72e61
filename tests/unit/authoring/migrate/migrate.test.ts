import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Change, makeChanges } from '../../../../renderer/authoring/changes'
import { compareTypes } from '../../../../renderer/authoring/migrate/compare-schemas'
import { migrationEdits } from '../../../../renderer/authoring/migrate/migration-edits'
import { describeMigration, planMigration } from '../../../../renderer/authoring/migrate/plan-migration'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { applyEdits } from '../../../../renderer/engine/base/files/edits'
import { finishChanges } from '../../../../renderer/engine/base/files/journal'
import { typeSchema } from '../../../../renderer/engine/content/schema/schema'
import { compileForNode } from '../../../factories/compile'
import { page, post } from '../../../factories/content-files'
import { temporaryFolder, temporaryRoot } from '../../../factories/root'
import { loaderOf } from '../../../factories/site'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const text = { type: 'string' }
const before = {
  properties: {
    title: text,
    bio: { ...text, minLength: 2 },
    kind: { enum: ['Guide', 'News'] },
    tags: { type: 'array', items: { enum: ['one', 'two'] } },
    phone: { ...text, pattern: '^\\d+$' },
    steps: { type: 'array', items: { properties: { label: text } } },
    old: { type: 'number' },
  },
  required: ['title'],
}
const after = {
  properties: {
    title: text,
    aboutAuthor: { ...text, minLength: 2 },
    kind: { enum: ['Guides', 'News'] },
    tags: { type: 'array', items: { enum: ['one', 'three'] } },
    contact: { properties: { phone: { ...text, pattern: '^\\d+$' } } },
    steps: {
      type: 'array',
      items: { properties: { name: text, duration: { ...text, example: '2 days' } }, required: ['duration'] },
    },
    level: { type: 'integer', default: 3 },
  },
  required: ['title', 'level'],
}

/** A file after the edits of every difference. */
function migrate(source: string): string {
  return compareTypes(before, after, { before: {}, after: {} }).reduce(
    (now, difference) => applyEdits(now, migrationEdits(now, difference)),
    source,
  )
}

test('each difference of a type becomes an edit, once', () => {
  const source = `---
title: A # stays
bio: "About me"
kind: Guide
tags: [one, two]
phone: '12'
steps:
  - label: First
  - label: Second
    more: 1
old: 3
---

Text.
`
  const expected = `---
title: A # stays
aboutAuthor: "About me"
kind: Guides
tags: [one, three]
contact:
  phone: '12'
steps:
  - name: First
    duration: 2 days # An example: replace it.
  - name: Second
    more: 1
    duration: 2 days # An example: replace it.
old: 3
level: 3
---

Text.
`
  expect(migrate(source)).toBe(expected)
  expect(migrate(expected)).toBe(expected)
  const open = compareTypes(before, after, { before: {}, after: {} }).filter(({ kind }) => kind === 'removed')
  expect(open).toEqual([{ group: [], kind: 'removed', field: 'old' }])
})

test('a type that changes takes its files along', { timeout: 60_000 }, async () => {
  const root = temporaryRoot({
    'blog/one.mdx': post({}, 'By {frontmatter.authorBio} and `frontmatter.authorBio`.'),
    'blog/two.mdx': post({ id: '2', title: 'How to ask a question' }, 'By {frontmatter.authorBio}.'),
    'pages/a.mdx': page(),
  })
  const cache = createCache(root)
  const former = await typeSchema(root, cache)
  const types = join(root, 'content/types/blog.ts')
  const changed = readFileSync(types, 'utf8').replaceAll('authorBio', 'aboutAuthor').replace("'Guides' |", "'Guide' |")
  writeFileSync(types, changed)
  const plan = () => planMigration({ root, site, cache }, former)
  const migration = await plan()
  expect(describeMigration(migration, false)).toContain(`BlogPost: authorBio is called aboutAuthor now: 2 files
BlogPost: "Guides" of category is "Guide" now: 2 files`)
  const copies = await copiesKilledAmid(root, migration.changes)
  makeChanges(root, migration.changes)
  expect(readFileSync(join(root, 'content/blog/one.mdx'), 'utf8')).toBe(
    post({}, 'By {frontmatter.aboutAuthor} and `frontmatter.authorBio`.')
      .replace('authorBio:', 'aboutAuthor:')
      .replace('Guides', 'Guide'),
  )
  expect((await loaderOf(root)()).issues).toEqual([])
  expect(describeMigration(await plan(), false)).toBe('No file has to change.')
  // Each ends like the one that was not killed.
  expect(copies.map(textsIn)).toEqual(copies.map(() => textsIn(root)))
})

/** Copies of a project in which the changes were killed before these file operations, and the next command has gone on. */
async function copiesKilledAmid(root: string, changes: Change[]): Promise<string[]> {
  const entry = fileURLToPath(await compileForNode('tests/unit/authoring/killed-changes.ts'))
  const before = JSON.stringify(textsIn(root))
  return [0, 3, 5, 7].map(operation => {
    const copy = temporaryFolder()
    cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true })
    const args = [entry, JSON.stringify(changes), String(operation)]
    expect(spawnSync(process.execPath, args, { cwd: copy }).signal).toBe('SIGKILL')
    finishChanges(copy)
    // Killed before they were recorded: the command is given again.
    if (JSON.stringify(textsIn(copy)) === before) makeChanges(copy, changes)
    return copy
  })
}

const textsIn = (root: string) =>
  readdirSync(join(root, 'content/blog')).map(name => [name, readFileSync(join(root, 'content/blog', name), 'utf8')])

test('a choice without a successor names the files in which to choose another', () => {
  const step = {
    text: 'BlogPost: category has no "Strategy" any more; choose another',
    files: 2,
    open: ['content/blog/one.mdx', 'content/blog/two.mdx'],
  }
  expect(describeMigration({ steps: [step], changes: [] }, false)).toBe(`${step.text}: 2 files
  content/blog/one.mdx
  content/blog/two.mdx
1 difference to decide by hand.
No other file has to change.`)
})
