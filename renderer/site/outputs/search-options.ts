import type { RecordOptions } from '@proofsheet/search/indexing/record'

/** The options of the search index: excluded elements, and the section of a page. */
export const searchOptions: RecordOptions = {
  // Demos, controls, answers for one choice of many, and messages for browsers without scripts are not text of a page.
  exclude: [
    '.frame',
    'nav[aria-label="Contents"]',
    '.heading-link',
    'form',
    'button',
    'svg',
    '.without-script',
    '.place',
    '[aria-hidden="true"]',
  ],
  section: ({ crumbs }) => crumbs.slice(0, -1)[1],
  name: ({ crumbs }) => crumbs.at(-1),
  isThing: ({ url }) => /^\/products\/./.test(url),
}
