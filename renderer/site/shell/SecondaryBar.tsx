import type { Crumb } from '../page-info/crumbs'
import { Breadcrumbs } from './Breadcrumbs'

/** The bar below the header, with the breadcrumbs. */
export function SecondaryBar({ crumbs, isOnStage }: { crumbs: Crumb[]; isOnStage: boolean }) {
  return (
    <div className={isOnStage ? 'ground' : undefined}>
      <div className="page pt-4 text-note no-print">
        <Breadcrumbs crumbs={crumbs} />
      </div>
    </div>
  )
}
