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

/**
 * The address as it was typed, struck out on a sheet; then that nothing is there, and three ways to go on, above the
 * content of the home page. A script fills in the address, for which the sheet has room already.
 */
export default function NotFoundPage(page: PageOf<'pages'>) {
  return (
    <>
      <section aria-label="Page not found" className="lost ground">
        <div className="page">
          <div role="status">
            <div className="lost-sheet sheet">
              <p>You typed</p>
              <p className="pen">This page was not found</p>
              <p>
                <s data-part="" data-address="">
                  the address you typed
                </s>
              </p>
            </div>
            <p className="lost-sentence">There is nothing here.</p>
            <p className="lead">The address has a mistake in it, or the page has moved. Three ways on:</p>
          </div>
          <div className="lost-ways">
            <div>
              <p>Search</p>
              <p className="with-script">
                <button type="button" data-opens-search="" className="lost-search sheet">
                  Search this site
                </button>
              </p>
              <p>Every page, by any word on it.</p>
            </div>
            <div>
              <p>Look around</p>
              <ul className="nav" aria-label="Pages that most people look for">
                {destinations.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <p>Ask</p>
              <p>
                <a href="/contactUs/">Write to a person</a>, and say what you were looking for.
              </p>
            </div>
          </div>
          <p className="lost-rest">Below is our home page.</p>
        </div>
      </section>
      <div className="world-draftemail">
        <GeneralPage {...page} />
      </div>
    </>
  )
}
