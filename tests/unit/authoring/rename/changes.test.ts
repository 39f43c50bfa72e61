import { expect, test } from 'vitest'
import { redirectEdits } from '../../../../renderer/authoring/rename/redirect'
import { settingsEdits } from '../../../../renderer/authoring/rename/settings-edits'
import { applyEdits } from '../../../../renderer/engine/base/files/edits'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

test.each([
  ['title: T\n', 'title: T\nredirects:\n  - /a/\n'],
  ['redirects: [/x/] # old\ntitle: T\n', 'redirects: [/x/, /a/] # old\ntitle: T\n'],
  ['redirects:\n    - "/x/" # old\ntitle: T\n', 'redirects:\n    - "/x/" # old\n    - /a/\ntitle: T\n'],
  ['redirects: []\ntitle: T\n', 'redirects:\n  - /a/\ntitle: T\n'],
  ['redirects:\n  - /x/\n  - /b/\n', 'redirects:\n  - /x/\n  - /a/\n'],
  ['title: T\r\n', 'title: T\r\nredirects:\r\n  - /a/\r\n'],
])('the old address joins %j', (before, after) => {
  const source = `---\n${before}---\n\nText.\n`
  expect(applyEdits(source, redirectEdits(source, '/a/', '/b/'))).toBe(`---\n${after}---\n\nText.\n`)
})

test('links in the settings follow, and a segment is renamed unless others need it', () => {
  const source = `{ links: ['/old/', "/old/#part", '/older/'], breadcrumbs: { a: 'A', old: 'Old', older: 'Older' } }`
  const move = { oldUrl: '/old/', newUrl: '/a-new/', oldSlug: 'old', newSlug: 'a-new' }
  expect(applyEdits(source, settingsEdits(source, move, site, false))).toBe(
    `{ links: ['/a-new/', "/a-new/#part", '/older/'], breadcrumbs: { a: 'A', 'a-new': 'Old', older: 'Older' } }`,
  )
  expect(applyEdits(source, settingsEdits(source, move, site, true))).toContain("old: 'Old'")
})
