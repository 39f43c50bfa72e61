import { speculationRulesSource } from './speculation-rules'

/** Sources that a policy allows, by directive. */
export type Grants = Record<string, string[]>

/** The security policy of every page: only files of its own origin are loaded and run. */
const own: Grants = {
  'default-src': ["'none'"],
  'script-src': ["'self'", speculationRulesSource],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'", 'mailto:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // The names of the Trusted Types policies that its scripts may make: none, unless granted.
  'trusted-types': ["'none'"],
}

/** The search makes one, for the URL of its worker (search/ask-worker.ts). */
const searchGrant: Grants = { 'trusted-types': ['search'] }

/**
 * The Content-Security-Policy of a page, whose `data-provider` attributes name the outside services it uses. The `meta`
 * copy serves hosts that can't send headers. `frame-ancestors` has no effect in a `meta` element and belongs to the
 * headers (CSP Level 3, section 6.4.2).
 */
export function contentSecurityPolicy(html: string, providers: Record<string, Grants>, more: Grants = {}): string {
  const granted = [
    more,
    ...(html.includes(' data-search') ? [searchGrant] : []),
    ...providerNames(html).map(name => (Object.hasOwn(providers, name) && providers[name]) || {}),
  ]
  const directives = new Set([own, ...granted].flatMap(Object.keys))
  return [...directives]
    .map(directive => [directive, sourcesOf([own, ...granted].flatMap(each => each[directive] ?? []))] as const)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** Each source once; `'none'` only where there is no other, because browsers ignore it beside others. */
function sourcesOf(all: string[]): string[] {
  const sources = [...new Set(all)]
  const granted = sources.filter(source => source !== "'none'")
  return granted.length > 0 ? granted : sources
}

/**
 * The attributes of a page that its policy depends on, as written, with repetitions: `data-provider`, and `data-search`
 * of the search button. Found in HTML as React writes it, because the policy is in the head of the same document.
 */
export const grantMarksIn = (html: string): string[] => html.match(/ data-(?:provider="\w+"|search(?==))/g) ?? []

/** The names in the `data-provider` attributes of a page, without repetitions. */
const providerNames = (html: string): string[] => [
  ...new Set([...html.matchAll(/ data-provider="(\w+)"/g)].map(match => match[1] ?? '')),
]
