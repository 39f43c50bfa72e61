import type { ReactNode } from 'react'
import { site } from '../../../../content/site'
import { MailLink, OfficeAddress, PhoneLink } from './reach'

/** Every way to reach us, from the site's settings: the address and the number large. */
export function ContactDetails() {
  const { hours, social } = site.contact
  return (
    <dl className="m-0 text-note">
      <Way term="Email">
        <MailLink className="inline-flex items-center min-h-8" />
        <span className="with-script">
          <button type="button" data-copy={site.contact.email} className="btn-link text-pine-hover">
            Copy
          </button>
          <span role="status" className="text-ink-2" />
        </span>
      </Way>
      <Way term="Phone">
        <PhoneLink className="inline-flex items-center min-h-8" />
      </Way>
      <Way term="Office">
        <OfficeAddress />
      </Way>
      <Way term="Hours">
        {hours}
        <span className="block">Closed on weekends</span>
      </Way>
      <Way term="Elsewhere">
        <ul className="nav flex flex-wrap gap-x-5">
          {social.map(({ label, href }) => (
            <li key={href}>
              <a className="inline-flex items-center min-h-8" href={href} rel="me noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Way>
    </dl>
  )
}

function Way({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
