import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { dropOddRange, isDirect, isMalformed, requestPath } from '../../pages/html/request-path'
import { type Fields, fieldsAt, type HostRules, hostFileNames } from '../../pages/outputs/host-rules'
import { prefersMarkdown } from '../../pages/outputs/prefers-markdown'

/** A request listener that follows the host rules, with precompressed variants, Markdown copies and the error page. */
export function serveSite(folder: string, rules: () => HostRules): RequestListener {
  // Files are looked up at each request, so that a new build shows without a restart.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders: addVary })

  return (request: IncomingMessage, response: ServerResponse) => {
    const current = rules()
    const { base, redirects } = current
    // A request has no fragment; one that has is answered as without it.
    const [path = '/', query] = (request.url ?? '/').replace(/#.*/s, '').split(/(?=\?)/)
    const refuse = (status: number) => {
      setFields(response, { ...fieldsAt(path, current, false), 'Content-Type': 'text/html; charset=utf-8' })
      if (status === 405) response.setHeader('Allow', 'GET, HEAD')
      // A folder that another program has built may have none.
      const body = join(folder, '404.html')
      response.writeHead(status).end(existsSync(body) ? readFileSync(body) : '')
    }
    const decoded = requestPath(request.url)
    if (isMalformed(path)) return refuse(400)
    if (!/^(GET|HEAD)$/.test(request.method ?? '')) return refuse(405)
    if (decoded === undefined || !isDirect(decoded)) return refuse(404)
    const inside = path.startsWith(base) ? path.slice(base.length - 1) : undefined
    const name = decodeURIComponent(inside ?? '/')
    const has = (file: string) => existsSync(join(folder, name, file))
    // Each page has one URL, with a slash at its end.
    const page = !name.endsWith('/') && has('index.html') ? `${path}/` : undefined
    const to = redirects.find(({ from }) => from === decoded)?.to ?? page
    if (to) {
      setFields(response, fieldsAt(path, current, false))
      return void response.writeHead(301, { Location: to + (query ?? '') }).end()
    }
    if (inside === undefined || isUnsent(name)) return refuse(404)
    const index = prefersMarkdown(request.headers.accept) && has('index.md') ? 'index.md' : 'index.html'
    const file = inside.endsWith('/') ? inside + index : inside
    const { 'Content-Type': type } = fieldsAt(file, current)
    // Set before the file is looked up: an answer with status 304 has them too.
    setFields(response, fieldsAt(path, current))
    if (type) response.setHeader('Content-Type', type)
    addVary(response, file)
    request.url = file + (query ?? '')
    dropOddRange(request.headers)
    files(request, response, () => refuse(404))
  }
}

/** Whether a path below the base is that of a file that no host sends: settings, variants, and the page for errors. */
const isUnsent = (path: string) => [...hostFileNames, '404.html'].includes(path.slice(1)) || /\.(br|gz)$/.test(path)

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
  response.setHeader('Vary', /\/(index\.(md|html))?$/.test(file) ? 'Accept, Accept-Encoding' : 'Accept-Encoding')
}
