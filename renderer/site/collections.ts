import type { Collection } from '@proofsheet/engine/content/collection'
import type { Site } from './entities'

/** The collections: the type of each folder of content, the URLs of its pages, and their use in feeds and llms.txt. */
export const collections = {
  products: {
    type: 'Product',
    noun: 'product',
    base: '/products/',
    section: { heading: 'Products', order: 1 },
    anchors: ['begin'],
  },
  blog: {
    type: 'BlogPost',
    noun: 'blog post',
    base: '/blog/',
    unique: ['id'],
    tags: true,
    perPage: 20,
    feed: { since: 2025, newest: 20 },
    section: { heading: 'Articles', order: 5 },
    anchors: ['related', 'newsletter'],
  },
  legal: { type: 'LegalPage', noun: 'legal page', base: '/', section: { heading: 'Legal', order: 7 } },
  training: {
    type: 'TrainingProgram',
    noun: 'training program',
    base: '/training/',
    section: { heading: 'Training', order: 4 },
    anchors: ['curriculum', 'outcomes'],
  },
  solutions: {
    type: 'Solution',
    noun: 'solution',
    base: '/solution/',
    section: { heading: 'Solutions', order: 3 },
  },
  enterprise: {
    type: 'GeneralPage',
    noun: 'page',
    base: '/enterprise/',
    section: { heading: 'Enterprise', order: 2 },
  },
  // Two specified URLs have capitals: /contactUs/ and /aboutUs/.
  pages: {
    type: 'GeneralPage',
    noun: 'page',
    base: '/',
    capitals: true,
    section: { heading: 'Company', order: 6 },
  },
} as const satisfies Record<keyof Site, Collection>
