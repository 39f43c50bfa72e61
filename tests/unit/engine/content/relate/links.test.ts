import { expect, test } from 'vitest'
import { createRelater } from '../../../../../renderer/engine/content/relate/relate'
import { page, post } from '../../../../factories/content-files'
import { documentOf, documentsAlone } from '../../../../factories/documents'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

const relate = createRelater(site)

/** The issues of a page with these links, in a site with a page, a post and a page that has moved. */
function issuesOfLinks(...urls: string[]): string[] {
  const documents = [
    documentOf(page({ title: 'Links' }, urls.map(url => `[link](${url})`).join('\n\n')), 'content/pages/links.mdx'),
    documentOf(page({ title: 'Two', aliases: '[/second/]' }, '## The part'), 'content/pages/two.mdx'),
    documentOf(page({ title: 'New', redirects: '[/old/]' }, '## The part'), 'content/pages/new.mdx'),
    documentOf(post(), 'content/blog/one.mdx'),
  ]
  const issues = relate(documents, documentsAlone)
  return issues.map(({ line, code, message, fix }) => [line, code, message, fix?.text].filter(Boolean).join(' '))
}

test('a link may name a page, an alias, the page of a tag, an anchor and another site', () => {
  const urls = ['/two/', '/second/', '/two/#the-part', '/two/?a=b#the-part', '/blog/one/', '/blog/tag/prompting/']
  expect(issuesOfLinks(...urls, '#main', 'https://example.com/', 'mailto:a@b.example')).toEqual([])
})

test('a link to no page offers the URL that was meant', () => {
  expect(issuesOfLinks('/tow/', '/Two', '/blog/tag/promting/', '/nothing-like-it/')).toEqual([
    '9 link-unknown There is no page at "/tow/". /two/',
    '11 link-unknown There is no page at "/Two". /two/',
    '13 link-unknown There is no page at "/blog/tag/promting/". /blog/tag/prompting/',
    '15 link-unknown There is no page at "/nothing-like-it/".',
  ])
})

test('a link to a page that has moved offers its URL, with query and anchor', () => {
  expect(issuesOfLinks('/old/', '/old/?a=b#the-part')).toEqual([
    '9 link-moved The page at "/old/" has moved. /new/',
    '11 link-moved The page at "/old/" has moved. /new/?a=b#the-part',
  ])
})

test('a link to an anchor that is not there offers the nearest', () => {
  expect(issuesOfLinks('/two/#the-prt', '#mian')).toEqual([
    '9 anchor-unknown There is no heading "#the-prt" in content/pages/two.mdx. /two/#the-part',
    '11 anchor-unknown There is no heading "#mian" in content/pages/links.mdx. #main',
  ])
})

test('an address that can not be read is not offered again and again', () => {
  const documents = [
    documentOf(page({ title: 'Links' }, '[link](/odd/)'), 'content/pages/links.mdx'),
    documentOf(page({ title: 'Odd', aliases: '["/odd?/"]' }, 'Text.'), 'content/pages/strange.mdx'),
  ]
  const issues = relate(documents, documentsAlone).filter(({ code }) => code === 'link-unknown')
  expect(issues.map(({ message, fix }) => [message, fix])).toEqual([['There is no page at "/odd/".', undefined]])
})
