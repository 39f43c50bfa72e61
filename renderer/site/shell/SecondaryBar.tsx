import { site as settings } from '../../../content/site'
import type { Crumb } from '../page-info/crumbs'
import { Breadcrumbs } from './Breadcrumbs'

/**
 * The bar below the header: breadcrumbs, and the search button for browsers with scripts. The links that `data-search`
 * selects, those of the header's menu, are shown for a search without results, the suggestions before a query.
 */
export function SecondaryBar({ crumbs, isOnStage }: { crumbs: Crumb[]; isOnStage: boolean }) {
  // Without breadcrumbs the bar takes no height: the page has space at its top.
  const place = crumbs.length === 0 ? 'lg:-mb-10' : ''
  return (
    <div className={isOnStage ? 'ground' : undefined}>
      <div className={`page relative flex items-start justify-between gap-6 pt-4 text-note no-print ${place}`}>
        <Breadcrumbs crumbs={crumbs} />
        <button
          type="button"
          data-search="header details nav a"
          data-suggestions="[data-suggested] a"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          className="with-script btn-link min-h-6 text-ink-2 ml-auto flex-none"
        >
          <span>Search</span>
          {/* Not a `kbd`, for which the page would fetch the font of code. */}
          <span
            aria-hidden="true"
            className="hidden lg:inline ml-2 px-2 py-0.5 border border-solid border-rule-ctl rounded-ctl"
          >
            Ctrl K
          </span>
        </button>
        <ul data-suggested="" hidden>
          {settings.suggestions.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
