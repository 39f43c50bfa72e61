import { expect, test } from 'playwright/test'

interface Route {
  /** The address that counts as the original, where the page stands at two. */
  canonical?: string
  /** Links that the page must offer: label and target. */
  links?: [label: string, href: string][]
  /** Words and figures that belong on the page. */
  says?: (string | RegExp)[]
}

const products = [
  'plan',
  'dublabs',
  'draftemail',
  'joblyn',
  'pmcoach',
  'shubh',
  'vaja',
  'coursetranslate',
  'deployit',
  'flowbuilder',
]

/** The specification's route table, with the links it names and the figures of its section 9, written by hand. */
const routes: Record<string, Route> = {
  '/': { says: ['20,000+', 'Learn AI without coding'] },
  '/faq/': { says: ['My Courses', /stream/i, /PDF/, /certificate/i] },
  '/aboutus/': {
    links: [
      ['Explore Our Tools', '/products/'],
      ['Start Free Trial', '/contactUs/'],
    ],
    says: ['20,000+', '75%', '20+', '92%', /5\s*tools|tools\s*5/],
  },
  '/aboutUs/': { canonical: '/aboutus/' },
  '/termsofservice/': { says: ['October 10, 2024', 'New Jersey'] },
  '/privacy-policy/': { says: ['October 10, 2024', '13', 'California', /European|EU/] },
  '/refund-policy/': {},
  '/contactUs/': { says: ['Princeton', 'Mon-Fri 9am-6pm', /24 business hours/, '@workings.example'] },
  '/corporate-training/': { says: [/bank/i, /Singapore/, /Mexic/] },
  '/training/': {
    links: [
      ['Enroll Now', '/contactUs/'],
      ['Learn More', '/executive-ai-leadership/'],
      ['Learn More', '/technical-ai-implementation/'],
      ['Request Corporate Training', '/contactUs/'],
      ['Request Training Quote', '/contactUs/'],
      ['View Success Stories', '/corporate-training/'],
    ],
    says: ['1000+', '4.83/5', '92%', '750', 'First name', 'Last name', 'Inquire'],
  },
  '/enterprise/training/': { canonical: '/training/' },
  '/executive-ai-leadership/': {},
  '/technical-ai-implementation/': {},
  '/products/': {},
  ...Object.fromEntries(products.map(id => [`/products/${id}/`, {}])),
  '/blog/': { says: ['Featured Articles', 'Latest Articles', 'Subscribe'] },
  '/blog/learn-ai-without-coding-beginners-guide/': {
    links: [['All articles', '/blog/']],
    says: [
      'Subscribe',
      'Share on Twitter',
      'Share on LinkedIn',
      'Share on Facebook',
      'February 11, 2025',
      '6 min read',
    ],
  },
  '/blog/tag/prompting/': {},
  '/enterprise/': {
    links: [
      ['Deploy Products', '/enterprise/products/'],
      ['Build Custom Solutions', '/enterprise/solutions/'],
      ['Request Demo', '/contactUs/'],
      ['Contact Sales', '/contactUs/'],
    ],
    says: [
      'Products Only',
      'Hybrid',
      'POPULAR',
      'Custom Build',
      'BUILD',
      'CUSTOMIZE',
      'ORCHESTRATE',
      'INTEGRATE',
      'CONNECT',
      /3.6 months/,
      /6.12 weeks/,
      /4.8 weeks/,
      /3.6 weeks/,
      /1.3 weeks/,
    ],
  },
  '/enterprise/products/': {
    links: [
      ['Learn More', '/products/plan/'],
      ['', '/enterprise/custom/'],
      ['', '/contactUs/'],
    ],
    says: [
      '99.9%',
      'SOC 2',
      '24/7',
      'SSO',
      'Analytics',
      'API Access',
      'Private Cloud',
      'On-Premise',
      'Financial Services',
      'Global Enterprise',
      'Healthcare',
      'Tech Startups',
      'AWS',
      'Azure',
      'GCP',
    ],
  },
  '/enterprise/solutions/': {
    links: [
      ['', '/enterprise/'],
      ['', '/enterprise/products/'],
      ['', '/contactUs/'],
    ],
    says: [
      'API Integration & RAG',
      'Multi-Agent Systems',
      'MOST POPULAR',
      'Custom AI Models',
      /6.10 weeks/,
      /ongoing/i,
      /varies/i,
      '20+',
      '50+',
      '50B+',
    ],
  },
  '/enterprise/custom/': { links: [['', '/contactUs/']], says: [/8.16 weeks/, /2.3 weeks/, /1.2 weeks/, /ongoing/i] },
  '/solution/': {
    links: [
      ['All Solutions', '/solution/'],
      ['Real-Time Translation', '/solution/gen-ai-solutions/'],
      ['Industrial AI Assistant', '/solution/ai-agents-solutions/'],
      ['Video Translation Suite', '/solution/custom-ai-solutions/'],
      ['Schedule Consultation', '/contactUs/'],
    ],
    says: ['100+', '85%', '3.2x', '60%', '95%', /1.2 days/, /1 week/, /2.3 weeks/, /4.8 weeks/],
  },
  '/solution/gen-ai-solutions/': { links: [['Try Demo', 'https://demo.workings.example/']], says: ['500ms', '98%'] },
  '/solution/ai-agents-solutions/': { says: ['99.2%', /1 sec/] },
  '/solution/custom-ai-solutions/': { says: ['20'] },
  '/demo/': { links: products.map(id => ['', `/products/${id}/`]) },
  '/signup/': { says: ['14'] },
}

