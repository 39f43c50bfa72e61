import { site } from '../../../content/site'
import { isMeasured } from './measure/Consent'
import { PrivacyChoices } from './measure/PrivacyChoices'

/** The footer of every page except the home page. */
export function Footer() {
  return (
    <footer className="bg-paper-sunk text-note mt-gap">
      <div className="page py-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="text-ink-2">{site.copyright}</p>
        <nav aria-label="Footer">
          <ul className="nav flex flex-wrap gap-x-6">
            {site.footer.map(({ label, href }) => (
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
    </footer>
  )
}
