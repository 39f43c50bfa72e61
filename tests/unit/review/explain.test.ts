import { describe, expect, test } from 'vitest'
import { compareSites } from '../../../renderer/review/compare/compare-sites'
import { compareFile } from '../../../renderer/review/explain/changed-fields'
import { classifyChanges, countClasses } from '../../../renderer/review/explain/classes'
import { findFailures, readFailRules } from '../../../renderer/review/explain/fail-on'
import { createReasons } from '../../../renderer/review/explain/reasons'
import { describeComparison } from '../../../renderer/review/explain/sentences'
import { page, side } from './sides'

const classes = {
  price: { noun: 'price', fields: ['teas.price.*', 'facts.price*.value'], pattern: /\$\d+/ },
  terms: { noun: 'legal text', collections: ['terms'] },
}

const tea = (price: string) => `---\nname: Sencha\n${price && `price:\n  page: ${price}\n`}---\nText.`
const file = 'content/teas/sencha.mdx'

describe('classes of the site', () => {
  const pages = (price: string, terms: string) =>
    side({
      'a/index.html': page(`<p>Only ${price} a month</p>`),
      'b/index.html': page(`<p>Sencha costs ${price}.</p>`),
      'terms/index.html': page(`<p>${terms}</p>`),
    })
  const sourceOf = (url: string) => (url === '/terms/' ? 'content/terms/terms.mdx' : file)

  test('a changed field, with the pages that show it', () => {
    const comparison = compareSites(pages('$97', 'A.'), pages('$99', 'A.'))
    const files = [compareFile(file, tea('$97/month'), tea('$99/month'))]
    const found = classifyChanges(comparison, files, classes, sourceOf)
    expect(found).toEqual([
      { name: 'price', subject: 'Sencha', before: '$97/month', after: '$99/month', urls: ['/a/', '/b/'] },
    ])
    expect(describeComparison(comparison, found, classes)).toEqual([
      'The price of Sencha changes from $97/month to $99/month on 2 pages.',
    ])
  })

  test('a fact is called by what it is about', () => {
    const facts = (value: string) => `priceSencha:\n  value: ${value}\n  about: Sencha\n`
    const comparison = compareSites(pages('$97', 'A.'), pages('$99', 'A.'))
    const files = [compareFile('content/facts.yaml', facts('$97'), facts('$99'))]
    expect(classifyChanges(comparison, files, classes, sourceOf)[0]).toMatchObject({ subject: 'Sencha', after: '$99' })
  })

  test.each([
    ['is new', '', '$97', 'The price of Sencha is new: $97 on 2 pages.'],
    ['is gone', '$97', '', 'The price of Sencha is gone on 2 pages: it was $97.'],
  ])('a price that %s', (_, from, to, sentence) => {
    const comparison = compareSites(pages(from, 'A.'), pages(to, 'A.'))
    const found = classifyChanges(comparison, [compareFile(file, tea(from), tea(to))], classes, sourceOf)
    expect(describeComparison(comparison, found, classes)).toContain(sentence)
  })

  test('a value that is written in another way is no change', () => {
    const files = [compareFile(file, tea('$97'), tea('{facts.priceSencha}'))]
    const same = pages('$97', 'A.')
    expect(classifyChanges(compareSites(same, same), files, classes, sourceOf)).toEqual([])
  })

  test('the words of pages alone, where no sources are known', () => {
    const comparison = compareSites(pages('$97', 'A.'), pages('$99', 'A.'))
    const found = classifyChanges(comparison, [], classes, () => undefined)
    expect(describeComparison(comparison, found, classes)).toEqual(['A price changes from $97 to $99 on 2 pages.'])
  })

  test('a text of a collection; a footer that all pages share is no change of it', () => {
    const words = classifyChanges(compareSites(pages('$1', 'A.'), pages('$1', 'B.')), [], classes, sourceOf)
    expect(words).toEqual([{ name: 'terms', subject: '/terms/', before: '', after: '', urls: ['/terms/'] }])
    const site = (footer: string) =>
      side({ 'index.html': page('', { footer }), 'terms/index.html': page('', { footer }) })
    expect(classifyChanges(compareSites(site('A'), site('B')), [], classes, sourceOf)).toEqual([])
  })
})

