import { redirectForms } from '../../content/pages/page-urls'
import { contentSecurityPolicy } from '../html/policy'
import type { Output, OutputContext } from './output'

/** Header names and their values. */
export type Fields = Record<string, string>

/** The rules for every host, independent of its syntax. */
export interface HostRules {
  /** The path of the site, `/` or for example `/docs/`. All other paths here begin with it. */
  base: string
  /** The site's host name. */
  host: string
  /** Headers of every response. */
  everywhere: Fields
  /** The path prefix of files whose names contain a content hash, with their Cache-Control. */
  hashed: { path: string; cache: string }
  /** The path prefixes of published media, and the policy that is sent with them instead of the pages' policy. */
  media: { paths: string[]; policy: string }
  /** Cache-Control of all other files. */
  cache: string
  /** Content types that some hosts don't know, by file ending. */
  types: Record<string, string>
  /** Permanent redirects from old URLs. */
  redirects: { from: string; to: string }[]
  /** The page for unknown paths, sent with status 404. */
  notFound: string
}

/** The settings of hosts in the published folder, which none sends as content. */
export const hostFileNames = ['_headers', '_redirects', 'vercel.json', 'staticwebapp.config.json', '.nojekyll']

/** The header with the policy of a response. */
export const policyHeader = 'Content-Security-Policy'

/**
 * The policy of an image or video that is opened by its own URL: nothing runs, whatever the file is. Browsers show it in
 * a document that they make, with styles, and load a video only within its own origin. Within pages it has no effect.
 */
export const mediaPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin"

/** Generates the rules as JSON, for `npm run preview` and for comparing sites. */
export function hostRulesFile(context: OutputContext): Output[] {
  const content = `${JSON.stringify(hostRules(context), null, 2)}\n`
  return [{ path: 'host-rules.json', content, isUnpublished: true }]
}
hostRulesFile.paths = [] as string[]

/** The host rules of a rendered site. */
export function hostRules({ site, pages, settings, providers, base }: OutputContext): HostRules {
  const below = (path: string) => base + path.slice(1)
  const everyEntity = Object.values(site).flat()
  return {
    base,
    host: new URL(settings.origin).host,
    everywhere: { [policyHeader]: policyOf(pages, providers), ...fixed },
    hashed: { path: below('/assets/'), cache: 'public, max-age=31536000, immutable' },
    media: { paths: ['/assets/media/', '/media/'].map(below), policy: mediaPolicy },
    cache: 'public, max-age=0, must-revalidate',
    types: {
      '.md': 'text/markdown; charset=utf-8',
      '.webmanifest': 'application/manifest+json',
      '.vtt': 'text/vtt; charset=utf-8',
      '.bin': 'application/octet-stream',
      '.ico': 'image/vnd.microsoft.icon',
    },
    redirects: everyEntity.flatMap(({ redirects = [], url }) =>
      redirects.flatMap(redirectForms).map(from => ({ from: below(from), to: encodeURI(below(url)) })),
    ),
    notFound: below('/404.html'),
  }
}

/** The headers of the response for a path, found or not; the content type only where the rules state it. */
export function fieldsAt(path: string, rules: HostRules, isFound = true): Fields {
  const { everywhere, hashed, media, cache, types } = rules
  const type = Object.entries(types).find(([ending]) => path.endsWith(ending))?.[1]
  const isMedia = isFound && media.paths.some(prefix => path.startsWith(prefix))
  const fields: Fields = { ...everywhere }
  if (isMedia) fields[policyHeader] = media.policy
  fields['Cache-Control'] = isFound && path.startsWith(hashed.path) ? hashed.cache : cache
  if (isFound && path.endsWith('/')) fields.Vary = 'Accept'
  if (isFound && type) fields['Content-Type'] = type
  return fields
}

/** Headers that are the same on every site. */
const fixed: Fields = {
  // Applies to HTTPS only. Without subdomains, which may belong to others.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Feed readers and link previews show images on other sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}

/**
 * One policy for all pages: it grants what any of them needs, because hosts allow few rules, and sets what only a
 * header can. Browsers enforce a page's own `meta` policy too, so each page gets no more than its own grants.
 */
function policyOf(pages: OutputContext['pages'], providers: OutputContext['providers']): string {
  const marks = new Set(pages.flatMap(page => page.grantMarks))
  return `${contentSecurityPolicy([...marks].sort().join(), providers)}; frame-ancestors 'none'`
}
