import { site as settings } from '../../../content/site'
import type { Site } from '../entities'
import { worldOf } from '../page-info/world'
import { currentOf } from './current-of'

/** The menu of narrow windows: the search, the header's links in one level, the products, what its panels lead to besides. */
export function PhoneMenu({ url, site }: { url: string; site: Site }) {
  return (
    <details className="menu lg:hidden" name="menu">
      <summary className="text-link inline-flex items-center min-h-11">
        <span className="menu-open">Menu</span>
        <span className="menu-close">Close</span>
      </summary>
      <nav aria-label="Menu" className="menu-panel sheet border-0 border-t border-solid border-rule px-gutter pb-8">
        <button type="button" className="with-script mt-3 w-full btn-quiet justify-start!">
          Search
        </button>
        <ul className="nav">
          {settings.navigation.map(item => (
            <li key={item.href} className="border-0 border-b border-solid border-rule">
              <a
                className="flex items-center min-h-13 font-display font-600 text-h2 leading-none text-ink no-underline aria-[current]:text-pine aria-[current]:underline"
                href={item.href}
                aria-current={currentOf(item.href, url)}
              >
                {item.label}
              </a>
            </li>
          ))}
        </ul>
        <ul className="nav mt-5 grid grid-cols-2" aria-label="Products">
          {site.products.map(product => (
            <li key={product.url} className={`world-${worldOf(product.url)} ground`}>
              <a
                className="flex items-center min-h-10 px-3 text-note font-650 text-ink no-underline"
                href={product.url}
                aria-current={currentOf(product.url, url)}
              >
                {product.name}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-5 mb-0 grid grid-cols-2 gap-3">
          {settings.navigation
            .flatMap(({ more = [] }) => more)
            .map(({ label, href }) => (
              <a key={href} className="btn-quiet px-2!" href={href}>
                {label}
              </a>
            ))}
        </p>
      </nav>
    </details>
  )
}
