import type { ReactNode } from 'react'
import { site } from '../../../../content/site'
import { MailLink, OfficeAddress, PhoneLink } from './reach'

const { hours, social } = site.contact

/** Every way to reach us, from the site's settings. */
export function ContactDetails() {
  return (
    <dl className="wide my-8 max-w-[52rem]! border-0 border-b border-solid border-rule">
      <Way term="Email">
        <MailLink className="inline-flex items-center min-h-8" />
      </Way>
      <Way term="Phone">
        <PhoneLink className="inline-flex items-center min-h-8" />
      </Way>
      <Way term="Office">
        <OfficeAddress />
      </Way>
      <Way term="Hours">
        {hours}
        <span className="block text-note text-ink-3">Closed on weekends</span>
      </Way>
      <Way term="Elsewhere">
        <ul className="nav flex flex-wrap gap-x-6">
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
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] md:grid-cols-[11rem_minmax(0,1fr)] gap-x-4 md:gap-x-8 items-baseline py-4 border-0 border-t border-solid border-rule">
      <dt className="text-note text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
