import type { PageOf } from '../+data'
import { GeneralPage } from '../layouts/GeneralPage'

/** The pages that most visitors with an old address are looking for. */
const destinations = [
  { label: 'All ten tools', href: '/products/' },
  { label: 'Prices and trials', href: '/signup/' },
  { label: 'Training by role', href: '/training/' },
  { label: 'Enterprise', href: '/enterprise/' },
  { label: 'Articles', href: '/blog/' },
  { label: 'Questions and answers', href: '/faq/' },
]

/** A panel that says that the page was not found, with ways to go on, above the content of the home page. */
export default function NotFoundPage(page: PageOf<'pages'>) {
  return (
    <>
      <div className="page mt-8">
        <section aria-label="Page not found" className="bg-paper-sunk p-6 grid lg:grid-cols-[6fr_5fr] gap-x-16 gap-y-6">
          <div role="status">
            <p className="text-h2 font-display font-650">This page was not found</p>
            <p className="mt-3 max-w-m-note text-ink-2">
              The address has a mistake in it, or the page has moved. The home page is below.
              <span className="with-script"> Search, above this panel, finds a page by any word in it.</span>
            </p>
          </div>
          <div>
            <ul className="nav">
              {destinations.map(({ label, href }) => (
                <li key={href} className="border-0 border-t border-solid border-rule-ctl first:border-0">
                  <a className="flex items-center min-h-11 text-pine-hover" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      </div>
      <GeneralPage {...page} />
    </>
  )
}
