import type { Crumb } from '../page-info/crumbs'

/** The breadcrumbs; the page itself is plain text. Renders nothing on the home page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" className="text-note text-ink-3">
      <ol className="nav flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, url }, index) => (
          <li key={url} className="flex items-center gap-x-2 min-h-6">
            {index > 0 && (
              <span aria-hidden="true" className="text-rule-ctl">
                /
              </span>
            )}
            {index < crumbs.length - 1 ? (
              <a className="text-ink-2 inline-flex items-center min-h-6" href={url}>
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
