import { site as settings } from '../../../content/site'
import type { Site } from '../entities'

/** The map of the site: one quiet row of links for each subject. */
export function SiteMap({ site }: { site: Site }) {
  return (
    <nav aria-label="Site map" className="page py-8">
      <dl className="m-0 grid sm:grid-cols-[7rem_minmax(0,1fr)] gap-x-8 sm:gap-y-2">
        {settings.siteMap.map(({ label, lists, links }) => (
          <div key={label} className="contents">
            <dt className="mt-4 sm:mt-0 sm:py-1 text-ink-2">{label}</dt>
            <dd>
              <ul className="nav flex flex-wrap gap-x-5">
                {[...(lists ? site[lists].map(entryOf) : []), ...links].map(({ label: name, href }) => (
                  <li key={href}>
                    <a
                      className="inline-flex items-center min-h-8 text-ink no-underline hover:text-pine-hover hover:underline"
                      href={href}
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
  return { label: name, href: url }
}
