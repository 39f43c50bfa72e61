import { Fragment } from 'react'
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
 * The address as it was typed, struck out, with three ways to go on, above the content of the home page. A script fills
 * in the address; the line keeps its height.
 */
export default function NotFoundPage(page: PageOf<'pages'>) {
  return (
    <>
      <section aria-label="Page not found" className="lost">
        <div className="page">
          <p className="lost-address">
            <s data-part="" data-address="">
              the address you typed
            </s>
          </p>
          <div className="lost-ways">
            <div role="status">
              <p className="lost-sentence">This page was not found</p>
              <p>The address has a mistake in it, or the page has moved.</p>
            </div>
            <ol className="nav">
              <li className="with-script">
                <b>Search</b> this site: the button is in the header, on phones in its menu.
              </li>
              <li>
                <b>Go</b> to one of these:{' '}
                {destinations.map(({ label, href }, index) => (
                  <Fragment key={href}>
                    {index > 0 && ', '}
                    <a href={href}>{label}</a>
                  </Fragment>
                ))}
                . Or to the home page, which is below.
              </li>
              <li>
                <b>Ask</b> a person: <a href="/contactUs/">write to us</a>.
              </li>
            </ol>
          </div>
        </div>
      </section>
      <GeneralPage {...page} />
    </>
  )
}
