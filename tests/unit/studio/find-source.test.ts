import { expect, test } from 'vitest'
import { findSource } from '../../../renderer/studio/find-source'
import { page } from '../../factories/content-files'
import { temporaryRoot } from '../../factories/root'
import { site } from '../../fixtures/sample-site/renderer/site/index'

const files = {
  'pages/one.mdx': page({ lead: 'What it\n  gives, in two lines.', badge: 'See [the **long** page](/one/), now.' }),
}

test.each([
  ['a field with Markdown', 'See the long page, now.', 'content/pages/one.mdx:5'],
  ['a field over two lines', 'What it gives, in two lines.', 'content/pages/one.mdx:3'],
  ['words that no file has', 'Nothing of the kind is written.', 'content/pages/one.mdx:1'],
])('the words of %s lead to its line', (_, words, place) => {
  expect(findSource(temporaryRoot(files), site, '/one/', words)).toBe(place)
})
