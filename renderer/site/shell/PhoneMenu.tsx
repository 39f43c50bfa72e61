import { site as settings } from '../../../content/site'
import { currentOf } from './current-of'

/** The menu of narrow windows: the header's links in one level, then what its panels lead to besides, and the search. */
export function PhoneMenu({ url }: { url: string }) {
  return (
    <details className="menu lg:hidden" name="menu">
      <summary className="text-link inline-flex items-center min-h-11">
        <span className="menu-open">Menu</span>
        <span className="menu-close">Close</span>
      </summary>
      <nav aria-label="Menu" className="menu-panel sheet border-0 border-t border-solid border-rule px-gutter pb-8">
        <ul className="nav">
          {settings.navigation.map(item => (
            <li key={item.href} className="border-0 border-b border-solid border-rule">
              <a
                className="flex items-center min-h-15 font-display font-600 text-h2 leading-none text-ink no-underline aria-[current]:text-pine aria-[current]:underline"
                href={item.href}
                aria-current={currentOf(item.href, url)}
              >
                {item.label}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-6 mb-0 grid grid-cols-2 gap-3">
          {settings.navigation
            .flatMap(({ more = [] }) => more)
            .map(({ label, href }) => (
              <a key={href} className="btn-quiet px-2!" href={href}>
                {label}
              </a>
            ))}
          <button type="button" className="with-script col-span-full btn-quiet justify-start!">
            Search
          </button>
        </p>
      </nav>
    </details>
  )
}
