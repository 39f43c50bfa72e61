import type { Crumb } from '../page-info/crumbs'
import { Breadcrumbs } from './Breadcrumbs'

/** The bar below the header of every page: the way to it, and the search for those who have script. */
export function SecondaryBar({ crumbs }: { crumbs: Crumb[] }) {
  // Without a way to show, the search stands in the space that the page leaves at its top.
  const place = crumbs.length === 0 ? '-mb-10' : ''
  return (
    <div className={`page relative flex items-start justify-between gap-6 pt-4 text-note no-print ${place}`}>
      <Breadcrumbs crumbs={crumbs} />
      <button
        type="button"
        data-search=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="with-script btn-link min-h-6 text-ink-2 ml-auto flex-none"
      >
        Search
      </button>
    </div>
  )
}
