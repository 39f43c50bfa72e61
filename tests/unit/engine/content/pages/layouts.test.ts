import { expect, test } from 'vitest'
import { checkLayouts, readLayouts } from '../../../../../renderer/engine/content/pages/layouts'
import { page, post } from '../../../../factories/content-files'
import { documentOf } from '../../../../factories/documents'
import { folderOf } from '../../../../factories/root'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

/** The missing layouts for a home page, a page and two posts, with these files below `pages`. */
function missingWith(...files: string[]): string[] {
  const root = folderOf(Object.fromEntries(files.map(file => [`pages/${file}`, ''])))
  const documents = [
    documentOf(page(), 'content/pages/index.mdx'),
    documentOf(page(), 'content/pages/about.mdx'),
    documentOf(post(), 'content/blog/one.mdx'),
    documentOf(post(), 'content/blog/two.mdx'),
  ]
  return checkLayouts(documents, site.collections, readLayouts(root)).map(
    ({ file, message, hint }) => `${file}: ${message} ${hint.split(',')[0]}`,
  )
}

const whole = ['index/+Page.tsx', '@slug/+Page.tsx', 'blog/@slug/+Page.tsx', 'blog/tag/@tag/+Page.tsx']

test('pages and lists of tags need a layout', () => {
  expect(missingWith(...whole)).toEqual([])
  expect(missingWith(...whole.slice(0, 2))).toEqual([
    'content/blog: No layout shows the page /blog/one/. Write pages/blog/@slug/+Page.tsx',
    'content/blog: No layout shows the page /blog/tag/prompting/. Write pages/blog/tag/@tag/+Page.tsx',
  ])
  expect(missingWith(...whole.slice(1))).toEqual([
    'content/pages: No layout shows the page /. Write pages/index/+Page.tsx',
  ])
})

test('a layout may be in a group, and have any parameter', () => {
  expect(
    missingWith('(root)/index/+Page.jsx', '@name/+Page.tsx', 'blog/@post/+Page.ts', 'blog/tag/@any/+Page.tsx'),
  ).toEqual([])
})

test('nothing is said of a site that has routes of its own, or its pages elsewhere', () => {
  expect(missingWith('index/+Page.tsx', 'all/+Page.tsx', 'all/+route.ts')).toEqual([])
  expect(missingWith()).toEqual([])
})
