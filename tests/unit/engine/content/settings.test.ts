import fc from 'fast-check'
import { expect, test } from 'vitest'
import { absoluteUrl } from '../../../../renderer/engine/pages/html/base-path'
import { wordChecks } from '../../../../renderer/words/word-checks'
import { legalPage, page, post } from '../../../factories/content-files'
import { partOf } from '../../../factories/issues'
import { loadFiles } from '../../../factories/site'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const settings = `// The "menu" isn't '/checked/' here.
export const site = {
  origin: 'https://garden.example',
  home: '/',
  navigation: [
    { label: 'One', href: '/one/' },
    { label: "It's two", href: '/tow/' },
  ],
  footer: [{ label: 'Old', href: '/old/#top' }, { label: 'Later', href: '/later/' }],
  banner: { actions: [{ href: "/one/#the-frist" }, { href: '/one/#the-first' }] }, /* '/nowhere/' */
  // Something on the server answers there, which is no page.
  providers: { analytics: { id: 'T', endpoint: '/api/events' }, newsletter: '/api/newsletter', inquiry: '/api/ask' },
}
`

test('links in menus, footer and banner are checked like those of bodies', async () => {
  const { text, issues } = await loadFiles({
    'site.ts': settings,
    'pages/index.mdx': page({ title: 'Home' }),
    'legal/one.mdx': legalPage({ title: 'One', redirects: '[/old/]' }, '## The first\n\nText.'),
    'legal/two.mdx': legalPage({ title: 'Two' }),
    'legal/later.mdx': legalPage({ title: 'Later', publishAt: '2999-01-01T00:00Z' }),
  })
  expect(text).toBe(`content/site.ts:7:17  text-quotes  warning
  An apostrophe or quotation mark is straight.
  Write ’.

content/site.ts:7:33  link-unknown
  There is no page at "/tow/".
  Did you mean "/two/"?

content/site.ts:9:35  anchor-unknown
  There is no heading "#top" in content/legal/one.mdx.
  Anchors there: the-first.

content/site.ts:9:35  link-moved  warning
  The page at "/old/" has moved.
  Write its address: /one/

content/site.ts:9:74  link-unpublished
  The page at "/later/" is not yet published.
  Publish it with this one, or leave the link out until then.

content/site.ts:10:32  anchor-unknown
  There is no heading "#the-frist" in content/legal/one.mdx.
  Did you mean "the-first"?`)
  expect(issues.flatMap(({ fix }) => (fix ? [fix.text] : []))).toEqual(['’', '/two/', '/one/#top', '/one/#the-first'])
})

test('the words of settings are checked like those of pages', async () => {
  const source = `export const site = {
  // A seamless comment.
  tagline: 'A seamless day', home: '/seamless/', label: "It's \`utilized\`",
}
`
  const { issues } = await loadFiles(
    { 'site.ts': source },
    { definition: { ...site, rules: { words: wordChecks({ usage: { seamless: "one that doesn't stop" } }) } } },
  )
  const own = issues.filter(({ code }) => code === 'word-usage')
  expect(own.map(issue => [issue.line, partOf(source, issue), issue.fix?.text])).toEqual([
    [3, 'seamless', "one that doesn\\'t stop"],
  ])
})

test('every origin that passes the check begins full URLs', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      'http',
      'https',
      'javascript',
      'data',
      ':',
      '//',
      '/',
      'a.example',
      ':80',
      ':443',
      '?',
      '#',
      '@',
      ' ',
      '\\',
      '%',
      'ä',
    ),
    fc.string({ maxLength: 3 }),
  )
  const origin = fc.oneof(
    fc.array(part, { maxLength: 6 }).map(parts => parts.join('')),
    fc.domain().map(name => `https://${name}`),
  )
  let passed = 0
  await fc.assert(
    fc.asyncProperty(origin, async each => {
      const text = `export const site = {\n  origin: ${JSON.stringify(each)},\n  home: '/',\n}\n`
      const { issues } = await loadFiles({ 'site.ts': text, 'pages/index.mdx': page({ title: 'Home' }) })
      if (issues.some(({ file, code }) => file === 'content/site.ts' && code === 'field-value')) return
      passed++
      expect(absoluteUrl(each, '/one/')).toBe(`${each}/one/`)
      expect(new URL(each).protocol).toMatch(/^https?:$/)
    }),
    { numRuns: 60 },
  )
  expect(passed).toBeGreaterThan(5)
})

test('days of the year 9999 are too far ahead, and a tag without an address is named', async () => {
  const { issues } = await loadFiles({ 'blog/one.mdx': post({ updated: '9999-12-31', tags: "['🚀', 'Nul']" }) })
  const found = issues.map(({ file, code, field, message }) => ({ file, code, field, message }))
  expect(found).toContainEqual(expect.objectContaining({ file: 'content/blog/one.mdx', field: 'updated' }))
  expect(found).toContainEqual(expect.objectContaining({ field: 'tags.0', message: expect.stringContaining('🚀') }))
  expect(found).toContainEqual(
    expect.objectContaining({ field: 'tags.1', message: expect.stringContaining('Windows') }),
  )
  expect(found.filter(({ message }) => message.includes('/tag//'))).toEqual([])
})

test('the home page, the language and the addresses of menus have the forms that pages need', async () => {
  const text = `export const site = {
  origin: 'https://garden.example',
  home: 'one',
  language: 'english language',
  navigation: [{ label: 'One', href: 'javascript:alert(1)' }, { label: 'Two', href: 'two' }],
  social: [{ label: 'Mail', href: 'mailto:hello@garden.example' }, { label: 'Here', href:
    'https://garden.example/one/' }],
}
`
  const { issues } = await loadFiles({ 'site.ts': text, 'legal/one.mdx': legalPage({ title: 'One' }) })
  const found = issues.filter(({ file, code }) => file === 'content/site.ts' && code !== 'text-quotes')
  expect(found.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`)).toEqual([
    '3:10 link-unknown There is no page at "one".',
    '4:14 field-value This is no tag of a language.',
    '5:39 body-link The link "javascript:alert(1)" would run or hide something.',
    '5:86 link-unknown There is no page at "two".',
  ])
})

test('the home page is one of the pages: no file, no folder of files, no list of a tag, and reported once', async () => {
  const messages = async (home: string) => {
    const text = `export const site = {\n  home: '${home}',\n}\n`
    const { issues } = await loadFiles({ 'site.ts': text, 'blog/one.mdx': post({ tags: '[Tests]' }) })
    return issues.filter(({ file }) => file === 'content/site.ts').map(({ message, hint }) => `${message} ${hint}`)
  }
  expect(await messages('/blog/one/')).toEqual([])
  for (const home of ['/robots.txt', '/search/', '/blog/one/?from=here', '/blog/tag/tests/'])
    expect(await messages(home), home).toEqual(['This is no address of a page of this site. Write it as /.'])
  expect(await messages('/blog/on/')).toEqual(['There is no page at "/blog/on/". Did you mean "/blog/one/"?'])
})
