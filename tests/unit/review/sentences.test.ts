import { expect, test } from 'vitest'
import { compareSites } from '../../../renderer/review/compare/compare-sites'
import { countClasses } from '../../../renderer/review/explain/classes'
import { describeComparison } from '../../../renderer/review/explain/sentences'
import { page, side } from './sides'

test('a page that moves is said once, and entries of feeds by their number, whatever the formats', () => {
  const feed = (title: string) =>
    `<feed><updated>${title}</updated><entry><id>1</id><title>${title}</title></entry></feed>`
  const redirects = ['/a', '/a/'].map(from => ({ from, to: '/b/' }))
  const before = side({ 'a/index.html': page('a'), 'atom.xml': feed('A'), 'rss.xml': feed('A') })
  const after = side(
    { 'b/index.html': page('a'), 'atom.xml': feed('B'), 'rss.xml': feed('B') },
    { 'host-rules.json': { base: '/', redirects: [...redirects, { from: '/x/', to: '/b/' }] } },
  )
  expect(describeComparison(compareSites(before, after), [], {})).toEqual([
    'The page /a/ moves to /b/.',
    '/x/ leads to /b/.',
    'Readers of feeds get changes of 1 entry.',
  ])
})

test('classes of the site come after what is lost and before all else', () => {
  const comparison = compareSites(
    side({ 'index.html': page('<h2 id="x">A</h2>') }),
    side({ 'index.html': page('<p>B</p>') }),
  )
  const price = { name: 'price', subject: 'Tea', before: '1', after: '2', urls: [] }
  expect(Object.keys(countClasses(comparison, [price])).slice(0, 3)).toEqual(['lost-anchor', 'price', 'heading'])
})

test('sentences name lost addresses and anchors first', () => {
  const before = side({ 'a/index.html': page('<h2 id="x">A</h2><p>One.</p>'), 'b/index.html': page('b') })
  const after = side({ 'a/index.html': page('<h2 id="y">A</h2><p>Two.</p>') })
  expect(describeComparison(compareSites(before, after), [], {}).slice(0, 3)).toEqual([
    'The page /b/ is gone, and its address leads nowhere.',
    'The anchor #x of /a/ is gone.',
    'The text “One.” becomes “Two.” on /a/.',
  ])
})
