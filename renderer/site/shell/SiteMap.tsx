import { site as settings } from '../../../content/site'
import type { Site } from '../entities'

interface SiteMapProps {
  site: Site
  /** URLs of links that stand above the map already. */
  without?: string[]
}

/** The map of the site: the links of each subject in a quiet column; one row for each on narrow windows. */
export function SiteMap({ site, without = [] }: SiteMapProps) {
  const isNew = ({ href }: { href: string }) => !without.includes(href)
  return (
    <nav aria-label="Site map" className="page py-8">
      <dl className="m-0 grid lg:grid-cols-[2fr_1fr_1fr_1fr] gap-x-8 gap-y-4">
        {settings.siteMap.map(({ label, lists, links }) => (
          <div key={label}>
            <dt className="text-ink-2">{label}</dt>
            <dd>
              <ul className={`nav flex flex-wrap gap-x-5 lg:grid ${lists ? 'lg:grid-cols-2' : ''}`}>
                {[...(lists ? site[lists].map(entryOf) : []), ...links]
                  .filter(isNew)
                  .map(({ label: name, href, isOften }) => (
                    <li key={href}>
                      <a
                        className="inline-flex items-center min-h-8 text-ink no-underline hover:text-pine-hover hover:underline"
                        href={href}
                        data-often={isOften ? '' : undefined}
                      >
                        {name}
                      </a>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  )
}

function entryOf({ name, url }: Site['products'][number]) {
  return { label: name, href: url, isOften: false }
}
