import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { alike } from './in-page'

/** Records each error of a page from its first element on: WebDriver has no way to ask for what is in the console. */
function recordErrors(): void {
  const lines: string[] = []
  Object.assign(window, { recordedErrors: lines })
  const { error } = console
  console.error = (...words: unknown[]) => {
    lines.push(`console: ${words.join(' ')}`.slice(0, 300))
    error.apply(console, words)
  }
  // While it is captured, also files that could not be loaded, whose errors don't rise.
  const onError = (event: Event) => {
    const { message, target } = event as ErrorEvent
    const file = target as HTMLScriptElement & HTMLLinkElement
    // The browser passes over a recording for another color scheme in this way.
    if (file.localName === 'source' && file.media && !matchMedia(file.media).matches) return
    lines.push(message ? `error: ${message}` : `can't load ${file.src || file.href}`)
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => lines.push(`unhandled: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    lines.push(`policy: ${effectiveDirective} refuses ${blockedURI}`),
  )
}

const recorder = `(${recordErrors})();(${alike})()`
const hash = `'sha256-${createHash('sha256').update(recorder).digest('base64')}'`

/** The site at `origin` for browsers whose console can't be read: each page records its errors, in a browser that is like the others. */
export interface RecordedSite {
  origin: string
  /** Changes what is served from now on. */
  spoil(change: (path: string, text: string) => string): void
  close(): void
}

/** Serves a site with the recorder in each page, which the policy of the page allows by its hash, and nothing more. */
export async function serveRecorded(site: string): Promise<RecordedSite> {
  let spoiled: ((path: string, text: string) => string) | undefined
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const answer = await fetch(site + path, { method: request.method, redirect: 'manual' })
    const headers = Object.fromEntries(answer.headers)
    const body = Buffer.from(await answer.arrayBuffer())
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) delete headers[name]
    const policy = headers['content-security-policy']
    if (policy) headers['content-security-policy'] = policy.replace("script-src 'self'", `script-src 'self' ${hash}`)
    const isText = /html|javascript/.test(headers['content-type'] ?? '')
    const text = isText && spoiled ? spoiled(path, `${body}`) : `${body}`
    response.writeHead(answer.status, headers)
    response.end(isText ? withRecorder(text) : body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    spoil(change) {
      spoiled = change
    },
    close: () => server.close().closeAllConnections(),
  }
}

/** The text of a page with the recorder before everything else in its head; other texts as they are. */
function withRecorder(text: string): string {
  const self = 'script-src &#x27;self&#x27;'
  return text
    .replace(self, `${self} ${hash.replaceAll("'", '&#x27;')}`)
    .replace('<head>', `<head><script>${recorder}</script>`)
}
