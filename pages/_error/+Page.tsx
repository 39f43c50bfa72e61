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
 * The address as it was typed, struck out, with three ways to go on, above the content of the
 * home page. A script fills in the address; the line keeps its height.
 */
export default function NotFoundPage(page: PageOf<'pages'>) {
  return (
    <>
      <section aria-label="Page not found" className="lost dark">
        <div className="page">
          <p className="lost-address">
            <s data-part="" data-address="">
              the address you typed
            </s>
          </p>
          <div>
            <div role="status">
              <p className="lost-sentence">This page was not found</p>
              <p>The address has a mistake in it, or the page has moved.</p>
            </div>
            <p className="with-script">
              <button type="button" data-opens-search="" className="lost-search">
                <span>Search this site</span>
              </button>
            </p>
            <p>
              Or <a href="/contactUs/">ask a person</a>. The home page is below.
            </p>
          </div>
          <ul className="nav" aria-label="Pages that most people look for">
            {destinations.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <GeneralPage {...page} />
    </>
  )
}
