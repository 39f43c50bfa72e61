import { expect, test } from 'vitest'
import { withBrand } from '../../../content/site'
import { pageInfo } from '../../../renderer/site/page-info/page-info'
import { toScriptJson } from '../../../renderer/site/page-info/structured/structured-data'
import { page } from '../../factories/content-files'
import { loadOwn } from './own-site'

const metadata = { title: 'Frequent questions', description: 'Answers.' }
const source = { heading: 'Questions', lead: 'Three of them.', metadata, card: {} }

test('the brand follows a title, unless the title holds it already', () => {
  expect(withBrand('Frequent questions', 'Workings')).toBe('Frequent questions · Workings')
  expect(withBrand('About workings and its people', 'Workings')).toBe('About workings and its people')
})

test('the home page has no breadcrumbs', async () => {
  const { site } = await loadOwn({})
  expect(pageInfo({ url: '/', ...source }, site).crumbs).toEqual([])
})

test('breadcrumbs start at Home, use short names, and leave out URLs without a page', async () => {
  const { site } = await loadOwn({
    'pages/enterprise.mdx': page({ title: 'Enterprise AI' }),
    'enterprise/custom-work.mdx': page({ title: 'Custom' }),
  })
  const namesAt = (url: string) => pageInfo({ url, ...source }, site).crumbs.map(({ name }) => name)
  // The title of a page is no breadcrumb: its segment in title case is (specification).
  expect(namesAt('/enterprise/custom-work/')).toEqual(['Home', 'Enterprise', 'Custom Work'])
  expect(namesAt('/nowhere/privacy-policy/')).toEqual(['Home', 'Privacy Policy'])
})

test('a banner has the defaults that a page does not override, and can be left out', async () => {
  const { site } = await loadOwn({})
  const banner = pageInfo({ url: '/', ...source, banner: { heading: 'Ready?' } }, site).banner
  expect(banner?.heading).toBe('Ready?')
  expect(banner?.stats.map(({ value }) => value)).toEqual(['300%+', '4–12', '500+'])
  expect(pageInfo({ url: '/', ...source, banner: false }, site).banner).toBeUndefined()
})

test('data in a script element cannot end it', () => {
  expect(toScriptJson({ name: '</script><script>alert(1)</script>' })).not.toContain('</')
})
