import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFinder } from '../../../renderer/search/worker/find'
import { createIndexReader } from '../../../renderer/search/worker/index-reader'
import { fileOf } from '../../built-site'

const find = createFinder(
  createIndexReader(async path => {
    const content = fileOf(`search/${path}`)
    return (path.endsWith('.bin') ? inflateRawSync(content) : content).toString()
  }),
  '/',
)

/** Queries of visitors, each with a page that they want among the first five. */
const wanted = {
  // Names
  Contact: '/contactUs/',
  DraftEmail: '/products/draftemail/',
  vaja: '/products/vaja/',
  terms: '/termsofservice/',
  'price DraftEmail': '/products/draftemail/',
  'leadership training': '/training/leadership/',
  // Two letters
  AI: '/solution/ai-agents-solutions/',
  'AI HR': '/training/hr/',
  // Words in texts
  refund: '/refund-policy/',
  sunrise: '/products/shubh/',
  'credit card': '/signup/',
  'download video': '/faq/',
  'phone number': '/contactUs/',
  // Other forms
  certificates: '/faq/',
  'interview question': '/products/joblyn/',
  'invoice approval': '/products/flowbuilder/',
  'vendor claims': '/blog/test-ai-vendor-claims/',
  // Words still being typed
  dub: '/products/dublabs/',
  choghad: '/products/shubh/',
  // One wrong letter
  securty: '/enterprise/security/',
  DraftEmial: '/products/draftemail/',
  trainnig: '/training/',
  refumd: '/refund-policy/',
  'interveiw question': '/products/joblyn/',
  // Phrases
  'business model canvas': '/products/plan/',
  'closed on weekends': '/contactUs/',
  'hard conversation': '/products/pmcoach/',
  'shared inbox': '/blog/automate-shared-inbox-without-code/',
}

test.each(Object.entries(wanted))('%s finds %s among the first five', async (query, url) => {
  const { pages } = await find(query)
  expect(pages.slice(0, 5).map(page => page.url)).toContain(url)
})

test('the page with the name is first', async () => {
  const named = {
    Contact: '/contactUs/',
    DraftEmail: '/products/draftemail/',
    vaja: '/products/vaja/',
    terms: '/termsofservice/',
    training: '/training/',
    products: '/products/',
    about: '/aboutus/',
    privacy: '/privacy-policy/',
    solutions: '/solution/',
    plan: '/products/plan/',
  }
  const first = await Promise.all(Object.keys(named).map(async query => (await find(query)).pages[0]?.url))
  expect(first).toEqual(Object.values(named))
})

const products = [
  'Plan',
  'DubLabs',
  'DraftEmail',
  'Joblyn',
  'PMCoach',
  'ShubhAI',
  'Vaja',
  'CourseTranslate',
  'DeployIt',
  'FlowBuilder',
]

test.each(products)('a query that names %s finds it first, whatever else it says', async name => {
  const url = `/products/${name.toLowerCase().replace(/(?<=shubh)ai/, '')}/`
  const queries = [
    `how much does ${name} cost`,
    `${name} price`,
    `prices of ${name}`,
    `${name} training`,
    `contact ${name} support`,
    `is there a free trial of ${name} without a credit card`,
    `does ${name} work with my team and our AI tools`,
    `how much is ${name.replace(/\p{Ll}(?=\p{Lu})/gu, '$& ')}`,
  ]
  const first = await Promise.all(queries.map(async query => [query, (await find(query)).pages[0]?.url]))
  expect(first).toEqual(queries.map(query => [query, url]))
})

test.each(products)('the first words that a search for %s shows have its price or its trial', async name => {
  const { pages } = await find(name)
  const [hit] = pages[0]?.hits ?? []
  expect(hit?.excerpt.map(({ text }) => text).join('')).toMatch(/\$\d+|pric|free|trial/i)
})

test('SSO and single sign-on find the same pages first', async () => {
  const short = await find('sso')
  const long = await find('single sign-on')
  const first = (pages: typeof short.pages) => pages.slice(0, 4).map(({ url }) => url)
  expect(first(short.pages)).toContain('/enterprise/security/')
  expect(first(long.pages).toSorted()).toEqual(first(short.pages).toSorted())
})

test('excerpts divide what is beside each other', async () => {
  const { pages } = await find('Request Corporate Training')
  const excerpts = pages.flatMap(({ hits }) => hits.map(({ excerpt }) => excerpt.map(({ text }) => text).join('')))
  expect(excerpts.filter(text => /\p{Ll}(?:See|Watch|Try|Request|Build) /u.test(text))).toEqual([])
})
