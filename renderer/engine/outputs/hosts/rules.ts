import { contentSecurityPolicy, workerGrant } from '../../html/policy'
import type { OutputContext } from '../output'

/** Header names and their values. */
export type Fields = Record<string, string>

/** What every host is told, whatever the syntax of its file: the one table behind all of them. */
export interface HostRules {
  /** The path that the site stands at, `/` or for example `/docs/`; every other path here has it in front. */
  base: string
  /** The site's host name. */
  host: string
  /** Headers of every response. */
  everywhere: Fields
  /** Below this path each file's name changes with its content. */
  hashed: { path: string; cache: string }
  /** How long all else may be kept without asking again. */
  cache: string
  /** Content types that not every host knows, by the ending of the file's name. */
  types: Record<string, string>
  /** Old addresses and where they lead, for good. */
  redirects: { from: string; to: string }[]
  /** The page for paths at which nothing stands, sent with status 404. */
  notFound: string
}

/** The rules for a site as it was drawn. */
export function hostRules({ site, pages, settings, providers, base }: OutputContext): HostRules {
  const below = (path: string) => base + path.slice(1)
  const everyEntity = Object.values(site).flat()
  return {
    base,
    host: new URL(settings.origin).host,
    everywhere: { 'Content-Security-Policy': policyOf(pages, providers), ...fixed },
    hashed: { path: below('/assets/'), cache: 'public, max-age=31536000, immutable' },
    cache: 'public, max-age=0, must-revalidate',
    types: { '.md': 'text/markdown; charset=utf-8', '.webmanifest': 'application/manifest+json' },
    redirects: everyEntity.flatMap(({ redirects = [], url }) =>
      redirects.flatMap(bothForms).map(from => ({ from: below(from), to: below(url) })),
    ),
    notFound: below('/404.html'),
  }
}

/** Headers that are the same on every site. */
const fixed: Fields = {
  // Browsers heed it over HTTPS only. Subdomains are not spoken for: they may belong to others.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pictures are meant to be seen elsewhere too: in feed readers, in previews of links.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}

/**
 * One policy that allows what any page needs, with what only a header can say: hosts take few rules, and where a header
 * and a page's own `meta` policy differ, the browser enforces both. So each page is held to exactly its own.
 */
function policyOf(pages: OutputContext['pages'], providers: OutputContext['providers']): string {
  const marks = new Set(pages.flatMap(page => page.providers))
  return `${contentSecurityPolicy([...marks].sort().join(), providers, workerGrant)}; frame-ancestors 'none'`
}

/** An old address with and without its last slash, since hosts compare them literally; a file has only one form. */
function bothForms(address: string): string[] {
  const bare = address.replace(/\/$/, '')
  const isFile = /\.\w+$/.test(bare)
  return isFile || bare === '' ? [address] : [`${bare}/`, bare]
}
