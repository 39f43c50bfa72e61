// Reaches the browser, when `onVital` is defined; of this file only that.
import type { OnVital, SiteSettings } from './types/site'

/** The region of the contact form's provider, for example eu1; its addresses carry it. */
const formRegion = ''

/** The site's settings. Every provider id is empty: the site is whole without them. */
export const site: SiteSettings = {
  brand: 'Workings',
  tagline: 'Learn AI without coding',
  origin: 'https://workings.example',
  language: 'en',
  locale: 'en_US',
  copyright: '© 2025 Workings',
  home: '/',
  navigation: [
    { label: 'Home', href: '/' },
    {
      label: 'Products',
      href: '/products/',
      lists: 'products',
      more: [
        { label: 'Prices and trials', href: '/signup/' },
        { label: 'Live examples', href: '/demo/' },
      ],
    },
    {
      label: 'Enterprise',
      href: '/enterprise/',
      badge: 'AWS Partner',
      items: [
        {
          label: 'Enterprise Deployment',
          href: '/enterprise/products/',
          description: 'All ten products behind your own sign-in',
        },
        { label: 'Custom AI Development', href: '/enterprise/custom/', description: 'On your cloud, with your data' },
        { label: 'Team Training', href: '/enterprise/training/', description: 'Seven programs, one for each role' },
      ],
      more: [
        { label: 'Five levels', href: '/enterprise/solutions/' },
        { label: 'Security', href: '/enterprise/security/' },
      ],
      pages: ['/solution/'],
    },
    {
      label: 'Training',
      href: '/training/',
      pages: ['/executive-ai-leadership/', '/technical-ai-implementation/', '/corporate-training/'],
    },
    { label: 'About', href: '/aboutus/' },
    { label: 'Contact', href: '/contactUs/' },
  ],
  button: { label: 'Prices', href: '/signup/' },
  footer: [
    { label: 'Terms of Service', href: '/termsofservice/' },
    { label: 'Privacy Policy', href: '/privacy-policy/' },
    { label: 'Contact Us', href: '/contactUs/' },
  ],
  siteMap: [
    { label: 'Products', lists: 'products', links: [] },
    {
      label: 'Enterprise',
      links: [
        { label: 'Overview', href: '/enterprise/' },
        { label: 'Deploy products', href: '/enterprise/products/' },
        { label: 'Solutions by level', href: '/enterprise/solutions/', isOften: true },
        { label: 'Custom development', href: '/enterprise/custom/' },
        { label: 'Security', href: '/enterprise/security/' },
        { label: 'Featured solutions', href: '/solution/' },
      ],
    },
    {
      label: 'Learning',
      links: [
        { label: 'Training by role', href: '/training/', isOften: true },
        { label: 'For executives', href: '/executive-ai-leadership/' },
        { label: 'For technical teams', href: '/technical-ai-implementation/' },
        { label: 'Success stories', href: '/corporate-training/' },
        { label: 'Articles', href: '/blog/', isOften: true },
        { label: 'FAQ', href: '/faq/', isOften: true },
      ],
    },
    {
      label: 'Company',
      links: [
        { label: 'About', href: '/aboutus/' },
        { label: 'All products', href: '/products/' },
        { label: 'Prices and trials', href: '/signup/', isOften: true },
        { label: 'Demo', href: '/demo/', isOften: true },
        { label: 'Refunds', href: '/refund-policy/' },
        { label: 'Contact', href: '/contactUs/' },
        { label: 'Terms', href: '/termsofservice/' },
        { label: 'Privacy', href: '/privacy-policy/' },
      ],
    },
  ],
  banner: {
    heading: 'Ready to Transform Your Business with AI?',
    description: 'Tell us the job that costs you the most. We answer with a tool, a build or a course, and say which.',
    stats: [
      { icon: 'chart', value: '300%+', label: 'typical ROI within 12 months' },
      { icon: 'calendar', value: '4–12', label: 'weeks to implementation' },
      { icon: 'building', value: '500+', label: 'enterprise clients served' },
    ],
    statsNote: '[How these three are counted](/solution/#results-across-100-implementations)',
    trustIndicators: [
      { label: 'Enterprise Security', fact: 'SOC 2 Type II', icon: 'shield' },
      { label: 'Global Support', fact: '24/7', icon: 'globe' },
      { label: 'Proven Success', fact: '100+ implementations', icon: 'award' },
    ],
    actions: [
      { label: 'Start Free Trial', href: '/contactUs/' },
      { label: 'Explore Our Tools', href: '/solution/' },
    ],
  },
  contact: {
    phone: '+1 609 555 0142',
    email: 'hello@workings.example',
    office: ['Princeton, New Jersey', 'United States'],
    hours: 'Mon-Fri 9am-6pm',
    page: '/contactUs/',
    social: [
      { label: 'LinkedIn', href: 'https://linkedin.example/company/workings/' },
      { label: 'Instagram', href: 'https://instagram.example/workings/' },
      { label: 'YouTube', href: 'https://youtube.example/workings/' },
    ],
    topics: [
      { about: 'demo', label: 'A demonstration' },
      { about: 'training', label: 'Training for a company' },
      { about: 'quote', label: 'A quote for training' },
      { about: 'executive', label: 'The executive program' },
      { about: 'technical', label: 'The technical program' },
      { about: 'enterprise', label: 'Products for a company' },
      { about: 'hybrid', label: 'Hybrid: products and a custom build' },
      { about: 'custom', label: 'A custom build' },
      { about: 'integration', label: 'API Integration & RAG (L1-L2)' },
      { about: 'agents', label: 'Multi-Agent Systems (L3)' },
      { about: 'models', label: 'Custom AI Models (L4-L5)' },
      { about: 'consultation', label: 'A consultation on a solution' },
      { about: 'security', label: 'Questions on security' },
    ],
  },
  // From the specification of the breadcrumb bar; other segments are title-cased with hyphens turned to spaces.
  breadcrumbs: {
    courses: 'Courses',
    blog: 'Blog',
    products: 'Products',
    solutions: 'Solutions',
    solution: 'Solutions',
    enterprise: 'Enterprise',
    about: 'About Us',
    aboutus: 'About Us',
    aboutUs: 'About Us',
    contact: 'Contact',
    contactUs: 'Contact',
    dashboard: 'Dashboard',
    profile: 'Profile',
    'corporate-training': 'Corporate Training',
    faq: 'FAQ',
    'privacy-policy': 'Privacy Policy',
    terms: 'Terms of Service',
    termsofservice: 'Terms of Service',
    hr: 'HR',
    'gen-ai-solutions': 'Generative AI Solutions',
    'ai-agents-solutions': 'AI Agents Solutions',
    'custom-ai-solutions': 'Custom AI Solutions',
  },
  providers: {
    analytics: { id: '', endpoint: '' },
    contactForm: {
      region: formRegion,
      portalId: '',
      formId: '',
      script: `https://js-${formRegion}.hsforms.net/forms/embed/v2.js`,
      origins: [`https://forms-${formRegion}.hsforms.com`],
    },
    map: '',
    embeds: [],
    newsletter: '',
    inquiry: '',
    contactMessage: '',
  },
}

/** Is told of each page's vitals, in the visitor's browser. Undefined: nothing is measured, and nothing for it shipped. */
export const onVital: OnVital | undefined = undefined

/** The title with the brand behind it, unless the brand is in it already. */
export function withBrand(title: string, brand: string = site.brand): string {
  return title.toLowerCase().includes(brand.toLowerCase()) ? title : `${title} · ${brand}`
}
