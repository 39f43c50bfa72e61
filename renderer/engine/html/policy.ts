import { site } from '../../../content/site'
import type { Providers } from '../../../content/types/site'
import { speculationRulesSource } from './speculation-rules'

type Grants = Record<string, string[]>

/** What every page may load and run: its own files and nothing else. */
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
}

/**
 * What the search's worker needs beyond a page: to compile WebAssembly. It stands in the header alone, because a worker
 * is held to the policy of its own response, while a page is held to its `meta` policy too, which never has it.
 */
export const workerGrant: Grants = { 'script-src': ["'wasm-unsafe-eval'"] }

/** What each provider adds to the pages that have it. */
const grants: Record<string, (providers: Providers) => Grants> = {
  analytics: ({ analytics }) => ({ 'connect-src': origin(analytics.endpoint) }),
  newsletter: ({ newsletter }) => posting(newsletter),
  inquiry: ({ inquiry }) => posting(inquiry),
  map: ({ map }) => ({ 'frame-src': origin(map) }),
  contactForm({ contactForm: { script, origins } }) {
    const all = [...origin(script), ...origins.flatMap(origin)]
    return { 'script-src': all, 'connect-src': all, 'img-src': all, 'frame-src': all, 'form-action': all }
  },
}

const posting = (endpoint: string): Grants => ({ 'connect-src': origin(endpoint), 'form-action': origin(endpoint) })

/** The origin of a full address; an address on our own site, or none, needs no permission. */
const origin = (address: string) => (/^https?:/.test(address) ? [new URL(address).origin] : [])

/**
 * The Content-Security-Policy of a page, from its HTML: elements marked `data-provider` name the providers it has.
 * The `meta` copy serves hosts that can't send headers. `frame-ancestors` has no effect in a `meta` element and belongs
 * to the headers (CSP Level 3, section 6.4.2).
 */
export function contentSecurityPolicy(html: string, providers = site.providers, more: Grants = {}): string {
  const names = new Set([...html.matchAll(/ data-provider="(\w+)"/g)].map(match => match[1] ?? ''))
  const granted = [more, ...[...names].map(name => (Object.hasOwn(grants, name) && grants[name]?.(providers)) || {})]
  const directives = new Set([own, ...granted].flatMap(Object.keys))
  return [...directives]
    .map(directive => [directive, new Set([own, ...granted].flatMap(each => each[directive] ?? []))] as const)
    .filter(([, sources]) => sources.size > 0)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}
