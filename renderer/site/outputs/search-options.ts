import type { RecordOptions } from '@proofsheet/search/indexing/record'

/** The options of the search index: excluded elements, and the section of a page. */
export const searchOptions: RecordOptions = {
  // Demos, lists of all products, controls, answers for one choice of many, and messages for browsers without scripts are
  // not text of a page.
  exclude: [
    '.frame',
    'nav[aria-label="Contents"]',
    'nav[aria-label="All products"]',
    'nav[aria-label="The ten tools"]',
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
  bothNames: text =>
    text.replace(/\b(s)ingle sign-on\b(?: \(SSO\))?|\bSSO\b/gi, (_, first = 's') => `${first}ingle sign-on (SSO)`),
  isThing: ({ url }) => /^\/products\/./.test(url),
}
