import { site as settings } from '../../../content/site'
import type { Site } from '../entities'
import { isMeasured } from './measure/Consent'
import { PrivacyChoices } from './measure/PrivacyChoices'
import { SiteMap } from './SiteMap'
import { Wordmark } from './Wordmark'

/** The footer of every page except the home page: the links that the specification lists, then the map of the site. */
export function Footer({ site }: { site: Site }) {
  return (
    <footer className="foot dark">
      <div className="page pt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="text-ink-2">{settings.copyright}</p>
        <nav aria-label="Footer">
          <ul className="nav flex flex-wrap gap-x-6">
            {settings.footer.map(({ label, href }) => (
              <li key={href}>
                <a className="inline-flex items-center min-h-11 text-pine-hover" href={href}>
                  {label}
                </a>
              </li>
            ))}
            {isMeasured && (
              <li className="with-script">
                <PrivacyChoices />
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div className="no-print">
        <SiteMap site={site} without={settings.footer.map(({ href }) => href)} />
        <Signature />
      </div>
    </footer>
  )
}

/** The end of the home page, which has no footer (specification, section 2): the map of the site, and the consent. */
export function HomeEnd({ site }: { site: Site }) {
  return (
    <div className="foot dark no-print">
      <SiteMap site={site} />
      {isMeasured && (
        <p className="page with-script pb-6">
          <PrivacyChoices />
        </p>
      )}
      <Signature />
    </div>
  )
}

/** The brand across the window, which ends each page. The header has said it: readers of the page hear it once. */
function Signature() {
  return (
    <p className="page" aria-hidden="true">
      <Wordmark className="signature" />
    </p>
  )
}
