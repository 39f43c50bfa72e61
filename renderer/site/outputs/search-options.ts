import type { PageTree } from '@proofsheet/engine/pages/html/page-tree'
import type { RecordOptions } from '@proofsheet/search/indexing/record'
import { findOne, getElementsByTagName, textContent } from 'domutils'

/** The options of the search index: excluded elements, and the section of a page. */
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
  section: page => breadcrumbs(page, 'a')[1],
  name: page => breadcrumbs(page, 'span').at(-1),
}

/** The texts of breadcrumbs: links, and as a `span` the page itself. */
function breadcrumbs({ document }: PageTree, name: 'a' | 'span'): string[] {
  const list = findOne(({ attribs }) => attribs['aria-label'] === 'Breadcrumb', document)
  return list ? getElementsByTagName(name, list).map(textContent) : []
}
