import type { RecordOptions } from '@proofsheet/engine/pages/search/indexing/record'

/** What the search index excludes, and how it finds the section of a page. */
export const searchOptions: RecordOptions = {
  // Demos, controls, and messages for browsers without scripts are not text of a page.
  exclude: [
    '.frame',
    'nav[aria-label="Contents"]',
    '.heading-link',
    'form',
    'button',
    'svg',
    '.without-script',
    '[aria-hidden="true"]',
  ],
  section: html => {
    const breadcrumbs = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? ''
    const [, second] = breadcrumbs.matchAll(/<a [^>]*>([^<]*)<\/a>/g)
    return second?.[1]
  },
  // The last breadcrumb, as it is written in HTML.
  name: html => {
    const [, name = ''] = /<nav aria-label="Breadcrumb".*?<span aria-current="page">([^<]*)<\/span>/s.exec(html) ?? []
    return name.replaceAll('&amp;', '&').replaceAll('&#x27;', "'") || undefined
  },
}
