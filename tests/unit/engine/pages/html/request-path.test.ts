import { expect, test } from 'vitest'
import { isDirect, requestPath } from '../../../../../renderer/engine/pages/html/request-path'

test.each([
  ['/', '/'],
  ['/blog/?a=//b', '/blog/'],
  ['/a%20b/%C3%A4', '/a b/ä'],
  ['/@fs/home/a%2Fb', '/@fs/home/a/b'],
])('%s is a path', (url, path) => {
  expect(requestPath(url)).toBe(path)
})

test.each(['//', '//host/..', '/\\host', '/%', '/%E0%A4%A', '/%00', '*', 'http://host/', ''])('%j is refused', url => {
  expect(requestPath(url)).toBeUndefined()
})

test('a direct path has no other folders than it names', () => {
  expect(['/', '/blog/', '/a.b/..c/d...'].map(isDirect)).toEqual([true, true, true])
  expect(['/..', '/a/../b', '/./a', '/a//b', '/a\\b'].map(isDirect)).toEqual(Array(5).fill(false))
})