const product = (id: string, primary: [string, string], secondary: string, says: (string | RegExp)[]) => {
  routes[`/products/${id}/`] = {
    links: [primary, [secondary, '/demo/']],
    says: [id === 'joblyn' ? 'Alpha' : 'Live', ...says],
  }
}
product('plan', ['Try Plan', 'https://plan.example/'], 'Watch Demo', [
  '75%',
  '5x',
  '10 min',
  '27',
  '15 min',
  '26',
  '20 min',
  '30',
  /14-day free trial/,
  /no credit card/i,
])
product('dublabs', ['Try DubLabs', 'https://dublabs.example/'], 'Watch Demo', [
  '20+',
  '50',
  /1h/i,
  /48-hour/,
  'Custom pricing',
  /voice cloning/i,
  /lip-sync/i,
])
product('draftemail', ['Try DraftEmail', 'https://draftemail.example/'], 'Watch Demo', [
  '$97/month',
  '500+',
  '50+',
  '100+',
  /5 emails/,
  /10 hours/,
  '90%',
])
product('joblyn', ['Start Free Trial', '/signup/'], 'Watch Demo', [
  '700+',
  '200+',
  '500+',
  '100+',
  '20+',
  '50+',
  /14-day free trial/,
])
product('pmcoach', ['Try PMCoach', 'https://pmcoach.example/'], 'Watch Demo', [
  '$47/month',
  '50+',
  /14-day free trial/,
  /no credit card/i,
])
product('shubh', ['Try ShubhAI', 'https://shubh.example/'], 'Learn More', [
  '1,000+',
  '10,000+',
  '13+',
  'Join waitlist',
  /Free to start/,
])
product('vaja', ['Try Vaja.AI', 'https://vaja.example/'], 'Watch Demo', [/1 second/i, '90%', '24/7', '70%'])
product('coursetranslate', ['Get Started', 'https://coursetranslate.example/'], 'Watch Demo', ['90%', '20+'])
product('deployit', ['Try DeployIt', 'https://deployit.example/'], 'Watch Demo', [/60 seconds|60/, '99.9%'])
product('flowbuilder', ['Try FlowBuilder', 'https://flowbuilder.example/'], 'Watch Demo', ['80%', '5x', '10x', '90%'])

for (const [path, { canonical = path, links = [], says = [] }] of Object.entries(routes)) {
  test(`${path} has its heading, links and figures`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/Workings/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{70,155}/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://workings.example${canonical}`)
    const main = page.locator('main')
    for (const [label, href] of links) {
      const link = main.locator(`a[href="${href}"]`, { hasText: label })
      expect(await link.count(), `link ${label} to ${href}`).toBeGreaterThan(0)
    }
    const text = `${await main.textContent()} ${await page.locator('section').allTextContents()}`
    for (const word of says)
      expect(text).toEqual(typeof word === 'string' ? expect.stringContaining(word) : expect.stringMatching(word))
  })
}

test('the Products menu shows the prices of the specification', async ({ page }) => {
  await page.goto('/faq/')
  const menu = page.locator('header .panel').first()
  await expect(menu.locator('a', { hasText: 'DraftEmail' })).toContainText('$97/month')
  await expect(menu.locator('a', { hasText: 'PMCoach' })).toContainText('$97/month')
})

test('the description of DubLabs contains its price', async ({ page }) => {
  await page.goto('/products/dublabs/')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\$149\/month/)
})

test('every page but the home page has a footer and breadcrumbs', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('body > footer')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
  for (const path of ['/faq/', '/products/vaja/', '/enterprise/custom/']) {
    await page.goto(path)
    await expect(page.locator('body > footer').getByRole('link')).toHaveText([
      'Terms of Service',
      'Privacy Policy',
      'Contact Us',
    ])
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()).toHaveText('Home')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current=page]')).toHaveCount(1)
  }
})

test('an unknown path shows the home page with a notice and is not indexed', async ({ page }) => {
  const response = await page.goto('/no/such/page/')
  expect(response?.status()).toBe(404)
  await expect(page.locator('main').getByRole('status')).toContainText('not found')
  await expect(page.locator('h1')).toHaveText('AI that shows its working. No code needed.')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
