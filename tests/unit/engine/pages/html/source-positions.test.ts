import { expect, test } from 'vitest'
import { applySourceMarks } from '../../../../../renderer/engine/pages/html/source-positions'

test('the position of a component is moved into its first tag', () => {
  const marked = '<p>One</p>\n\uE000a.mdx:3:1\uE001<figure class="x"><p>Two</p></figure>\uE000a.mdx:9:1\uE001'
  const placed = '<p>One</p>\n<figure data-source="a.mdx:3:1" class="x"><p>Two</p></figure>'
  expect(applySourceMarks(marked)).toBe(placed)
})
