import { expect, test } from 'vitest'
import { applyFix } from '../../../../../renderer/engine/base/diagnostics/issue'
import { parseLedger } from '../../../../../renderer/engine/content/files/read-ledger'
import { createRelater } from '../../../../../renderer/engine/content/relate/relate'
import { page, post } from '../../../../factories/content-files'
import { documentOf, documentsAlone } from '../../../../factories/documents'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

const relate = createRelater(site)
const reserved = ['assets/', 'downloads/price-list.pdf', 'llms-full/', 'rss.xml', '/index.md']

/** The issues of links in a post beside another post and a page. */
function issuesOf(source: string) {
  const documents = [
    documentOf(source, 'content/blog/links.mdx'),
    documentOf(post({}, '## The part'), 'content/blog/one.mdx'),
    documentOf(page({ title: 'Two' }), 'content/pages/two.mdx'),
  ]
  const related = relate(documents, { ...documentsAlone, reserved })
  const own = related.filter(({ file }) => file === 'content/blog/links.mdx')
  return [...(documents[0]?.issues ?? []), ...own].filter(({ code }) => /link/.test(code))
}

/** The issue of one link as column, code and hint. */
function issueOf(text: string): string {
  return issuesOf(post({}, text))
    .map(({ column, code, hint }) => `${column} ${code} ${hint}`)
    .join('\n')
}

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['example.com/a?b=c', 'https://example.com/a?b=c'],
  ['münchen.de', 'https://münchen.de'],
  ['//example.com', 'https://example.com'],
  ['https//example.com', 'https://example.com'],
  ['https:/example.com', 'https://example.com'],
  ['http//example.com', 'https://example.com'],
  ['name@site.example', 'mailto:name@site.example'],
  ['tel:+49%2030%20123', 'tel:+4930123'],
  ['http://localhost:3000/blog/one/#the-part', '/blog/one/#the-part'],
  ['one.mdx', '/blog/one/'],
  ['./one.md#the-part', '/blog/one/#the-part'],
  ['../pages/two.mdx', '/two/'],
  ['/content/blog/one.mdx', '/blog/one/'],
  ['content/pages/two.mdx', '/two/'],
  ['/blog/one.html', '/blog/one/'],
  ['/blog/on.html', '/blog/one/'],
  ['/blog/one', '/blog/one/'],
  ['one', '/blog/one/'],
  ['/public/downloads/price-list.pdf', '/downloads/price-list.pdf'],
  ['price-list.pdf', '/downloads/price-list.pdf'],
  ['/downloads/pricelist.pdf', '/downloads/price-list.pdf'],
  ['https://garden.example/blog/onee/', '/blog/one/'],
])('the link %s is an issue at its address, whose fix leaves none', (written, fixed) => {
  const source = post({}, `A [link](${written}) and [another](/two/).`)
  const [issue, ...others] = issuesOf(source)
  expect(others).toEqual([])
  expect(issue?.column).toBe(10)
  const after = issue?.fix ? applyFix(source, issue.fix) : ''
  expect(after).toBe(post({}, `A [link](${fixed}) and [another](/two/).`))
  expect(issuesOf(after)).toEqual([])
})

test.each([
  ['/downloads/price-list.pdf'],
  ['/rss.xml'],
  ['/blog/one/index.md'],
  ['/llms-full/2.txt'],
  ['/blog/%6Fne/?a=b#the-part'],
  ['https://site.example/a.b/c_d?e=f#g'],
  ['https://xn--mnchen-3ya.de'],
  ['https://garden.example/blog/one/'],
  ['mailto:name@site.example?subject=A%20word'],
  ['mailto:?subject=Read%20this'],
  ['tel:+49-30-123'],
])('the link %s leads somewhere', written => {
  expect(issueOf(`A [link](${written}).`)).toBe('')
})