describe('reasons', () => {
  const before = {
    '/a/': { [`fields ${file} price,name`]: '1', 'body content/b.mdx': '1' },
    '/b/': { [`fields ${file} name`]: '1' },
  }
  const after = {
    '/a/': { [`fields ${file} price,name`]: '2', 'body content/b.mdx': '1' },
    '/b/': { [`fields ${file} name`]: '1' },
  }
  const sides = [side({}, {}, { dependencies: before }), side({}, {}, { dependencies: after })] as const

  test('the fields that changed among those that a page read', () => {
    const reasonsOf = createReasons(...sides, [compareFile(file, tea('$97'), tea('$99'))], [])
    expect(reasonsOf('/a/')).toEqual([`${file}: price.page`])
    expect(reasonsOf('/b/')).toEqual([])
  })

  test('the text of a file where it changed, else the fields that it can show', () => {
    const body = (hash: string) => side({}, {}, { dependencies: { '/a/': { [`body ${file}`]: hash } } })
    const reasonOf = (text: string) =>
      createReasons(body('1'), body('2'), [compareFile(file, tea('$97'), tea('$99').replace('Text.', text))], [])('/a/')
    expect(reasonOf('Text.')).toEqual([`${file}: price.page`])
    expect(reasonOf('Words.')).toEqual([`${file}: text`])
  })

  test('the fact that a field shows', () => {
    const change = compareFile('content/facts.yaml', 'priceX:\n  value: $1\n', 'priceX:\n  value: $2\n')
    expect(createReasons(...sides, [change], [])('/a/')).toEqual(['content/facts.yaml: priceX.value'])
  })

  test('of a page that moved, by its former URL', () => {
    const moved = side({}, {}, { dependencies: { '/new/': after['/a/'] } })
    const reasonsOf = createReasons(sides[0], moved, [compareFile(file, tea('$97'), tea('$99'))], [])
    expect(reasonsOf('/new/', '/a/')).toEqual([`${file}: price.page`])
  })

  test('the code, the first files by name', () => {
    const code = ['site/shell/Footer.tsx', 'site/a.ts', 'site/b.ts', 'engine/c.ts', 'engine/d.ts']
    expect(createReasons(side({}), side({}), [], code)('/a/')).toEqual([
      'code: site/shell/Footer.tsx, site/a.ts, site/b.ts, 2 more files',
    ])
  })
})

describe('rules that fail', () => {
  test.each([
    ['lost-anchor, price', { rules: [{ name: 'lost-anchor' }, { name: 'price' }] }],
    ['weight+10%', { rules: [{ name: 'weight', percent: 10 }] }],
    ['', { rules: [] }],
    ['prize', { unknown: 'prize', known: expect.stringContaining('price') }],
  ])('%s', (text, result) => {
    expect(readFailRules(text, ['price'])).toEqual(result)
  })

  test('only what occurs breaks a rule', () => {
    const html = (anchor: string, image: string) =>
      page(`<h2 id="${anchor}">A</h2><img src="/assets/media/${image}" alt="">`)
    const before = side({ 'index.html': html('a', 'a.webp'), 'assets/media/a.webp': 'a'.repeat(10_000) })
    const after = side({ 'index.html': html('b', 'b.webp'), 'assets/media/b.webp': 'b'.repeat(12_000) })
    const comparison = compareSites(before, after)
    const broken = (text: string) => {
      const read = readFailRules(text, ['price'])
      return findFailures('rules' in read ? read.rules : [], comparison, countClasses(comparison, []))
    }
    expect(broken('price,lost-address,weight+50%')).toEqual([])
    expect(broken('lost-anchor,weight+10%')).toEqual([
      'lost-anchor: 1',
      expect.stringMatching(/^weight\+10%: \/ grows from \d+ to \d+ bytes$/),
    ])
  })
})
