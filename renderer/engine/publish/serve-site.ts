import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { HostRules } from '../outputs/hosts/rules'

/** A request listener that follows the host rules: headers, redirects, precompressed variants, the error page. */
export function serveSite(folder: string, rules: () => HostRules): RequestListener {
  // Files are looked up at each request, so that a new build shows without a restart.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, setHeaders })

  function setHeaders(response: ServerResponse, path: string) {
    const { base, everywhere, hashed, cache, types } = rules()
    const type = Object.entries(types).find(([ending]) => path.endsWith(ending))?.[1]
    const isHashed = (base + path.slice(1)).startsWith(hashed.path)
    const fields = {
      ...everywhere,
      'Cache-Control': isHashed ? hashed.cache : cache,
      ...(type && { 'Content-Type': type }),
    }
    for (const [name, value] of Object.entries(fields)) response.setHeader(name, value)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const { base, redirects } = rules()
    const [path = '/', query] = (request.url ?? '/').split(/(?=\?)/)
    const inside = path.startsWith(base) ? path.slice(base.length - 1) : undefined
    const to = redirects.find(({ from }) => from === path)?.to ?? folderOf(path, inside)
    if (to) return void response.writeHead(301, { Location: to + (query ?? '') }).end()
    const notFound = () => {
      setHeaders(response, '/404.html')
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(readFileSync(join(folder, '404.html')))
    }
    if (inside === undefined || inside === '/404.html') return notFound()
    request.url = inside + (query ?? '')
    files(request, response, notFound)
  }

  /** The URL with a trailing slash for a request of a folder, so that each page has one URL; undefined for others. */
  function folderOf(path: string, inside: string | undefined): string | undefined {
    if (!inside || inside.endsWith('/')) return undefined
    return existsSync(join(folder, decode(inside), 'index.html')) ? `${path}/` : undefined
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
