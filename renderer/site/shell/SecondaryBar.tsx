import type { Crumb } from '../page-info/crumbs'
import { Breadcrumbs } from './Breadcrumbs'

/**
 * The bar below the header: breadcrumbs, and the search button for browsers with scripts. The links that `data-search`
 * selects, those of the header's menu, are shown for a search without results.
 */
export function SecondaryBar({ crumbs }: { crumbs: Crumb[] }) {
  // Without breadcrumbs the bar takes no height: the page has space at its top.
  const place = crumbs.length === 0 ? '-mb-10' : ''
  return (
    <div className={`page relative flex items-start justify-between gap-6 pt-4 text-note no-print ${place}`}>
      <Breadcrumbs crumbs={crumbs} />
      <button
        type="button"
        data-search="header details nav a"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="with-script btn-link min-h-6 text-ink-2 ml-auto flex-none"
      >
        Search
      </button>
    </div>
  )
}
