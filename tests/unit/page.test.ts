import { expect, test } from 'vitest'
import { withBrand } from '../../content/site'
import { pageInfo } from '../../renderer/site/page-info/page-info'
import { toScriptJson } from '../../renderer/site/page-info/structured/structured-data'
import { siteOf } from '../workspace'

const metadata = { title: 'Frequent questions', description: 'Answers.' }
const page = { heading: 'Questions', lead: 'Three of them.', metadata, card: {} }

test('the brand follows a title, unless the title holds it already', () => {
  expect(withBrand('Frequent questions', 'Workings')).toBe('Frequent questions · Workings')
  expect(withBrand('About workings and its people', 'Workings')).toBe('About workings and its people')
})

test('the home page has no breadcrumbs', async () => {
  const { site } = await siteOf({})
  expect(pageInfo({ url: '/', ...page }, site).crumbs).toEqual([])
})

test('breadcrumbs start at Home, use the friendly names, and leave out addresses that have no page', async () => {
  const file = (title: string) => `---
title: ${title}
lead: What it gives.
metadata:
  title: ${title} of the test
  description: A description of the right length, which says what the page gives to the reader who finds it.
---
`
  const { site } = await siteOf({
    'pages/enterprise.mdx': file('Enterprise AI'),
    'enterprise/custom-work.mdx': file('Custom'),
  })
  expect(pageInfo({ url: '/enterprise/custom-work/', ...page }, site).crumbs.map(({ name }) => name)).toEqual([
    'Home',
    'Enterprise',
    'Custom',
  ])
  expect(pageInfo({ url: '/nowhere/privacy-policy/', ...page }, site).crumbs.map(({ name }) => name)).toEqual([
    'Home',
    'Privacy Policy',
  ])
})

test('a banner keeps the defaults that a page does not override, and can be left out', async () => {
  const { site } = await siteOf({})
  const banner = pageInfo({ url: '/', ...page, banner: { heading: 'Ready?' } }, site).banner
  expect(banner?.heading).toBe('Ready?')
  expect(banner?.stats.map(({ value }) => value)).toEqual(['300%+', '4-12', '500+'])
  expect(pageInfo({ url: '/', ...page, banner: false }, site).banner).toBeUndefined()
})

test('data in a script element cannot end it', () => {
  expect(toScriptJson({ name: '</script><script>alert(1)</script>' })).not.toContain('</')
})