test.each([
  ['/nothing.pdf', '10 link-unknown Put the file into public: public/price-list.pdf is at /price-list.pdf.'],
  ['/blog/three/index.md', '10 link-unknown Write the address of a page, from "/" to "/".'],
  ['/assets/entry.js', '10 link-unknown Put the file into public: public/price-list.pdf is at /price-list.pdf.'],
  ['https://', '10 link-form Write the whole address, as the browser shows it: for example https://site.example/.'],
  ['https://site', '10 link-form Write the whole address, as the browser shows it: for example https://site.example/.'],
  ['mailto:nobody', '10 link-form Write it with its host: for example mailto:name@site.example.'],
  ['tel:abc', '10 link-form Write it in digits with the code of the country: for example tel:+15550100.'],
  ['http://site.example', '10 link-insecure Write https://site.example, if the site answers there.'],
])('the link %s is an issue without a fix', (written, expected) => {
  expect(issueOf(`A [link](${written}).`)).toBe(expected)
  expect(issuesOf(post({}, `A [link](${written}).`))[0]?.fix).toBeUndefined()
})

test('a scheme with a wrong letter is reported where the body is checked, with a fix', () => {
  const source = post({}, 'A [link](htps://site.example).')
  const [issue] = issuesOf(source)
  expect(issue?.code).toBe('body-link')
  expect(issue?.fix && applyFix(source, issue.fix)).toBe(post({}, 'A [link](https://site.example).'))
})

test('a link needs an address and a text', () => {
  expect(issueOf('A [link]().')).toMatch(/^8 link-form Write where it leads/)
  expect(issueOf('A [link](#).')).toMatch(/^10 link-form Write where it leads/)
  expect(issueOf('A [](/two/).')).toMatch(/^3 link-text Say between the brackets where it leads/)
  expect(issueOf('A [ ][to].\n\n[to]: /two/')).toMatch(/^3 link-text/)
  expect(issueOf('A [![Our logo](/media/a.png)](/two/) and [`code`](/two/).')).toBe('')
})

test('an address of the own computer that is no page may illustrate something', () => {
  expect(issueOf('Open http://localhost:8080/api now.')).toMatch(
    /^6 link-local .* is code: `http:\/\/localhost:8080\/api`\.$/,
  )
})

test('the address of a definition and of a prop is checked like that of a link', () => {
  expect(issueOf('A [link][to].\n\n[to]: www.example.com')).toBe('7 link-form Did you mean "https://www.example.com"?')
  expect(issueOf('<ActionLink href="www.example.com">It</ActionLink>')).toMatch(/^19 link-form/)
})

test('an address with escapes has no fix, because its range is not known', () => {
  const [issue] = issuesOf(post({}, 'A [link](/blog/o\\_ne/).'))
  expect(issue).toMatchObject({ code: 'link-unknown', hint: 'Did you mean "/blog/one/"?' })
  expect(issue?.fix).toBeUndefined()
})

test('a link to a page that was renamed by hand names its new file, and the command that renames', () => {
  const documents = [
    documentOf(post({}, 'A [link](/blog/older/).'), 'content/blog/one.mdx'),
    documentOf(post({}), 'content/blog/newer.mdx'),
    documentOf(post({ draft: 'true' }), 'content/blog/draft.mdx'),
    documentOf(page({ title: 'Another' }), 'content/pages/another.mdx'),
  ]
  const recorded = parseLedger('/blog/one/\n/blog/older/\n')
  const [issue] = relate(documents, { ...documentsAlone, reserved, recorded }).filter(
    ({ code }) => code === 'link-unknown',
  )
  expect(issue?.message).toBe('There is no page at "/blog/older/" any more, and content/blog/newer.mdx is new.')
  expect(issue?.hint).toContain('`npm run rename -- blog/older newer`')
  // Where two files are new, it could be either.
  documents.push(documentOf(post({}), 'content/blog/newest.mdx'))
  const [other] = relate(documents, { ...documentsAlone, reserved, recorded }).filter(
    ({ code }) => code === 'link-unknown',
  )
  expect(other?.message).toBe('There is no page at "/blog/older/".')
})

test('an address that would be wrong in another way is no fix', () => {
  expect(issuesOf(post({}, 'A [link](/blog/onee/#nothing-like-it).'))[0]?.fix).toBeUndefined()
  expect(issuesOf(post({}, 'A [link](one.mdx#nothing-like-it).'))[0]?.fix).toBeUndefined()
})
