import type { ContactPage, Organization, Thing } from 'schema-dts'
import { site as settings } from '../../../../content/site'
import { fullUrl } from '../../full-url'
import type { PageInfo } from '../page-shapes'

const id = `${fullUrl('/')}#organization`

/** The company as referred to by other nodes: as publisher, provider or employer. */
export const us = {
  '@type': 'Organization',
  '@id': id,
  name: settings.brand,
  url: fullUrl(settings.home),
} as const satisfies Organization

/** The company and its website, for the home page. */
export function home({ lead }: PageInfo): Exclude<Thing, string>[] {
  return [
    { ...us, description: lead, logo: fullUrl('/icon-512.png') },
    {
      '@type': 'WebSite',
      '@id': `${fullUrl('/')}#site`,
      name: settings.brand,
      url: us.url,
      publisher: { '@id': id },
    },
  ]
}

/** The company's contact data, for the contact page. */
export function contactPage({ heading, lead, canonical }: PageInfo): ContactPage {
  const { phone, email, office, social } = settings.contact
  const [country] = office.slice(-1)
  return {
    '@type': 'ContactPage',
    name: heading,
    description: lead,
    url: canonical,
    mainEntity: {
      ...us,
      telephone: phone,
      email,
      address: {
        '@type': 'PostalAddress',
        addressLocality: office.slice(0, -1).join(', '),
        addressCountry: country,
      },
      sameAs: social.map(({ href }) => href),
    },
  }
}
