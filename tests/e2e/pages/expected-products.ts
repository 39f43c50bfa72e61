import type { ExpectedPage } from './expected-page'

function product(
  slug: string,
  primary: [label: string, href: string],
  secondary: string,
  says: (string | RegExp)[],
  state = 'Live',
): ExpectedPage {
  // The link leads to the product's own figure on the demo page.
  return { links: [primary, [secondary, `/demo/#try-${slug}`]], says: [state, ...says] }
}

/** The pages of the products, with their two links and the figures of the specification's section 9. */
export const productPages: Record<string, ExpectedPage> = {
  '/products/plan/': product('plan', ['Try Plan', 'https://plan.example/'], 'Watch Demo', [
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
  ]),
  '/products/dublabs/': product('dublabs', ['Try DubLabs', 'https://dublabs.example/'], 'Watch Demo', [
    '20+',
    '50',
    /1h/i,
    /48-hour/,
    'Custom pricing',
    /voice cloning/i,
    /lip-sync/i,
  ]),
  '/products/draftemail/': product('draftemail', ['Try DraftEmail', 'https://draftemail.example/'], 'Watch Demo', [
    '$97/month',
    '500+',
    '50+',
    '100+',
    /5 emails/,
    /10 hours/,
    '90%',
  ]),
  '/products/joblyn/': product(
    'joblyn',
    ['Start Free Trial', '/signup/'],
    'Watch Demo',
    ['700+', '200+', '500+', '100+', '20+', '50+', /14-day free trial/],
    'Alpha',
  ),
  '/products/pmcoach/': product('pmcoach', ['Try PMCoach', 'https://pmcoach.example/'], 'Watch Demo', [
    '$47/month',
    '50+',
    /14-day free trial/,
    /no credit card/i,
  ]),
  '/products/shubh/': product('shubh', ['Try ShubhAI', 'https://shubh.example/'], 'Learn More', [
    '1,000+',
    '10,000+',
    '13+',
    'Join waitlist',
    /Free to start/,
  ]),
  '/products/vaja/': product('vaja', ['Try Vaja.AI', 'https://vaja.example/'], 'Watch Demo', [
    /1 second/i,
    '90%',
    '24/7',
    '70%',
  ]),
  '/products/coursetranslate/': product(
    'coursetranslate',
    ['Get Started', 'https://coursetranslate.example/'],
    'Watch Demo',
    ['90%', '20+'],
  ),
  '/products/deployit/': product('deployit', ['Try DeployIt', 'https://deployit.example/'], 'Watch Demo', [
    /60 seconds|60/,
    '99.9%',
  ]),
  '/products/flowbuilder/': product('flowbuilder', ['Try FlowBuilder', 'https://flowbuilder.example/'], 'Watch Demo', [
    '80%',
    '5x',
    '10x',
    '90%',
  ]),
}
