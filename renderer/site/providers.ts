import type { Grants } from '@proofsheet/engine/pages/html/policy'
import { site } from '../../content/site'
import type { Providers } from '../../content/types/site'

/** The policy grants of each provider. */
const grants: Record<string, (providers: Providers) => Grants> = {
  analytics: ({ analytics }) => ({ 'connect-src': origin(analytics.endpoint) }),
  newsletter: ({ newsletter }) => posting(newsletter),
  inquiry: ({ inquiry }) => posting(inquiry),
  contactMessage: ({ contactMessage }) => posting(contactMessage),
  map: ({ map }) => ({ 'frame-src': origin(map) }),
  embeds: ({ embeds }) => ({ 'frame-src': embeds.map(host => `https://${host}`) }),
  contactForm({ contactForm: { script, origins } }) {
    const all = [...origin(script), ...origins.flatMap(origin)]
    return {
      'script-src': all,
      'connect-src': all,
      'img-src': all,
      'frame-src': all,
      'form-action': all,
      // The policy of that name, made by islands/forms/embed.ts, is for the provider's script.
      'trusted-types': ['default'],
    }
  },
}

const posting = (endpoint: string): Grants => ({ 'connect-src': origin(endpoint), 'form-action': origin(endpoint) })

/** The origin of a full URL; none for an internal or an empty one, which needs no grant. */
const origin = (address: string) => (/^https?:/.test(address) ? [new URL(address).origin] : [])

/** The policy sources of each provider, by the name in the `data-provider` attributes of pages. */
export function grantsFor(providers: Providers = site.providers): Record<string, Grants> {
  return Object.fromEntries(Object.entries(grants).map(([name, grant]) => [name, grant(providers)]))
}
