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
 * The address as it was typed, corrected on a sheet like any other mistake: a script fills it in, and names the pages
 * that are nearest to it; without one, those that most people look for. Then search, a person, and the home page.
 */
export default function NotFoundPage(page: PageOf<'pages'>) {
  return (
    <>
      <section aria-label="Page not found" className="lost ground">
        <div className="page">
          <div className="lost-ways">
            <p className="lost-sentence">There is nothing here.</p>
            <div>
              <p className="with-script">
                <button type="button" data-opens-search="" className="lost-search sheet">
                  Search this site
                </button>
              </p>
              <p>
                Or <a href="/contactUs/">write to a person</a>, and say what you were looking for.
              </p>
            </div>
          </div>
          <div className="lost-sheet sheet">
            <div role="status">
              <p>You typed</p>
              <p className="pen">This page was not found</p>
              <p data-part="" data-address="">
                <s>the address you typed</s>
              </p>
            </div>
            <p>Most people look for one of these</p>
            <ul className="lost-near nav" aria-label="Pages that most people look for">
              {destinations.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
            <Unlinked {...page.site} />
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

/** The pages that neither the menus nor the home page link to, for the script that compares addresses. */
function Unlinked({ blog, solutions }: PageOf<'pages'>['site']) {
  return (
    <div hidden>
      {[...blog, ...solutions].map(({ url, title }) => (
        <a key={url} href={url}>
          {title}
        </a>
      ))}
    </div>
  )
}
