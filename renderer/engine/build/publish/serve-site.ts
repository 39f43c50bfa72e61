import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { dropOddRange, isDirect, requestPath } from '../../pages/html/request-path'
import { type Fields, fieldsAt, type HostRules } from '../../pages/outputs/host-rules'
import { prefersMarkdown } from '../../pages/outputs/prefers-markdown'

/**
 * A request listener that follows the host rules: headers, redirects, precompressed variants, Markdown copies, the error
 * page.
 */
export function serveSite(folder: string, rules: () => HostRules): RequestListener {
  // Files are looked up at each request, so that a new build shows without a restart.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, setHeaders: addVary })

  return (request: IncomingMessage, response: ServerResponse) => {
    const current = rules()
    const { base, redirects } = current
    // A request has no fragment; one that has is answered as without it.
    const [path = '/', query] = (request.url ?? '/').replace(/#.*/s, '').split(/(?=\?)/)
    const notFound = () => {
      setFields(response, { ...fieldsAt(path, current, false), 'Content-Type': 'text/html; charset=utf-8' })
      // A folder that another program has built may have none.
      const page = join(folder, '404.html')
      response.writeHead(404).end(existsSync(page) ? readFileSync(page) : '')
    }
    const decoded = requestPath(request.url)
    if (decoded === undefined || !isDirect(decoded)) return notFound()
    const inside = path.startsWith(base) ? path.slice(base.length - 1) : undefined
    const to = redirects.find(({ from }) => from === decoded)?.to ?? folderOf(path, inside)
    if (to) {
      setFields(response, fieldsAt(path, current, false))
      return void response.writeHead(301, { Location: to + (query ?? '') }).end()
    }
    if (inside === undefined || inside === '/404.html') return notFound()
    const file = fileAt(inside, request.headers.accept)
    const { 'Content-Type': type } = fieldsAt(file, current)
    // Set before the file is looked up: an answer with status 304 has them too.
    setFields(response, fieldsAt(path, current))
    if (type) response.setHeader('Content-Type', type)
    addVary(response, file)
    request.url = file + (query ?? '')
    dropOddRange(request.headers)
    files(request, response, notFound)
  }

  /** The URL with a trailing slash for a request of a folder, so that each page has one URL; undefined for others. */
  function folderOf(path: string, inside: string | undefined): string | undefined {
    if (!inside || inside.endsWith('/')) return undefined
    return existsSync(join(folder, decodeURIComponent(inside), 'index.html')) ? `${path}/` : undefined
  }

  /** The file for a path: a page's Markdown copy for clients that prefer it, else the file at that path. */
  function fileAt(inside: string, accept: string | undefined): string {
    const copy = `${inside}index.md`
    const hasCopy =
      inside.endsWith('/') && prefersMarkdown(accept) && existsSync(join(folder, decodeURIComponent(copy)))
    return hasCopy ? copy : inside
  }
}

/** The listener that answers with status 500 where another one throws: no request may end a server. */
export function answering(serve: RequestListener): RequestListener {
  return (request, response) => {
    try {
      serve(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end('This request has met a fault. The server says more.\n')
    }
  }
}

/** Replaces all headers. */
function setFields(response: ServerResponse, fields: Fields): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  for (const [name, value] of Object.entries(fields)) response.setHeader(name, value)
}

/** Sets the Vary header of a response: compression, and for pages also the format. */
function addVary(response: ServerResponse, file: string): void {
  response.setHeader('Vary', /\/(index\.md)?$/.test(file) ? 'Accept, Accept-Encoding' : 'Accept-Encoding')
}
