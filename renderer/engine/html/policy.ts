import { providerNames } from './inspect'
import { speculationRulesSource } from './speculation-rules'

/** Sources that a policy allows, by directive. */
export type Grants = Record<string, string[]>

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

/**
 * The Content-Security-Policy of a page, from its HTML: elements marked `data-provider` name the providers it has.
 * The `meta` copy serves hosts that can't send headers. `frame-ancestors` has no effect in a `meta` element and belongs
 * to the headers (CSP Level 3, section 6.4.2).
 */
export function contentSecurityPolicy(html: string, providers: Record<string, Grants>, more: Grants = {}): string {
  const granted = [more, ...providerNames(html).map(name => (Object.hasOwn(providers, name) && providers[name]) || {})]
  const directives = new Set([own, ...granted].flatMap(Object.keys))
  return [...directives]
    .map(directive => [directive, new Set([own, ...granted].flatMap(each => each[directive] ?? []))] as const)
    .filter(([, sources]) => sources.size > 0)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}
