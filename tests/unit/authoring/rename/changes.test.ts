import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeChanges, textAfter } from '../../../../renderer/authoring/rename/changes'
import { redirectEdits } from '../../../../renderer/authoring/rename/redirect'
import { settingsEdits } from '../../../../renderer/authoring/rename/settings-edits'
import { site } from '../../../../renderer/site/index'
import { rootWith } from '../content-copy'

test.each([
  ['title: T\n', 'title: T\nredirects:\n  - /a/\n'],
  ['redirects: [/x/] # old\ntitle: T\n', 'redirects: [/x/, /a/] # old\ntitle: T\n'],
  ['redirects:\n    - "/x/" # old\ntitle: T\n', 'redirects:\n    - "/x/" # old\n    - /a/\ntitle: T\n'],
  ['redirects: []\ntitle: T\n', 'redirects:\n  - /a/\ntitle: T\n'],
  ['redirects:\n  - /x/\n  - /b/\n', 'redirects:\n  - /x/\n  - /a/\n'],
  ['title: T\r\n', 'title: T\r\nredirects:\r\n  - /a/\r\n'],
])('the old address joins %j', (before, after) => {
  const source = `---\n${before}---\n\nText.\n`
  expect(textAfter({ source, edits: redirectEdits(source, '/a/', '/b/') })).toBe(`---\n${after}---\n\nText.\n`)
})

test('links in the settings follow, and a segment is renamed unless others need it', () => {
  const source = `{ links: ['/old/', "/old/#part", '/older/'], breadcrumbs: { a: 'A', old: 'Old', older: 'Older' } }`
  const move = { oldUrl: '/old/', newUrl: '/a-new/', oldSlug: 'old', newSlug: 'a-new' }
  expect(textAfter({ source, edits: settingsEdits(source, move, site, false) })).toBe(
    `{ links: ['/a-new/', "/a-new/#part", '/older/'], breadcrumbs: { a: 'A', 'a-new': 'Old', older: 'Older' } }`,
  )
  expect(textAfter({ source, edits: settingsEdits(source, move, site, true) })).toContain("old: 'Old'")
})

test('when one file can not be written, all stay unchanged', async () => {
  const root = rootWith({ 'blog/one.mdx': '\uFEFFOne.', 'blog/two.mdx': 'Two.', 'legal/a.mdx': 'A.' })
  // Another file came to stand where the last one should go.
  mkdirSync(join(root, 'content/blog/taken.mdx'))
  const read = () => ['blog/one.mdx', 'blog/two.mdx'].map(file => readFileSync(join(root, 'content', file), 'utf8'))
  const before = read()
  const changes = [
    {
      file: 'content/blog/one.mdx',
      to: 'content/legal/uno.mdx',
      source: 'One.',
      edits: [{ start: 0, end: 3, text: 'Uno' }],
    },
    { file: 'content/blog/two.mdx', to: 'content/blog/taken.mdx', source: 'Two.', edits: [] },
  ]
  expect(() => makeChanges(root, changes)).toThrow('is there already')
  expect(read()).toEqual(before)
  expect(readdirSync(join(root, 'content/legal'))).toEqual(['a.mdx'])
  expect(readdirSync(join(root, 'content/blog')).sort()).toEqual(['one.mdx', 'taken.mdx', 'two.mdx'])

  makeChanges(root, changes.slice(0, 1))
  expect(readFileSync(join(root, 'content/legal/uno.mdx'), 'utf8')).toBe('\uFEFFUno.')
  expect(existsSync(join(root, 'content/blog/one.mdx'))).toBe(false)
})
