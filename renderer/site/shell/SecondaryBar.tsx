import { site as settings } from '../../../content/site'
import type { Crumb } from '../page-info/crumbs'
import { Breadcrumbs } from './Breadcrumbs'

/** The bar below the header: breadcrumbs, and what the search suggests before a query. */
export function SecondaryBar({ crumbs, isOnStage }: { crumbs: Crumb[]; isOnStage: boolean }) {
  return (
    <div className={isOnStage ? 'ground' : undefined}>
      <div className="page pt-4 text-note no-print">
        <Breadcrumbs crumbs={crumbs} />
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
