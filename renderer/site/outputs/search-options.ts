import type { SearchIndexOptions } from '../../engine/search/search-index'

/** What the search index of this site leaves out, and how it finds the section that a page belongs to. */
export const searchOptions: SearchIndexOptions = {
  // Worked figures, controls, and notes for browsers without scripts are no text of a page.
  exclude: ['.frame', 'form', 'button', 'svg', '.without-script', '[aria-hidden="true"]'],
  section: html => {
    const breadcrumbs = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? ''
    const [, second] = breadcrumbs.matchAll(/<a [^>]*>([^<]*)<\/a>/g)
    return second?.[1]
  },
}
